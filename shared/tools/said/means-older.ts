import { fold } from "../../language/fold.ts";
import { splitIntoClauses } from "../../language/orders/answer-clauses.ts";
import { splitAtBut, withoutRestriction } from "../../language/orders/exceptions.ts";
import { isPermission, isThing, meansEverything, namesNothing } from "../../language/orders/means-everything.ts";
import { objectsToErase, withoutOrderVerbs } from "../../language/orders/order-object.ts";
import type { OrderReading } from "../../language/orders/order.ts";
import { phraseNamesCall } from "./answer-selection.ts";
import { isErasing } from "./orderable-tools.ts";
import type { CallWords, WantedWrite } from "./wanted-write.ts";

/**
 * Whether an answer means a proposal that the assistant's last answer did not ask. A bare "sim" is about what was asked last, or about
 * the talk; so the answer has to name the proposal ("sim, o de 50"), to mean all that waits ("pode tudo"), to say yes to all that was
 * asked last as well ("sim, pode"), or to order or permit it where the last answer left nothing else to order ("pode registrar"). What
 * erases has to be named with the order to erase it.
 */
export function meansOlder(
  reading: OrderReading & { found: true },
  words: CallWords,
  write: WantedWrite & { proposal: NonNullable<WantedWrite["proposal"]> },
): boolean {
  const isNamedIn = (phrase: string) => phraseNamesCall(phrase, words, write);
  const { hasNewer = true, hasQuestion = true, mustBeNamed = true, isWithNewer = false } = write.proposal.older ?? {};
  if (isErasing(write.tool, write.args)) {
    // "sim, esquece", to the only one that waits.
    const isOnly = !hasNewer && write.proposal.items === 1 && reading.hasYes &&
      namesNothing(withoutOrderVerbs(reading.scope));
    return reading.act === "erase" && (isOnly || objectsToErase(withoutRestriction(reading.scope)).some(isNamedIn));
  }
  if (reading.kind === "change") return isNamedIn(fold(write.quote));
  if (answeringClauses(reading).some(isNamedIn)) return true;
  if (mustBeNamed) return false;
  if ([reading.clause, ...splitIntoClauses(fold(reading.sentence))].some(meansEverything)) return true;
  if (!namesNothing(reading.clause)) return false;
  if (hasNewer) return isWithNewer && isPermission(fold(reading.sentence));
  return reading.kind === "order" || !hasQuestion && isPermission(fold(reading.sentence));
}

/** The clause of a yes or an order, and those of its sentence that name a thing beside it or change it. */
function answeringClauses({ clause, sentence }: OrderReading & { found: true }): string[] {
  const folded = fold(sentence);
  return [
    clause,
    ...splitIntoClauses(folded).filter(isThing),
    ...splitAtBut(folded).slice(1),
  ];
}
