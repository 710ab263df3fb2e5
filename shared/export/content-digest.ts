import { createHash } from "node:crypto";
import { canonicalJson } from "./canonical-json.ts";
import { EXPORT_FORMAT } from "./export-format.ts";

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
