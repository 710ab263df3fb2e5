import { ENDS_OR_CHANGES } from "../../language/choice-words.ts";
import { isDeniedAlike, namesDeed } from "../../language/denied-alike.ts";
import { REPEATS } from "../../language/figures/recurrence-words.ts";
import { fold } from "../../language/fold.ts";
import { isStemSaid, meaningStems } from "../../language/meaning-stems.ts";
import type { JsonObject, ToolDefinition } from "../definition.ts";
import type { SaidWords } from "./unsaid-arguments.ts";

/**
 * Of the texts that a call stores: the notes and the reminders with a word that nobody said, and a reminder that denies what was said or is
 * rung once where it was to be repeated.
 *
 * @param facts what the preparation found: a text may keep the words that the row has
 */
export function findUnsaidTexts(
  { name: tool }: ToolDefinition,
  { text, note, recurrence }: JsonObject,
  facts: JsonObject,
  { now, before, known }: SaidWords,
): string[] {
  const own = tool === "update_reminder" && typeof facts.text === "string" ? [facts.text] : [];
  const stems = new Set(meaningStems([now, ...before, ...known, ...own].join("\n")));
  const isSaid = (one: string) => meaningStems(one).every((stem) => isStemSaid(stem, stems));
  const unsaid: string[] = [];
  if (typeof note === "string" && /_(?:metric|habit)$/.test(tool) && !isSaid(note)) unsaid.push(note);
  if (typeof text === "string" && /_reminder$/.test(tool)) {
    if (!isToldByPerson(text, now, stems) || !isDeniedAlike(text, [now, ...before, ...own])) unsaid.push(text);
    if (tool === "create_reminder" && recurrence === undefined && isToRepeat(now, text)) {
      unsaid.push("que é uma vez só");
    }
  }
  return unsaid;
}

/**
 * Whether a reminder's text is what the person said. One word may be the model's, and where the person named no deed, its verb: "me lembra
 * do aluguel" for "pagar o aluguel". None of these may end or change what is to be done.
 */
function isToldByPerson(text: string, message: string, stems: ReadonlySet<string>): boolean {
  const unsaid = fold(text).split(/[^a-z0-9]+/).filter((word) =>
    meaningStems(word).some((stem) => !isStemSaid(stem, stems))
  );
  if (unsaid.some((word) => ENDS_OR_CHANGES.test(word))) return false;
  const [first = ""] = fold(text).split(" ");
  const isVerbFree = namesDeed(first) && !namesDeed(fold(message));
  const counted = isVerbFree ? unsaid.filter((word) => word !== first) : unsaid;
  return unsaid.length === 0 || counted.length <= 1 && unsaid.length < meaningStems(text).length;
}

/** Whether the part of a message that names a reminder says that it comes again and again. */
function isToRepeat(message: string, text: string): boolean {
  const stems = new Set(meaningStems(text));
  const parts = fold(message).split(/[.;!?\n]+|\s+e\s+/);
  const about = parts.filter((part) => meaningStems(part).some((stem) => isStemSaid(stem, stems)));
  return (about.length > 0 ? about : parts).some((part) => REPEATS.test(part));
}
