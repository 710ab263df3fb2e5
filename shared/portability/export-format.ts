import { createHash } from "node:crypto";

/** Marks a JSON file as an export of this application. The version rises when older readers cannot read a new file. */
export const EXPORT_FORMAT = { format: "life-assistant", version: 1 } as const;

/**
 * SHA-256 of the content of an export, row by row in the order of the file. Spaces, the order of keys and the date of the export do
 * not change it. It uses node:crypto, which the edge runtime has too, because WebCrypto has no incremental digest.
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
 * JSON with sorted keys and without spaces, so that equal values give the same text.
 *
 * @throws RangeError if the value is nested deeper than 100 levels
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
