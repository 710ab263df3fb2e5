import { z } from "zod";
import { ApiError } from "../http/api-error.ts";
import { isStorable } from "../database/plain-text.ts";
import { checkLinks } from "./check-links.ts";
import { ContentDigest, EXPORT_FORMAT } from "./export-format.ts";
import type { ImportRejection, NumberedRow } from "./rejection.ts";

const MOST_ROWS = 100_000;

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
 * Reads a JSON file as the export function writes it.
 *
 * @throws ApiError 400 `invalid_request` if it is not JSON, has no `data`, is newer than this reader or too deeply nested
 */
export function readImportDocument(text: string): ImportDocument {
  const { data, checksum } = parseEnvelope(text);
  // Comes first, because it also refuses a file that is nested too deeply for the code below.
  const digest = digestOf(data);
  const sections = new Map<string, NumberedRow[]>();
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
    sections.set(section, validRows(section, rows, digest, rejections));
  }
  const items = sections.get("knowledge_items");
  if (items) sections.set("knowledge_items", checkLinks(items, rejections));
  return { sections, rejections, digest, signature: checksum?.signature ?? null };
}

function parseEnvelope(text: string): z.infer<typeof envelopeSchema> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw invalidFile("O arquivo não é JSON válido");
  }
  const parsed = envelopeSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw invalidFile(issue?.message ?? NOT_AN_EXPORT.error, issue?.path.join("."));
}

function validRows(section: string, rows: unknown[], digest: string, rejections: ImportRejection[]): NumberedRow[] {
  const seen = new Set<string>();
  return rows.flatMap((row, index) => {
    if (typeof row !== "object" || row === null || Array.isArray(row)) {
      rejections.push({ section, index, reason: "not_an_object" });
      return [];
    }
    if (!isStorable(row)) {
      rejections.push({ section, index, reason: "invalid_text" });
      return [];
    }
    const given = row as Record<string, unknown>;
    // A row without an id gets one from the file's digest, so that it is recognised when the same file is imported again.
    const id = String(given.id ?? `${digest}/${index}`);
    if (seen.has(id)) {
      rejections.push({ section, index, reason: "already_exists", problem: "id" });
      return [];
    }
    seen.add(id);
    return [{ index, row: { ...given, id } }];
  });
}

function digestOf(data: Record<string, unknown>): string {
  const digest = new ContentDigest();
  try {
    for (const [section, rows] of Object.entries(data)) {
      for (const row of Array.isArray(rows) ? rows : [rows]) digest.add(section, row);
    }
  } catch (cause) {
    if (cause instanceof RangeError) throw invalidFile("O arquivo tem níveis demais", "data");
    throw cause;
  }
  return digest.finish();
}

/** The error 400 `invalid_request` for a file that cannot be imported at all. */
export function invalidFile(problem: string, path = ""): ApiError {
  return new ApiError(400, "invalid_request", "Não consegui ler esse arquivo.", {
    details: [{ path, message: problem }],
  });
}
