import { z } from "zod";
import { callRpc } from "../database/call-rpc.ts";
import { DomainError } from "../database/domain-error.ts";
import { writeSchema } from "./open-turn.ts";
import { tellRefusal, tellUndone } from "./tell-undo.ts";
import type { Turn } from "./turn.ts";

const answer = z.object({ undone: z.array(writeSchema), brought_back: z.array(writeSchema) });

/** "desfaz": takes back the conversation's last turn that wrote, all of it or nothing, and says what that was. */
export async function undoLastWrite(turn: Turn): Promise<void> {
  const said = await undo(turn);
  turn.result.route = "direct";
  turn.transcript.startStep();
  turn.transcript.say(said);
}

async function undo({ client, opened, toolContext }: Turn): Promise<string> {
  try {
    const { undone, brought_back } = answer.parse(
      await callRpc(client, "undo_last_write", { turn_id: opened.id, attempt: opened.attempt }),
    );
    return undone.length === 0
      ? "Não achei nada para desfazer nesta conversa."
      : tellUndone(undone, brought_back, toolContext);
  } catch (error) {
    const refusal = error instanceof DomainError ? tellRefusal(error, "Não desfiz", toolContext) : null;
    if (refusal === null) throw error;
    return refusal;
  }
}
