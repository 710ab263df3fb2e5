import type { Learned } from "./learned.ts";
import { nameAt } from "./reading/name-at.ts";
import type { Word } from "./reading/word.ts";

const CALL =
  /(?:^| )(?:me (?:chama|chame|chamem)|(?:pode|podem|podes) me (?:chamar|tratar)|me trat[ae]|(?:todo mundo|todos|geral|o pessoal) me (?:chama|chamam|conhece|conhecem)) (?:so |apenas |sempre )?(?:de|por|como) /;

/** What the user wants to be called: "me chama de Duda", "pode me tratar por Nando". */
export function learnFormOfAddress(words: readonly Word[]): Learned[] {
  const keys = words.map(({ key }) => key).join(" ");
  const match = CALL.exec(`${keys} `);
  if (match === null || /(?:^| )nao me /.test(keys)) return [];
  const at = keys.slice(0, match.index + match[0].length).trim().split(" ").length;
  const named = nameAt(words, at, true) ?? bareName(words, at);
  if (named === null) return [];
  return [{
    type: "preference",
    area: "personal_growth",
    content: `Prefere que chamem de ${named.name}`,
    memory: { field: "communication_style", op: "set", value: `Prefere que chamem de ${named.name}` },
  }];
}

/** A nickname nobody could know, said last: "me chama de Xuxu". */
function bareName(words: readonly Word[], at: number): { name: string } | null {
  const word = words[at];
  return word !== undefined && word.capital && (words[at + 1] === undefined || words[at + 1]!.kind === "mark")
    ? { name: word.out }
    : null;
}
