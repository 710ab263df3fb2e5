import { readMessage } from "../reading/read-message.ts";
import type { Reading } from "../reading/reading.ts";
import { capitalize } from "../../shared/text/capitalize.ts";
import { keep, keepWords } from "../rules/add-knowledge.ts";
import type { PastTurn } from "./past-turn.ts";
import type { Plan } from "./plan-calls.ts";

const KEEP_THAT =
  /^(?:(?:pode|entao|sim|ok|por favor|ai|voce|quero que|isso|ah|e) )*(?:guarda|guarde|guardar|anota|anote|anotar|salva|salve|salvar|memoriza|memorize|lembra|lembre|grava|grave|registra|registre|nao esquece|nao esqueca)(?: (?:d?isso|d?isto|ai|pra mim|na memoria|tambem|por favor|o que (?:eu )?(?:te )?(?:falei|disse|contei)|ta|viu))*$/;
/** Says something: longer than a yes, and no question. */
const ENOUGH = 3;

/** "guarda isso": what the user said before, to be offered; null when the message asks for something else. */
export function keepThat(reading: Reading, last: PastTurn | undefined, given: ReadonlySet<string>): Plan | null {
  if (last === undefined || !given.has("add_knowledge") || !KEEP_THAT.test(reading.keys)) return null;
  if (last.calls.some(({ tool }) => tool === "add_knowledge" || tool === "update_person")) return null;
  const before = readMessage(last.user, reading.today);
  if (before.clauses.some(({ asks }) => asks) || before.keys.split(" ").length < ENOUGH) return null;
  const told = before.facts.filter(({ subject }) => subject === null).map((fact) => keep(fact, before, 0.9));
  const content = last.user.replace(/\s+/g, " ").trim().slice(0, 1000);
  const plain = { tool: "add_knowledge", args: keepWords(capitalize(content), content, before.keys) };
  return { calls: told.length > 0 ? told.map(({ tool, args }) => ({ tool, args })) : [plain], reading, score: 0.9 };
}
