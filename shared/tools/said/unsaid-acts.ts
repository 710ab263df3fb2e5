import { CHANGE_WORDS, FLAG_WORDS, KIND_WORDS, tellsOnlyOfComingIn } from "../../language/act-words.ts";
import { fold } from "../../language/fold.ts";
import type { JsonObject } from "../definition.ts";
import type { WantedWrite } from "./wanted-write.ts";

/**
 * What a call would do that the person did not say, beside its values: record something of another kind, return a purchase, end a
 * reminder for good, change what stands.
 *
 * @param args those to look at: of a changed proposal, what is changed
 * @param text where it has to be said
 * @param about the clauses of it that name the call
 */
export function findUnsaidActs(
  { tool, facts, proposal }: WantedWrite,
  args: JsonObject,
  text: string,
  about = text,
): string[] {
  const folded = fold(text);
  // Of what is replaced the kind is known.
  const isNewKind = tool.name === "create_finance_item" &&
    (proposal !== undefined || facts.replaced_amount === undefined);
  const kind = isNewKind ? KIND_WORDS[String(args.kind)] : undefined;
  const flags = Object.entries(FLAG_WORDS).filter(([name, words]) =>
    args[name] !== undefined && args[name] !== false && !words.test(folded)
  );
  // A proposal has shown what it replaces.
  const replaces = proposal === undefined && tool.name === "create_finance_item" &&
    typeof facts.replaced_amount === "number" && facts.replaced_amount !== args.amount;
  return [
    ...kind === undefined || kind.test(folded) ? [] : [`que é ${String(args.kind)}`],
    ...tool.name === "create_expense" && proposal === undefined && tellsOnlyOfComingIn(fold(about))
      ? ["que foi gasto"]
      : [],
    ...flags.map(([name]) => name),
    ...replaces && !CHANGE_WORDS.test(folded) ? ["que o valor de antes muda"] : [],
  ];
}
