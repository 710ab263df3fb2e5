import { affirmedQuestion } from "../../language/meaning/answer-to-question.ts";
import { mayDeny } from "../../language/meaning/meaning.ts";
import type { Quotation } from "../../language/meaning/quote.ts";
import { mayBeOfAnother } from "../../language/meaning/told-of-somebody.ts";
import type { JsonObject } from "../definition.ts";
import { type Evidence, textOrNull, textsOfArguments } from "./evidence.ts";
import { explainBond, explainDenial } from "./explain-telling.ts";

const NOT_ENDED = "no trecho citado a pessoa não diz que isso acabou. Cite onde ela diz, ou siga sem.";

/** Why the words about somebody do not give them the bond of a call; null where they do, or where the call has none or ends one. */
export function bondObjection(args: JsonObject, quotation: Quotation, said: Evidence): string | null {
  const { messages, known, question } = said;
  const bond = textOrNull(args.relationship);
  if (args.ended === true && !mayDeny(quotation.sentence)) return NOT_ENDED;
  if (bond === null || args.ended === true) return explainDenial(args, quotation);
  const affirmed = affirmedQuestion({ sentence: quotation.sentence, question }) ?? "";
  return explainBond({ name: String(args.name), bond }, quotation, [...messages, ...known, affirmed]);
}

/** Whether what is told of somebody may be told of another who stands in the same words: then the person is asked. */
export function isMaybeOfAnother(
  args: JsonObject,
  { text }: Quotation,
  said: Evidence,
): boolean {
  const before = said.messages[said.messages.lastIndexOf(text) - 1];
  const told = {
    name: String(args.name),
    bond: textOrNull(args.relationship) ?? undefined,
    birthday: textOrNull(args.birthday) ?? undefined,
    aliases: textsOfArguments(args, ["aliases"]),
    isEnded: args.ended === true,
  };
  return mayBeOfAnother(told, text, [before ?? "", said.question ?? ""]);
}
