/** Names, codes and numbers of a turn, by the names of its line of log. */
export type TurnLine = Record<string, string | number | null | readonly unknown[] | Readonly<Record<string, unknown>>>;

/** Logs how a turn went: one line of JSON on stdout, without a word of anybody's. */
export function logTurn(line: TurnLine): void {
  console.log(JSON.stringify({ event: "turn", ...line }));
}
