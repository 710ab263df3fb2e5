import { z } from "zod";
import { callRpc } from "../database/call-rpc.ts";
import { DomainError } from "../database/domain-error.ts";
import type { RpcClient } from "../database/rpc-client.ts";
import { logFailure } from "../runtime/log-failure.ts";
import { composeNote, describeTemplateError } from "./compose-note.ts";
import { type ProjectAccess, servicesForSchedule } from "./render-services.ts";
import { NOTE_KINDS, TemplateError } from "./template.ts";

const claimSchema = z.union([
  z.object({ userId: z.null() }),
  z.object({
    userId: z.uuid(),
    claimedAt: z.string(),
    notes: z.array(z.object({ kind: z.enum(NOTE_KINDS), day: z.string() })),
    settled: z.int(),
  }),
]);
type Claim = Exclude<z.infer<typeof claimSchema>, { userId: null }>;

const keptSchema = z.object({ status: z.enum(["kept", "failed"]), kept: z.int() });

/**
 * Writes the automatic notes that are due, one person after the other, with that person's rights. Who waited longest comes first.
 *
 * @param deadline the time, as of `Date.now()`, after which no further person is begun
 * @returns the number of people, and the number of their notes that are settled: saved, or not wanted
 */
export async function runDueNotes(
  client: RpcClient,
  project: ProjectAccess,
  deadline: number,
  most: number,
): Promise<{ people: number; settled: number }> {
  const done = { people: 0, settled: 0 };
  while (done.people < most && Date.now() < deadline) {
    const claim = claimSchema.parse(await callRpc(client, "claim_notes", {}));
    if (claim.userId === null) break;
    done.people++;
    done.settled += claim.settled;
    if (claim.notes.length === 0) continue;
    try {
      done.settled += await writeNotes(client, project, claim);
    } catch (error) {
      // The claim counts as an attempt: this person is due again after a while, and the others do not wait for it.
      logFailure("automatic notes failed", error);
    }
  }
  return done;
}

async function writeNotes(
  client: RpcClient,
  project: ProjectAccess,
  { userId, claimedAt, notes }: Claim,
): Promise<number> {
  const services = servicesForSchedule(client, userId, project);
  const composed = await Promise.all(notes.map(async ({ kind, day }) => {
    try {
      const { title, content, readAt } = await composeNote(services, kind, day);
      return { kind, day, title, content, readAt };
    } catch (error) {
      // The person's own template has a mistake: the note tells them which.
      if (error instanceof TemplateError) {
        const content = `${describeTemplateError(kind, error)} Arrume o modelo e peça a nota de novo.`;
        return { kind, day, title: `A nota ${kind} não ficou pronta`, content, readAt: new Date().toISOString() };
      }
      if (error instanceof DomainError && error.code === "template_off") return { kind, day };
      throw error;
    }
  }));
  const { kept } = keptSchema.parse(
    await callRpc(client, "keep_notes", { user_id: userId, claimed_at: claimedAt, notes: composed }),
  );
  return kept;
}
