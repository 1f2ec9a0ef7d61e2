// A picture of how it ended, drawn by the browser, to share or to keep.

interface Row {
  name: string;
  score: number;
  colour: string;
}

const SIZE = [1200, 630] as const;

function load(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = reject;
    image.src = url;
  });
}

export async function picture(title: string, game: string, cloth: string, emblem: string, rows: Row[]): Promise<Blob> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = SIZE;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  pen.fillStyle = cloth;
  pen.fillRect(0, 0, ...SIZE);
  pen.fillStyle = "#ffffff12";
  for (let ray = 0; ray < 24; ray += 2) {
    pen.beginPath();
    pen.moveTo(600, 250);
    pen.arc(600, 250, 900, (ray * Math.PI) / 12, ((ray + 1) * Math.PI) / 12);
    pen.fill();
  }
  if (emblem) pen.drawImage(await load(emblem), 60, 50, 150, 150);
  pen.fillStyle = "#fff6e4";
  pen.font = "72px Caprasimo, Georgia, serif";
  pen.fillText(title, 240, 130, 900);
  pen.font = "600 34px Figtree, sans-serif";
  pen.fillText(game, 244, 185, 900);
  rows.slice(0, 6).forEach((row, at) => {
    const y = 240 + at * 62;
    pen.fillStyle = "#fff6e4";
    pen.beginPath();
    pen.roundRect(60, y, 1080, 52, 16);
    pen.fill();
    pen.fillStyle = row.colour;
    pen.fillRect(84, y + 12, 28, 28);
    pen.fillStyle = "#2b1a22";
    pen.font = "34px Caprasimo, Georgia, serif";
    pen.fillText(row.name, 132, y + 38, 800);
    pen.textAlign = "right";
    pen.fillText(String(row.score), 1110, y + 38);
    pen.textAlign = "left";
  });
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

/** A colour of the page, as a pen reads it. */
export function inked(colour: string): string {
  const dab = document.createElement("i");
  dab.style.color = colour;
  document.body.append(dab);
  const found = getComputedStyle(dab).color;
  dab.remove();
  return found;
}

/** Handed to the system where it can share files, else kept as a file. */
export async function share(blob: Blob, name: string): Promise<void> {
  const file = new File([blob], name, { type: blob.type });
  if (navigator.canShare?.({ files: [file] })) return navigator.share({ files: [file] });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
