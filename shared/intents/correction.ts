import { readDates } from "../text/date.ts";
import { readDurations } from "../text/duration.ts";
import { readExpenseCategory } from "../text/expense-category.ts";
import { fold } from "../text/fold.ts";
import { readMoney } from "../text/money.ts";
import { readNumbers } from "../text/number.ts";
import { readQuantities } from "../text/quantity.ts";
import { readReply } from "./confirmation.ts";

/** What may stand before the one value of a correction, folded: that something was wrong, a yes with a "but", a verb. */
const BEFORE = new RegExp(
  "^(?:na verdade|na vdd|alias|quer dizer|quis dizer|digo|ou melhor|errei|me enganei|ops|opa|quase|desculpa|" +
    "nao|n|naum|sim|s|ok|isso|pode ser|mas|so que|" +
    "(?:o )?(?:valor|data|categoria|peso)(?: (?:ta|esta) errad[oa])?|(?:corrige|muda|troca|altera|coloca|bota|poe|deixa)(?: (?:ai|isso))?|" +
    "e|eh|foi|foram|era|eram|sao|deu|pra|para|por|em|de|n[oa]|o|a)\\b",
);
/** And behind it. */
const BEHIND = /(?:na verdade|na vdd|desculpa|errei|mesmo|por favor)$/;
const BLANKS = /^[\s,.;:!–-]+|[\s,.;:!–-]+$/g;
const MAX_LENGTH = 80;
// Only where dates stand matters here, not which days they are.
const SOME_DAY = "2026-01-15";

/**
 * The one value by which a bare reply corrects what was offered ("na verdade 75,5", "não, foi 60", "sim, mas ontem",
 * "lazer"), as typed. Null for whatever says more: that is for the model to read.
 */
export function readCorrection(text: string): string | null {
  if (text.length > MAX_LENGTH || /[?\n]/.test(text) || readReply(text) !== "other") return null;
  const typed = text.normalize("NFC");
  let rest = fold(typed);
  let start = 0;
  for (let before = ""; before !== rest;) {
    before = rest;
    if (isOneValue(rest)) return typed.slice(start, start + rest.length);
    const trimmed = rest.replace(BLANKS, (blanks, at) => {
      if (at === 0) start += blanks.length;
      return "";
    });
    const cue = trimmed === rest ? BEFORE.exec(rest)?.[0].length ?? 0 : 0;
    start += cue;
    rest = cue > 0 || trimmed !== rest ? trimmed.slice(cue) : rest.replace(BEHIND, "");
  }
  return null;
}

/** A single date, amount, length of time or figure, or the name of a category, from the first letter to the last. */
function isOneValue(folded: string): boolean {
  // "30 e 20" may be thirty and twenty cents, or two.
  if (/\d\D*\s\D*\d/.test(folded)) return false;
  const values = [
    readDates(folded, SOME_DAY),
    readMoney(folded),
    readDurations(folded),
    readQuantities(folded),
    readNumbers(folded),
  ];
  if (values.some((found) => found.length === 1 && found[0]!.start === 0 && found[0]!.end === folded.length)) {
    return true;
  }
  return /^[a-z]{3,}$/.test(folded) && readExpenseCategory(folded) !== null;
}
