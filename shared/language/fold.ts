// deno-lint-ignore no-control-regex -- the ASCII fast path has to name the whole range
const ASCII = /^[\x00-\x7f]*$/;
const MARKS = /[\u0300-\u036f]/g;
const foldedUnits = new Map<string, string>([
  ["\u2018", "'"],
  ["\u2019", "'"],
  ["\u201c", '"'],
  ["\u201d", '"'],
  ["\u00a0", " "],
  ["\u2009", " "],
  ["\u202f", " "],
]);

/**
 * Lower case without accents, to be matched by ASCII patterns. The result is as long as `text.normalize("NFC")`, so that an
 * index into one is an index into the other. Non-breaking spaces and curly quotes become plain ones. Idempotent.
 *
 * @example
 * fold("Água às 7H"); // "agua as 7h"
 */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  const composed = text.normalize("NFC");
  let folded = "";
  let copied = 0;
  for (let i = 0; i < composed.length; i++) {
    if (composed.charCodeAt(i) < 0x80) continue;
    folded += composed.slice(copied, i).toLowerCase() + foldUnit(composed.charAt(i));
    copied = i + 1;
  }
  return folded + composed.slice(copied).toLowerCase();
}

function foldUnit(unit: string): string {
  const known = foldedUnits.get(unit);
  if (known !== undefined) return known;
  const folded = computeUnit(unit);
  // Bounded, so that hostile input cannot fill the memory. Portuguese needs a few dozen entries.
  if (foldedUnits.size < 2_000) foldedUnits.set(unit, folded);
  return folded;
}

function computeUnit(unit: string): string {
  const bare = unit.normalize("NFD").replace(MARKS, "");
  // A combining mark that stands alone: left as it is, it would join the letter before it. A space keeps the length.
  if (bare === "") return " ";
  const lower = (bare.length === 1 ? bare : unit).toLowerCase();
  return lower.length === 1 ? lower : unit;
}

// Any character but spaces, controls, direction marks, fillers, variation selectors and tags. The SQL function private.is_blank
// has the same list.
const VISIBLE = new RegExp(
  String.raw`[^\s\u0000-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f` +
    String.raw`\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\u{e0000}-\u{e0fff}]`,
  "u",
);

/** Whether a text has no visible character. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text);
}

const FULL_FORMS: Readonly<Record<string, string>> = {
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
const SHORT_FORM = /(?<![\p{L}\p{N}°º./'-])(?:naum|nn|n|ñ|q|vc|tbm|tb|pq)(?![\p{L}\p{N}°º./'-])/giu;

/** Writes out chat abbreviations: "esquece q eu n gosto" becomes "esquece que eu não gosto". The rest stays as typed. */
export function expandShortForms(text: string): string {
  return text.replace(SHORT_FORM, (short) => FULL_FORMS[short.toLowerCase()] ?? short);
}
