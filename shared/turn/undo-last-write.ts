import { z } from "zod";
import { callRpc } from "../database/call-rpc.ts";
import type { Turn } from "./turn.ts";

const answer = z.object({ undone: z.array(z.object({ tool: z.string() })) });

/** "desfaz": takes back the conversation's last confirmed writes, if they are less than 24 h old (contracts, "Tools"). */
export async function undoLastWrite(turn: Turn): Promise<void> {
  const { undone } = answer.parse(
    await callRpc(turn.client, "undo_last_write", { turn_id: turn.opened.id, attempt: turn.opened.attempt }),
  );
  turn.result.route = "direct";
  turn.transcript.startStep();
  turn.transcript.say(
    undone.length === 0
      ? "Não achei nada para desfazer nas últimas 24 horas desta conversa."
      : undone.length === 1
      ? "Pronto, desfiz o último registro."
      : `Pronto, desfiz os últimos ${undone.length} registros.`,
  );
}
