// The drawings of a game's own folder, by their names.

/** `found`: what `import.meta.glob` says of `./art/*.svg`, which has to be asked in that folder. */
export function drawings(found: Record<string, string>): (name: string) => string | undefined {
  return (name) => found[`./art/${name}.svg`];
}
