import { readMessage } from "../reading/read-message.ts";
import type { Reading } from "../reading/reading.ts";
import type { PastTurn } from "./past-turn.ts";
import { type Plan, planCalls } from "./plan-calls.ts";

const KEEP_IT =
  /^(?:(?:sim|entao|ok|por favor|pode|quero|quero que voce|me) )*(?:guarda|guarde|guardar|anota|anote|anotar|lembra|lembre|salva|salve|salvar|memoriza|memorize|grava|grave|gravar)(?: (?:isso|disso|isto|essa|esse|ai|pra mim|por favor|na memoria|sim))*$/;

/** "guarda isso": keeps the statement before it, which nothing had been made of. */
export function keepLast(
  { keys, today }: Reading,
  last: PastTurn | undefined,
  given: ReadonlySet<string>,
): Plan | null {
  if (last === undefined || last.calls.length > 0 || !KEEP_IT.test(keys)) return null;
  if (readMessage(last.user, today).clauses.some(({ asks }) => asks)) return null;
  const plan = planCalls(readMessage(`guarda que ${last.user}`, today), given);
  return { ...plan, calls: plan.calls.filter(({ tool }) => tool === "add_knowledge") };
}
