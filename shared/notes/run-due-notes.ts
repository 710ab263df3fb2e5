import { z } from "zod";
import { callRpc } from "../database/call-rpc.ts";
import { DomainError } from "../database/domain-error.ts";
import type { RpcClient } from "../database/rpc-client.ts";
import { logFailure } from "../runtime/log-failure.ts";
import { composeNote, tellTemplateError } from "./compose-note.ts";
import { servicesOfSchedule, type Surroundings } from "./render-services.ts";
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
 * Writes the automatic notes of who is due, one person after the other, who waited longest first, as each of them.
 *
 * @param deadline when no other person is taken up, by `Date.now()`
 * @returns how many people were taken up, and how many of their notes are settled: kept, or not wanted
 */
export async function runDueNotes(
  client: RpcClient,
  surroundings: Surroundings,
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
      done.settled += await writeNotes(client, surroundings, claim);
    } catch (error) {
      // The attempt is written down: they are due again after a while, and the others are not held up.
      logFailure("automatic notes failed", error);
    }
  }
  return done;
}

async function writeNotes(
  client: RpcClient,
  surroundings: Surroundings,
  { userId, claimedAt, notes }: Claim,
): Promise<number> {
  const means = servicesOfSchedule(client, userId, surroundings);
  const composed = await Promise.all(notes.map(async ({ kind, day }) => {
    try {
      const { title, content, readAt } = await composeNote(means, kind, day);
      return { kind, day, title, content, readAt };
    } catch (error) {
      // Somebody's own template: they find in their notes what is wrong with it.
      if (error instanceof TemplateError) {
        const content = `${tellTemplateError(kind, error)} Arrume o modelo e peça a nota de novo.`;
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
