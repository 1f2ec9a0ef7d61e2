// How the cooks look who play along, and the portraits people choose from.

const art = import.meta.glob<string>(["../art/cast-*.svg", "../art/chef-*.svg"], {
  eager: true,
  query: "?url",
  import: "default",
});

const COOKS = Object.keys(art).filter((path) => path.includes("cast-"));
export const PORTRAITS = ["chef-toque", "chef-bandana", "chef-curls", "chef-glasses"];

function drawn(name: string): string | undefined {
  return art[`../art/${name}.svg`];
}

/** The face of somebody at the table: one's own choice, a cook's, else one by seat. */
export function faceOf(cook: string, bot: string, seat: number, own = ""): string {
  const known = own || (cook && `cast-${cook}`);
  const any = bot ? art[COOKS[seat % COOKS.length] ?? ""] : drawn(PORTRAITS[seat % PORTRAITS.length] ?? "");
  return drawn(known) ?? any ?? "";
}
