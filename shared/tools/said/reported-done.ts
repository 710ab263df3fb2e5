import { readAnswer } from "../../language/orders/order.ts";
import { sharesHour, sharesWord, tellsDone } from "../../language/orders/reported-done.ts";
import type { WantedWrite } from "./wanted-write.ts";

/** The reminder has asked, and the person tells that it is done: "tomei a losartana", "já dei o remédio das 6". */
export function isReportedDone({ args, facts, order, said }: WantedWrite): boolean {
  const isDue = typeof facts.at === "string" && facts.at.slice(0, 16) <= said.nowLocal.slice(0, 16);
  const isNamed = sharesWord(order, String(facts.text ?? "")) || sharesHour(order, String(facts.at));
  return isDue && isNamed && args.forever !== true && tellsDone(order) && readAnswer(said.now, order).found;
}
