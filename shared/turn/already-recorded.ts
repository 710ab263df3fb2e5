import { z } from "zod";
import { DomainError } from "../database/domain-error.ts";
import { ApiError } from "../http/api-error.ts";
import { writeSchema } from "./offer/proposal.ts";
import { nameWrite } from "./offer/tell-undo.ts";

const detailSchema = z.object({
  writes: z.array(writeSchema.extend({ undoable: z.boolean() })),
  today: z.string(),
  timezone: z.string(),
});

/**
 * Explains why a message cannot be replaced: it names the writes that were done since, the last first, in the order in which "desfaz"
 * undoes them. Any other error is returned unchanged.
 */
export function explainAlreadyRecorded(error: unknown): unknown {
  if (!(error instanceof DomainError) || error.code !== "already_recorded") return error;
  const { writes, today, timezone } = detailSchema.parse(error.detail);
  const named = writes.map((write) => ({
    ...write,
    what: write.tool === "undo_writes" ? "desfiz algo anterior" : nameWrite(write, { today, timezone }),
  }));
  const list = named.map(({ what }) => what).join("; ");
  const advice = named.every(({ undoable }) => undoable)
    ? "Diga “desfaz” primeiro, ou mande uma mensagem nova."
    : "Isso já não dá para desfazer: mande uma mensagem nova.";
  return new ApiError(409, "already_recorded", `Depois dessa mensagem já foi gravado: ${list}. ${advice}`, {
    details: named.map(({ tool, what, undoable }) => ({ tool, what, undoable })),
    cause: error,
  });
}
