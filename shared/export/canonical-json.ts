const DEEPEST = 100;

/**
 * JSON with sorted keys and no spaces: one text for equal values, however they were written.
 *
 * @throws RangeError when the value is nested deeper than 100 levels
 */
export function canonicalJson(value: unknown, depth = 0): string {
  if (depth > DEEPEST) throw new RangeError(`nested deeper than ${DEEPEST} levels`);
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item, depth + 1)).join(",")}]`;
  if (typeof value === "object" && value !== null) {
    const members = Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1);
    return `{${members.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item, depth + 1)}`).join(",")}}`;
  }
  return JSON.stringify(value) ?? "null";
}
