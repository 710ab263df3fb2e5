import { z } from "zod";
import { callRpc } from "../database/call-rpc.ts";
import type { RpcClient } from "../database/rpc-client.ts";
import { cutSlices } from "./cut-slices.ts";
import type { ImportDocument } from "./read-import-document.ts";
import { type ImportRejection, rejectionMessage } from "./rejection.ts";

const MOST_REJECTIONS = 1000;

const reportSchema = z.object({
  own: z.boolean(),
  created: z.record(z.string(), z.number()),
  skipped: z.record(z.string(), z.number()),
  rejected: z.number(),
  rejections: z.array(
    z.object({ section: z.string(), index: z.number().optional(), reason: z.string(), problem: z.string().optional() }),
  ),
  left_off: z.record(z.string(), z.number()),
});

const statusSchema = z.enum(["imported", "repeated"]);
const previewSchema = z.object({ status: z.enum(["preview", "repeated"]), report: reportSchema });
const begunSchema = z.object({
  sections: z.array(z.string()),
  slices: z.number().nullable(),
  done: z.number(),
  report: reportSchema,
});
const storedSchema = z.object({ status: statusSchema, done: z.number(), report: reportSchema.nullable() });

/** The result of an import. Counts are by section. `skipped` rows existed already. `rejections` holds the first 1,000. */
export interface ImportReport extends Omit<z.infer<typeof reportSchema>, "rejections" | "left_off"> {
  /** `preview`: nothing was stored. `repeated`: the file had been imported before. */
  status: z.infer<typeof statusSchema> | "preview";
  rejections: (ImportRejection & { message: string })[];
  /** What the person should know besides: what was on in the file and came in off. */
  notes: string[];
}

/** What of an import only its person switches on, and what is said of it. */
const LEFT_OFF: Record<string, string> = {
  standing_yes: "O que era registrado sem perguntar entra desligado: ligue de novo nos Ajustes o que quiser.",
  tool_packs: "Pacotes entram desligados: ligue de novo nos Ajustes os que quiser.",
};

/**
 * Stores the valid rows of a file, slice by slice. A slice is stored only once. So an import that was interrupted continues where it
 * stopped when the file is sent again, and a file that was imported completely gets the earlier report.
 */
export async function importDocument(client: RpcClient, file: ImportDocument): Promise<ImportReport> {
  const { sections, digest, signature } = file;
  const { sections: tables, ...begin } = begunSchema.parse(
    await callRpc(client, "begin_import", { digest, signature }),
  );
  const slices = await cutSlices(sections, tables);
  const isComplete = begin.done === begin.slices;
  let last: z.infer<typeof storedSchema> = {
    status: isComplete ? "repeated" : "imported",
    done: begin.done,
    report: begin.report,
  };
  let done = begin.done;
  if (isComplete) done = slices.length;
  // An earlier version of this code cut the file differently: the import starts again.
  else if (begin.slices !== slices.length) done = 0;
  while (done < slices.length) {
    const slice = { digest, number: done, slices: slices.length, ...slices[done]! };
    last = storedSchema.parse(await callRpc(client, "import_slice", slice));
    done = last.done;
  }
  return writeReport(last.status, last.report ?? begin.report, [...file.rejections, ...unknownSections(file, tables)]);
}

/**
 * What an import of the file would store and refuse. The database does all of it and takes it back, in one transaction; a file that
 * takes longer than a statement may is answered with 503.
 */
export async function previewImport(client: RpcClient, file: ImportDocument): Promise<ImportReport> {
  const { sections, digest, signature } = file;
  const { sections: tables } = begunSchema.parse(await callRpc(client, "begin_import", { digest, signature }));
  const slices = await cutSlices(sections, tables);
  const { status, report } = previewSchema.parse(
    await callRpc(client, "preview_import", { digest, signature, slices }),
  );
  return writeReport(status, report, [...file.rejections, ...unknownSections(file, tables)]);
}

function unknownSections({ sections }: ImportDocument, tables: string[]): ImportRejection[] {
  return [...sections.keys()].filter((section) => !tables.includes(section))
    .map((section) => ({ section, reason: "unknown_section" }));
}

function writeReport(
  status: ImportReport["status"],
  { rejected, rejections, left_off, ...counts }: z.infer<typeof reportSchema>,
  unread: ImportRejection[],
): ImportReport {
  return {
    status,
    ...counts,
    rejected: rejected + unread.length,
    rejections: [...unread, ...rejections].slice(0, MOST_REJECTIONS)
      .map((rejection) => ({ ...rejection, message: rejectionMessage(rejection) })),
    notes: Object.entries(LEFT_OFF).flatMap(([section, note]) => left_off[section] ? [note] : []),
  };
}
