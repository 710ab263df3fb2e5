const FULL: Readonly<Record<string, string>> = {
  n: "não",
  nn: "não",
  ñ: "não",
  naum: "não",
  q: "que",
  vc: "você",
  tb: "também",
  tbm: "também",
  pq: "porque",
};
const SHORT = /(?<![\p{L}\p{N}°º./'-])(?:naum|nn|n|ñ|q|vc|tbm|tb|pq)(?![\p{L}\p{N}°º./'-])/giu;

/** Writes chat spellings out: "esquece q eu n gosto" is "esquece que eu não gosto". All else stays as typed. */
export function expandShortForms(text: string): string {
  return text.replace(SHORT, (short) => FULL[short.toLowerCase()] ?? short);
}
