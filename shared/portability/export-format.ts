import { createHash } from "node:crypto";

/** Says of a JSON file that it is an export of this application; the version rises when older readers could not read it. */
export const EXPORT_FORMAT = { format: "life-assistant", version: 1 } as const;

/**
 * SHA-256 of what an export contains, row by row in the order of the file. Spaces, the order of keys and the date of the
 * export do not count. WebCrypto has no incremental digest, hence node:crypto, which the edge runtime has too.
 */
export class ContentDigest {
  readonly #hash = createHash("sha256").update(`${EXPORT_FORMAT.format} ${EXPORT_FORMAT.version}\n`);

  add(section: string, row: unknown): void {
    this.#hash.update(`${section}\n${canonicalJson(row)}\n`);
  }

  /** In hexadecimal; nothing can be added afterwards. */
  finish(): string {
    return this.#hash.digest("hex");
  }
}

const MAX_DEPTH = 100;

/**
 * JSON with sorted keys and no spaces: one text for equal values, however they were written.
 *
 * @throws RangeError when the value is nested deeper than 100 levels
 */
export function canonicalJson(value: unknown, depth = 0): string {
  if (depth > MAX_DEPTH) throw new RangeError(`nested deeper than ${MAX_DEPTH} levels`);
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item, depth + 1)).join(",")}]`;
  if (typeof value === "object" && value !== null) {
    const members = Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1);
    return `{${members.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item, depth + 1)}`).join(",")}}`;
  }
  return JSON.stringify(value) ?? "null";
}
