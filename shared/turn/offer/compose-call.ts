import { DomainError } from "../../database/domain-error.ts";
import { composeNote, describeTemplateError, readAsUser } from "../../notes/compose-note.ts";
import { type NoteKind, TemplateError } from "../../notes/template.ts";
import type { JsonObject } from "../../tools/definition.ts";
import { failureSentence } from "../failure-sentence.ts";
import type { Turn } from "../turn.ts";
import type { RequestedCall } from "./proposal.ts";

/**
 * Composes the note that a call saves, from the template of its kind. Returns what the tool's function gets besides the call's arguments,
 * or why there is nothing to save.
 *
 * @throws DatabaseFailure when the database is away or the token no longer accepted
 */
export async function composeCall(
  { client, outside, catalog }: Pick<Turn, "client" | "outside" | "catalog">,
  call: RequestedCall,
): Promise<{ args: JsonObject } | { call: RequestedCall; status: "refused"; sentence: string }> {
  const { kind, date } = call.args as { kind: NoteKind; date?: string };
  const means = { read: readAsUser(client), catalog: () => Promise.resolve(catalog), outside };
  try {
    const { title, content, empty, lastDay, readAt } = await composeNote(means, kind, date);
    return { args: { title, content, empty, period_to: lastDay, read_at: readAt } };
  } catch (error) {
    if (error instanceof TemplateError) {
      const sentence = `${describeTemplateError(kind, error)} Nada foi guardado: diga isso à pessoa, com o lugar.`;
      return { call, status: "refused", sentence };
    }
    if (error instanceof DomainError) return { call, status: "refused", sentence: failureSentence(error) };
    throw error;
  }
}
