import { z } from "zod";
import { callRpc } from "../database/call-rpc.ts";
import type { RpcClient } from "../database/rpc-client.ts";
import type { ImportDocument } from "./read-import-document.ts";
import { type Rejection, rejectionMessage } from "./rejection.ts";

const MOST_REJECTIONS = 1000;
// The function itself gives up after 60 s; a file of 20 MB takes a good part of that.
const IMPORT_TIMEOUT_MS = 90_000;

const answer = z.object({
  status: z.enum(["imported", "repeated"]),
  own: z.boolean(),
  created: z.record(z.string(), z.number()),
  skipped: z.record(z.string(), z.number()),
  rejected: z.number(),
  rejections: z.array(
    z.object({ section: z.string(), index: z.number().optional(), reason: z.string(), problem: z.string().optional() }),
  ),
});

/** What became of a file. Counts are by section; `skipped` rows were there already; `rejections` are the first 1,000. */
export interface ImportReport extends Omit<z.infer<typeof answer>, "rejections"> {
  rejections: (Rejection & { message: string })[];
}

/** Stores all usable rows of a file in one transaction; the same content again is answered from what was done before. */
export async function importDocument(client: RpcClient, file: ImportDocument): Promise<ImportReport> {
  const { sections, digest, signature } = file;
  const document = Object.fromEntries(sections);
  const report = answer.parse(await callRpc(client, "import_data", { document, digest, signature }, IMPORT_TIMEOUT_MS));
  const rejections = [...file.rejections, ...report.rejections].slice(0, MOST_REJECTIONS);
  return {
    ...report,
    rejected: report.rejected + file.rejections.length,
    rejections: rejections.map((rejection) => ({ ...rejection, message: rejectionMessage(rejection) })),
  };
}
