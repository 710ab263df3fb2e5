import { ContentDigest, EXPORT_FORMAT } from "./export-format.ts";
import type { Export } from "./read-export.ts";

/** Signs the digest of an export with this deployment's secret. */
type SignExport = (digest: string) => Promise<unknown>;

/**
 * Writes an export as one JSON document, with one row per line:
 * `{ format, version, what, exported_at, timezone, data: { <section>: [row] }, checksum: { algorithm, digest, signature } }`.
 * The checksum comes last, so that a truncated file has none. It is not valid JSON either.
 */
export async function* writeJson(
  { what, exportedAt, timezone, parts }: Export,
  sign: SignExport,
): AsyncGenerator<string> {
  const digest = new ContentDigest();
  const head = { ...EXPORT_FORMAT, what, exported_at: exportedAt, timezone };
  yield `${JSON.stringify(head).slice(0, -1)},"data":{`;
  let openSection: string | null = null;
  let isEmpty = true;
  for await (const { section, rows } of parts) {
    if (section !== openSection) {
      yield `${openSection === null ? "" : "\n],"}\n${JSON.stringify(section)}:[`;
      openSection = section;
      isEmpty = true;
    }
    for (const row of rows) digest.add(section, row);
    if (rows.length > 0) yield `${isEmpty ? "" : ","}\n${rows.map((row) => JSON.stringify(row)).join(",\n")}`;
    isEmpty &&= rows.length === 0;
  }
  yield `${openSection === null ? "" : "\n]"}},\n"checksum":${JSON.stringify(await sign(digest.finish()))}}\n`;
}
