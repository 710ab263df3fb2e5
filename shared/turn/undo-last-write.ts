import { z } from "zod";
import { callRpc } from "../database/call-rpc.ts";
import { findTool } from "../tools/registry.ts";
import { describeResolution } from "./settle-question.ts";
import type { Turn } from "./turn.ts";

const undoneCall = z.object({ tool: z.string(), result: z.record(z.string(), z.unknown()) });
const answer = z.object({ undone: z.array(undoneCall) });

/** "desfaz": takes back the conversation's last writes, if they are less than 24 h old (contracts, "Tools"). */
export async function undoLastWrite(turn: Turn): Promise<void> {
  const { undone } = answer.parse(
    await callRpc(turn.client, "undo_last_write", { turn_id: turn.opened.id, attempt: turn.opened.attempt }),
  );
  turn.result.route = "direct";
  turn.transcript.startStep();
  turn.transcript.say(
    undone.length === 0
      ? "Não achei nada para desfazer nas últimas 24 horas desta conversa."
      : `Pronto, desfeito. Não vale mais:\n${undone.map((call) => `- ${describe(turn, call)}`).join("\n")}`,
  );
}

/** "Anotei." tells nothing of what was written, nor does what only opens a list or a note. */
const FEWEST_WORDS = 3;

/** Of what was said when it was done, as much as names it. */
function describe(turn: Turn, { tool, result }: z.infer<typeof undoneCall>): string {
  const said = findTool(tool)?.answer(result, turn.toolContext) ?? describeResolution(tool, result) ?? tool;
  const parts = said.split(/\n+(?:[#-]+ )?|(?<=[.!?])\s/);
  const naming = parts.findIndex((part) => !part.endsWith(":") && part.split(/\s+/).length >= FEWEST_WORDS);
  return parts.slice(0, naming + 1).join(" ") || said;
}
