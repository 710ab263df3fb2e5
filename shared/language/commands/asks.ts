const ASKS = new RegExp(
  String.raw`\?|^(?:me (?:da|de|passa|manda|conta|explica|ensina|fala|ajuda|sugere|indica)|` +
    String.raw`como|qual|quais|que|cria|escreve|faz|monta|sugere|explica)\b`,
  "i",
);

/** Whether a message asks a question, or for something to be told or written. */
export function asksForSomething(message: string): boolean {
  return ASKS.test(message);
}
