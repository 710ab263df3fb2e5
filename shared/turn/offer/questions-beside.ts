import type { StoredMessage } from "../../history/build-window.ts";
import { isRemark, splitSentences } from "../../language/split-sentences.ts";
import type { OpenedTurn } from "../open-turn.ts";
import { ABOUT_ALL } from "./propose.ts";

/** The questions of the assistant's last answer beside what it proposed there: a yes may answer one of them instead. */
export function questionsBeside({ window, tray }: Pick<OpenedTurn["context"], "window" | "tray">): string[] {
  const isFromPerson = ({ role }: StoredMessage) => role === "user";
  const end = window.findLastIndex((message) => !isFromPerson(message)) + 1;
  const before = window.slice(0, end);
  const answer = before.slice(before.findLastIndex(isFromPerson) + 1).filter(({ role }) => role === "assistant");
  return answer.flatMap(({ parts }) => parts.flatMap(({ type, text }) => type === "text" ? [String(text)] : []))
    .flatMap(splitSentences)
    .filter((sentence) =>
      sentence.includes("?") && sentence !== ABOUT_ALL && !isRemark(sentence) &&
      !tray.some(({ offer }) => offer.includes(sentence))
    );
}
