import { stemWord } from "../../text/stem-word.ts";
import { fold } from "../../text/fold.ts";
import type { ExtractedItem } from "./extracted-item.ts";

const DONE =
  /^(?:conseguiu|terminou|concluiu|acabou|passou|quitou|parou|comprou|formou|desistiu|abandonou|alcancou|atingiu|bateu|realizou|completou|juntou|tirou|abriu|correu|largou|foi)(?:-se)? /;
const SMALL = new Set(
  "a o as os um uma de do da em no na pra pro com e que meu minha ate por mais se ano mes".split(" "),
);

/** Items with what they end among the user's goals: "Terminou a faculdade" takes "Terminar a faculdade" off the list. */
export function finishedGoals(items: ExtractedItem[], goals: readonly string[]): ExtractedItem[] {
  return items.map((item) => {
    if (item.memory || item.person || !DONE.test(fold(item.content))) return item;
    const goal = goals.find((one) => covers(item.content, one));
    return goal === undefined ? item : { ...item, memory: { field: "current_goals", op: "remove", value: goal } };
  });
}

/** Most of the goal's words are in what was done. */
function covers(done: string, goal: string): boolean {
  const said = new Set(stems(done));
  const wanted = stems(goal);
  return wanted.length > 0 && wanted.filter((stem) => said.has(stem)).length / wanted.length >= 0.5;
}

function stems(text: string): string[] {
  return (fold(text).match(/[a-z\d]+/g) ?? []).filter((word) => !SMALL.has(word)).map(stemWord);
}
