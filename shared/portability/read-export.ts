import { z } from "zod";
import { callRpc } from "../database/call-rpc.ts";
import type { RpcClient } from "../database/rpc-client.ts";

/** What can be exported. */
export const EXPORTABLE = ["memory", "notes", "conversations", "everything"] as const;

export type Exportable = (typeof EXPORTABLE)[number];

const pageSchema = z.object({
  parts: z.array(z.object({ section: z.string(), rows: z.array(z.record(z.string(), z.unknown())) })),
  next: z.record(z.string(), z.unknown()).nullable(),
  sections: z.array(z.string()),
  exported_at: z.string(),
  timezone: z.string(),
});

/** A row as its table has it, without what the export leaves out. */
export type ExportRow = Record<string, unknown>;

/** Rows of one table (its name is the section's), oldest first. A section may come in several parts, or empty. */
export interface ExportPart {
  section: string;
  rows: ExportRow[];
}

/** An export that has begun: its first page is there, the others are read as the parts are asked for. */
export interface Export {
  what: Exportable;
  exportedAt: string;
  timezone: string;
  sections: string[];
  parts: AsyncIterable<ExportPart>;
}

/**
 * Begins an export. The first page is read at once, so that a refusal still becomes an HTTP status.
 *
 * @throws DatabaseFailure
 */
export async function readExport(client: RpcClient, what: Exportable): Promise<Export> {
  const readPage = async (cursor: unknown) => pageSchema.parse(await callRpc(client, "export_page", { what, cursor }));
  const first = await readPage(null);
  async function* parts() {
    for (let page = first;; page = await readPage(page.next)) {
      yield* page.parts;
      if (page.next === null) return;
    }
  }
  return {
    what,
    exportedAt: first.exported_at,
    timezone: first.timezone,
    sections: first.sections,
    parts: parts(),
  };
}
