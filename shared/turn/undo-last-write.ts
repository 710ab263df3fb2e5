import { z } from "zod";
import { callRpc } from "../database/call-rpc.ts";
import type { TurnTranscript } from "./transcript.ts";
import type { Turn, TurnResult } from "./turn.ts";

const answer = z.object({ undone: z.array(z.object({ tool: z.string() })) });

/** "desfaz": takes back the conversation's last confirmed writes, if they are less than 24 h old (contracts, "Tools"). */
export async function undoLastWrite(turn: Turn, transcript: TurnTranscript): Promise<TurnResult> {
  transcript.startStep();
  const { undone } = answer.parse(
    await callRpc(turn.client, "undo_last_write", { turn_id: turn.opened.id, attempt: turn.opened.attempt }),
  );
  transcript.say(
    undone.length === 0
      ? "Não achei nada para desfazer nas últimas 24 horas desta conversa."
      : undone.length === 1
      ? "Pronto, desfiz o último registro."
      : `Pronto, desfiz os últimos ${undone.length} registros.`,
  );
  return {
    route: "direct",
    outcome: "completed",
    skills: [],
    modelCalls: 0,
    usage: { inputTokens: 0, outputTokens: 0 },
  };
}
