// The drawings of a game's own folder, by their names.

/** `found`: what `import.meta.glob` says of `./art/*.svg`, which has to be asked in that folder; `sort`: with
 * what the names of some begin, `chef-` for all chefs. */
export function drawings(found: Record<string, string>, sort = ""): (name: string) => string | undefined {
  return (name) => found[`./art/${sort}${name}.svg`];
}
