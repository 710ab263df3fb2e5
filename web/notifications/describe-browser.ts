const BROWSERS: [name: string, mark: RegExp][] = [
  ["Firefox", /Firefox\//],
  ["Edge", /Edg\//],
  ["Chrome", /Chrome\//],
  ["Safari", /Safari\//],
];
const SYSTEMS: [name: string, mark: RegExp][] = [
  ["iPhone", /iPhone/],
  ["iPad", /iPad/],
  ["Android", /Android/],
  ["Windows", /Windows/],
  ["Mac", /Macintosh/],
  ["Linux", /Linux/],
];

/** "Chrome no Android", from what the browser says of itself. */
export function describeBrowser(userAgent: string): string {
  const [browser, system] = [BROWSERS, SYSTEMS].map((names) => names.find(([, mark]) => mark.test(userAgent))?.[0]);
  return system === undefined ? browser ?? "Navegador" : `${browser ?? "Navegador"} no ${system}`;
}
