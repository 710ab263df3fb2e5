import { phrase } from "../language/phrase.ts";

/** Asks for something to be written down, however politely: "pode anotar …?". */
const POLITE = phrase(
  "(?:pode|poderia|consegue|podia|da pra|tem como)(?: voce)?(?: me)?(?: ja| tambem| por favor)? (?:{note:inf}|{put:inf}|{mark:inf}|{create:inf}|{change:inf}|{remove:inf}|{keep:inf}|dar baixa)",
);

/** Whether a question is a request in polite form. */
export function isPolite(keys: string): boolean {
  return POLITE.test(keys) && !/(?:^| )(?:quanto|quanta|qual|quais|quando|quem)(?: |$)/.test(keys);
}
