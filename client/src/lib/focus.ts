// Focus goes where the decision is, but never away from somebody who is reading or typing.

export function toDecision(): void {
  const active = document.activeElement;
  const busy = active && active !== document.body && !active.closest("[data-decision]");
  if (busy) return;
  const wanted =
    document.querySelector<HTMLElement>("#confirm") ??
    document.querySelector<HTMLElement>("#mine .lit") ??
    document.querySelector<HTMLElement>(".board .lit") ??
    document.querySelector<HTMLElement>("#moves button") ??
    document.querySelector<HTMLElement>("#status");
  wanted?.focus({ preventScroll: false });
}

/** Arrow keys walk through the controls of a group; only one of them is a stop for Tab. */
export function walk(event: KeyboardEvent, group: HTMLElement): void {
  const controls = [...group.querySelectorAll<HTMLElement>("[data-walk]")];
  const at = controls.indexOf(document.activeElement as HTMLElement);
  const last = controls.length - 1;
  if (at < 0) return;
  const to: Record<string, number> = {
    ArrowRight: at === last ? 0 : at + 1,
    ArrowDown: at === last ? 0 : at + 1,
    ArrowLeft: at === 0 ? last : at - 1,
    ArrowUp: at === 0 ? last : at - 1,
    Home: 0,
    End: last,
  };
  const next = to[event.key];
  if (next === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  controls[next]?.focus();
}
