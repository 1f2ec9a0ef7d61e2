"""Looking at a page without colours: words stay legible, and whatever a colour says is also said
by words, a sign or a shape.
"""

from __future__ import annotations

from typing import Any

# What carries a meaning by its colour, and what must carry it besides:
# "words" or a "sign" inside it; a "ring" around it, or a "line" on it, that stands out in grey.
CARRIERS = {
    ".chip.have, .chip.lack, .chip.warn, .chip.want, .chip.later": "sign",
    ".chip.person": "words",
    ".item, .mini, .spot": "words",
    ".item.lit, .spot.lit, .zone.lit, li.lit": "ring",
    ".item.chosen, .spot.chosen, .zone.chosen, li.chosen": "ring",
    ".pointed": "ring",
    "h1.yours": "words",
    ".thing.lit > .shown > .card": "ring",
    ".acting, .good, .final, .sealed, .clock, .lost, .answer, .places .first": "words",
    "progress": "beside",
}

LOOK = """(carriers) => {
  const found = [];
  const grey = ([r, g, b]) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const light = (value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  const ratio = (a, b) => {
    const [high, low] = [light(a), light(b)].sort((x, y) => y - x);
    return (high + 0.05) / (low + 0.05);
  };
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const known = new Map();
  const rgba = (colour) => {
    if (!known.has(colour)) {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
      known.set(colour, [r, g, b, a / 255]);
    }
    return known.get(colour);
  };
  /** What lies behind an element, all layers laid over one another, in grey. */
  const behind = (element) => {
    const layers = [];
    for (let at = element; at; at = at.parentElement) {
      const layer = rgba(getComputedStyle(at).backgroundColor);
      layers.push(layer);
      if (layer[3] === 1) break;
    }
    let value = 255;
    for (const layer of layers.reverse()) value = value * (1 - layer[3]) + grey(layer) * layer[3];
    return value;
  };
  const shown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getClientRects().length > 0 &&
    !element.closest(".sr");
  const name = (element) => {
    const words = (element.innerText ?? "").trim().slice(0, 40);
    return `<${element.localName} class="${element.className}"> ${words}`;
  };

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const read = new Set();
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (!texts.currentNode.data.trim() || read.has(element)) continue;
    read.add(element);
    if (!shown(element) || element.closest("option, :disabled, svg, script, style")) continue;
    const style = getComputedStyle(element);
    const size = parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const contrast = ratio(grey(rgba(style.color)), behind(element));
    if (contrast < (large ? 3 : 4.5))
      found.push(`words too faint in grey (${contrast.toFixed(2)}): ${name(element)}`);
  }

  const stands_out = (colour, element) => ratio(grey(rgba(colour)), behind(element)) >= 3;
  const signs = {
    words: (e) => (e.innerText ?? "").trim() !== "",
    sign: (e) => [...e.querySelectorAll("svg")].some(shown),
    line: (e) => {
      const style = getComputedStyle(e);
      const solid = parseFloat(style.borderLeftWidth) >= 2 && style.borderLeftStyle !== "none";
      return solid && stands_out(style.borderLeftColor, e);
    },
    underline: (e) => getComputedStyle(e).textDecorationLine.includes("underline"),
    beside: (e) => signs.words(e.parentElement),
    ring: (e) => {
      const style = getComputedStyle(e);
      const outside = e.parentElement ?? e;
      if (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2)
        if (stands_out(style.outlineColor, outside)) return true;
      const shadow = style.boxShadow;
      const colour = shadow.match(/^(?:rgba?|oklch|color)\\([^)]*\\)/)?.[0];
      const lengths = shadow.replace(colour, "").match(/-?[\\d.]+px/g)?.map(parseFloat) ?? [];
      const border = style.borderTopColor === colour ? parseFloat(style.borderTopWidth) : 0;
      return Boolean(colour) && lengths[3] + border >= 2 && stands_out(colour, outside);
    },
  };
  for (const [selector, kind] of Object.entries(carriers))
    for (const element of document.querySelectorAll(selector))
      if (shown(element) && !signs[kind](element))
        found.push(`said by colour alone (no ${kind}): ${name(element)}`);

  const patterns = new Map();
  for (let family = 0; family < 8; family += 1) {
    const probe = document.createElement("span");
    probe.className = `f${family}`;
    document.body.append(probe);
    const pattern = getComputedStyle(probe).getPropertyValue("--pattern").trim();
    probe.remove();
    if (patterns.has(pattern))
      found.push(`families ${patterns.get(pattern)} and ${family} have one pattern`);
    patterns.set(pattern, family);
  }
  return found;
}"""


def colour_alone(page: Any) -> list[str]:
    """What would be lost on a screen without colours."""
    found: list[str] = page.evaluate(LOOK, CARRIERS)
    return found
