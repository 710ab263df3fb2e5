/** Headers for the addresses that a pattern names: `/*`, `/assets/*`. */
export interface HeaderRule {
  pattern: string;
  headers: [name: string, value: string][];
}

/**
 * Reads a `_headers` file, in which hosts of static files find the headers of their answers: a line with a pattern, and below it an
 * indented line for each header.
 *
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 */
export function readHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split("\n")) {
    const [, name, value] = /^\s+([\w-]+):\s*(.+?)\s*$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) rules.at(-1)?.headers.push([name, value]);
    else if (line.startsWith("/")) rules.push({ pattern: line.trim(), headers: [] });
  }
  return rules;
}

/** The headers of all rules for an address; of two for the same header the later one wins. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const matching = rules.filter(({ pattern }) =>
    pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern
  );
  return Object.fromEntries(
    matching.flatMap(({ headers }) => headers.map(([name, value]) => [name.toLowerCase(), value])),
  );
}
