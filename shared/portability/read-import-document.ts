import { createHash } from "node:crypto";
import { z } from "zod";
import { ApiError } from "../http/api-error.ts";
import { isStorable } from "../database/plain-text.ts";
import { breathe } from "../runtime/breathe.ts";
import { checkLinks } from "./check-links.ts";
import { canonicalJson, ContentDigest, EXPORT_FORMAT } from "./export-format.ts";
import type { ImportRejection, NumberedRow } from "./rejection.ts";

const MOST_ROWS = 100_000;
/** An export has fifty. */
const MOST_SECTIONS = 200;
/** The most values in a row. The largest are messages with the results of many tools. */
const MOST_VALUES = 50_000;
/** The most characters in the texts of a row. No table takes a value of more than a million. */
const MOST_CHARACTERS = 2_000_000;

/** What is said of a file that cannot be read. */
export const UNREADABLE = "Não consegui ler esse arquivo.";

const NOT_AN_EXPORT = { error: "O arquivo não é uma exportação do Life Assistant" };
const TOO_NEW = { error: `Só conheço exportações até a versão ${EXPORT_FORMAT.version}` };

const envelopeSchema = z.object({
  format: z.literal(EXPORT_FORMAT.format, NOT_AN_EXPORT).optional(),
  version: z.int(TOO_NEW).min(1, TOO_NEW).max(EXPORT_FORMAT.version, TOO_NEW).optional(),
  data: z.record(z.string(), z.unknown(), { error: "Falta data, com uma lista para cada parte" }),
  checksum: z.object({ signature: z.string().max(200) }).optional().catch(undefined),
}, NOT_AN_EXPORT);

/** A file that can be imported: its valid rows by section, and the rows that were rejected while reading it. */
export interface ImportDocument {
  sections: Map<string, NumberedRow[]>;
  rejections: ImportRejection[];
  /** SHA-256 of all its content, as {@link ContentDigest} computes it. */
  digest: string;
  signature: string | null;
}

/**
 * Reads a file as the export function writes it, from its JSON.
 *
 * @throws ApiError 400 `invalid_request` if it has no `data`, too much of it, or is newer than this reader
 */
export async function readImportDocument(json: unknown): Promise<ImportDocument> {
  const { data, checksum } = parseEnvelope(json);
  const parts = new Map<string, unknown[]>();
  const rejections: ImportRejection[] = [];
  let count = 0;
  for (const [section, rows] of Object.entries(data)) {
    if (!isStorable(section)) throw invalidFile("O nome de uma seção tem caracteres inválidos", "data");
    if (!Array.isArray(rows)) {
      rejections.push({ section, reason: "invalid_section" });
      continue;
    }
    count += rows.length;
    if (count > MOST_ROWS) throw invalidFile(`O arquivo tem mais de ${MOST_ROWS} itens`, "data");
    parts.set(section, rows);
  }
  const digest = new ContentDigest();
  const sections = new Map<string, NumberedRow[]>();
  for (const [section, rows] of parts) sections.set(section, await validRows(section, rows, digest, rejections));
  const items = sections.get("knowledge_items");
  if (items) sections.set("knowledge_items", checkLinks(items, rejections));
  return { sections, rejections, digest: digest.finish(), signature: checksum?.signature ?? null };
}

function parseEnvelope(json: unknown): z.infer<typeof envelopeSchema> {
  const data = typeof json === "object" && json !== null && "data" in json ? json.data : null;
  if (typeof data === "object" && Object.keys(data ?? {}).length > MOST_SECTIONS) {
    throw invalidFile(`O arquivo tem mais de ${MOST_SECTIONS} partes`, "data");
  }
  const parsed = envelopeSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw invalidFile(issue?.message ?? NOT_AN_EXPORT.error, issue?.path.join("."));
}

/** The rows of a section that can be stored. All of them are added to the digest, but for those that are too large to be looked at. */
async function validRows(
  section: string,
  rows: unknown[],
  digest: ContentDigest,
  rejections: ImportRejection[],
): Promise<NumberedRow[]> {
  const ids = new Set<string>();
  const withoutId = new Map<string, number>();
  const valid: NumberedRow[] = [];
  for (const [index, row] of rows.entries()) {
    await breathe();
    if (!isSmall(row)) {
      rejections.push({ section, index, reason: "row_too_large" });
      continue;
    }
    digest.add(section, row);
    if (typeof row !== "object" || row === null || Array.isArray(row)) {
      rejections.push({ section, index, reason: "not_an_object" });
    } else if (!isStorable(row)) {
      rejections.push({ section, index, reason: "invalid_text" });
    } else {
      const given = row as Record<string, unknown>;
      const id = given.id === undefined || given.id === null ? idFromContent(given, withoutId) : String(given.id);
      if (ids.has(id)) rejections.push({ section, index, reason: "already_exists", problem: "id" });
      else valid.push({ index, row: { ...given, id } });
      ids.add(id);
    }
  }
  return valid;
}

/**
 * The id of a row that has none: from its content, so that it is known again when it comes once more, in this file or another and in any
 * order. A second row with the same content is another row: two coffees on one day.
 */
function idFromContent(row: Record<string, unknown>, taken: Map<string, number>): string {
  const { id: _, ...content } = row;
  const hash = createHash("sha256").update(canonicalJson(content)).digest("hex");
  const before = taken.get(hash) ?? 0;
  taken.set(hash, before + 1);
  return `${hash}/${before}`;
}

/** Whether a row has no more values and characters than any row of an export. */
function isSmall(row: unknown): boolean {
  let values = MOST_VALUES;
  let characters = MOST_CHARACTERS;
  const holds = (one: unknown): boolean => {
    if (--values < 0) return false;
    if (typeof one === "string") return (characters -= one.length) >= 0;
    if (typeof one !== "object" || one === null) return true;
    for (const key in one) {
      if ((characters -= key.length) < 0 || !holds((one as Record<string, unknown>)[key])) return false;
    }
    return true;
  };
  return holds(row);
}

/** The error 400 `invalid_request` for a file that cannot be imported at all. */
export function invalidFile(problem: string, path = ""): ApiError {
  return new ApiError(400, "invalid_request", UNREADABLE, {
    details: [{ path, message: problem }],
  });
}
