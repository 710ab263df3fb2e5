import { fold } from "./fold.ts";
import { stemWord } from "./stem-word.ts";

/** Whether a stem is among others, or begins or ends as one of them does. */
export function isStemSaid(stem: string, said: ReadonlySet<string>): boolean {
  if (said.has(stem)) return true;
  // "supermercado" for "mercado", "pro" for "professora"
  return stem.length >= 4 &&
    [...said].some((other) =>
      other.length >= 4 && (other.startsWith(stem) || stem.startsWith(other) || stem.endsWith(other))
    );
}

/** Words that do not tell what a text is about. */
const EMPTY = new Set(
  ("com para pra pro por que dos das nos nas uma uns umas seu sua " +
    "meu minha ele ela este esta esse essa isso mais menos muito hoje ontem amanha " +
    "tem ter foi era ser sao dia dias mes ano registro gasto reais real lembrar lembrete tomar fazer vespera todo toda todos todas")
    .split(
      " ",
    ),
);

/** Stems of the words of a text that tell what it is about. */
export function meaningStems(text: string): string[] {
  return (fold(text).match(/[a-z]{3,}/g) ?? []).filter((word) => !EMPTY.has(word)).map(stemWord);
}
