import { z } from "zod";
import { DomainError } from "../database/domain-error.ts";
import { ApiError } from "../http/api-error.ts";
import { writeSchema } from "./offer/proposal.ts";
import { nameWrite } from "./offer/tell-undo.ts";

const recordedSince = z.object({
  writes: z.array(writeSchema.extend({ undoable: z.boolean() })),
  today: z.string(),
  timezone: z.string(),
});

/** What stands in the way of replacing a message, by name and the last first, as "desfaz" takes it back; any other error as it is. */
export function explainRecorded(error: unknown): unknown {
  if (!(error instanceof DomainError) || error.code !== "already_recorded") return error;
  const { writes, today, timezone } = recordedSince.parse(error.detail);
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
