import { phrase } from "../language/phrase.ts";
import type { Clause } from "../reading/clause.ts";
import { isAboutSomeoneElse } from "./is-about-someone-else.ts";

const UNREAL = phrase(
  "ia (?:[a-z]+r)|iria|era pra (?:eu )?[a-z]+r|fosse|fossem|se (?:o|os|as|tivesse|der|desse)|se (?:eu|a gente|um dia|por acaso|ele|ela)|caso eu|imagina|imagine|suponha|supondo|e se|quem me dera|tomara|talvez|sera|sonhei|como se|to brincando|era brincadeira|brincadeirinha|mentira|" +
    "vai que|finge|fingindo|hipoteticamente",
);

/** Whether a clause tells something that happened to the user or that they want done: no question, wish, dream or other person. */
export function isStatement(clause: Clause, today: string): boolean {
  if (clause.asks || UNREAL.test(clause.keys)) return false;
  if (clause.date !== undefined && clause.date > today) return false;
  return !isAboutSomeoneElse(clause);
}
