const ONSET = "(?:[bcdfgptv][rl]|[cln]h|[qg]u|rr|ss|[bcdfghjklmnpqrstvxz])";
const CODA = "(?:[lrn]s|[lrnsxz]|m(?=[pb])|[bcdgpt](?=[cdjmnstv]))";
const WORD = new RegExp(`^(?:${ONSET})?[aeiou]{1,4}(?:(?:${CODA})?${ONSET}[aeiou]{1,4})*(?:ns|[lrszmnx])?$`);

/** Whether the letters of a folded word can stand together in Portuguese: "pensei" can, "pnesei" and "humr" cannot. */
export function soundsPortuguese(word: string): boolean {
  return WORD.test(word);
}
