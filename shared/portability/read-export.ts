import { z } from "zod";
import { callRpc } from "../database/call-rpc.ts";
import type { RpcClient } from "../database/rpc-client.ts";

/** The values of `what`: the parts of the data that can be exported. */
export const EXPORTABLE = ["memory", "notes", "conversations", "everything"] as const;

export type Exportable = (typeof EXPORTABLE)[number];

const pageSchema = z.object({
  parts: z.array(z.object({ section: z.string(), rows: z.array(z.record(z.string(), z.unknown())) })),
  next: z.record(z.string(), z.unknown()).nullable(),
  sections: z.array(z.string()),
  exported_at: z.string(),
  timezone: z.string(),
});

/** A row of a table, without the columns that the export leaves out. */
export type ExportRow = Record<string, unknown>;

/** Rows of one table, oldest first. The section is named after the table. It may come in several parts, and may be empty. */
export interface ExportPart {
  section: string;
  rows: ExportRow[];
}

/** An export whose first page was read. The other pages are read while `parts` is iterated. */
export interface Export {
  what: Exportable;
  exportedAt: string;
  timezone: string;
  sections: string[];
  parts: AsyncIterable<ExportPart>;
}

/**
 * Begins an export. The first page is read at once, so that a failure can still be answered with an HTTP status.
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
