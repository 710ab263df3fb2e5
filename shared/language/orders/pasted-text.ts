import { fold } from "../fold.ts";
import type { Sentence } from "../sentences.ts";
import { findOrderWords } from "./order-words.ts";
import { asksToWorkOnText, introducesText } from "./text-words.ts";

// Where a message holds somebody else's text: a mail, a chat, a quotation. An order in it is not the person's. Where a pasted text ends
// often cannot be told, so it lasts to the end of the message or paragraph: an order behind it costs one question.

/** A part of the message, from one index up to before another. */
interface PastedStretch {
  start: number;
  end: number;
}

/** The sentences of a message, with the words of pasted text marked as quoted. */
export function markPastedText(message: string, sentences: readonly Sentence[]): Sentence[] {
  const folded = fold(message.normalize("NFC"));
  const pasted = [...shapedAsPasted(folded), ...introducedAsText(folded, sentences)];
  if (pasted.length === 0) return [...sentences];
  const isPasted = (at: number) => pasted.some(({ start, end }) => at >= start && at < end);
  return sentences.map((sentence) => ({
    ...sentence,
    words: sentence.words.map((word) => isPasted(word.start) ? { ...word, isQuoted: true } : word),
  }));
}

const FENCED = /```[\s\S]*?(?:```|$)/g;
/** The first tag of a message up to its last: "<msg>registra</msg>". It lasts to the end where no line ends with a closing tag. */
const TAGGED = /<[a-z][\w-]*(?:\s[^<>]*)?>(?:[\s\S]*<\/[a-z][\w-]*>[ \t]*(?=\n|$)|[\s\S]*)/g;
const QUOTED_LINE = /^[ \t]*>.*$/gm;
/** "[10:32] Pedro: …", "27/11/2026 10:32 - Pedro: …", "Pedro, [27/11/2026 10:32]": with the lines below it, up to an empty one. */
const CHAT = new RegExp(
  "^[ \\t]*(?:" + [
    String.raw`(?:[^\n\[\]]{1,40}, ?)?\[[^\]\n]{0,40}\d{1,2}:\d\d[^\]\n]{0,40}\]`,
    String.raw`(?:\d{1,2}\/\d{1,2}(?:\/\d{2,4})?,? )?\d{1,2}:\d\d(?::\d\d)? ?[-–] [^\n:]{1,40}:`,
  ].join("|") + String.raw`)[\s\S]*?(?=\n[ \t]*\n|$(?![\s\S]))`,
  "gm",
);
/** "De: banco\nAssunto: aviso", and what programs write above a forwarded mail. */
const MAIL_HEADER = new RegExp(
  String
    .raw`^[ \t]*(?:(?:assunto|subject|from|enviad[ao](?: em)?|sent|cco?|re|fwd?|enc):|` +
    String.raw`de: [^\n]*\n[ \t]*(?:para|to|cc|data|enviad|assunto)|` +
    String.raw`-{3,} ?(?:forwarded|original|mensagem)\b)[\s\S]*`,
  "m",
);
/** "Prezada cliente, …"; a formal person may write "prezada assistente". */
const SALUTATION =
  /(?=prezad|car[oa])(?<=(?:^|[.!?\n])\s*)(?:prezad[oa]s?(?! (?:assistente|ajudante|amig[oa])\b)|car[oa]s? (?:client|usuari|associad|senhor)\w*)\b[\s\S]*/;
const CLOSING = /^[\s\S]*(?=aten|cord)(?<=(?:^|[.!,\n])\s*)(?:atenciosamente|cordialmente)\b/;
/** The parts of a message that look like something pasted. */
function shapedAsPasted(folded: string): PastedStretch[] {
  return [FENCED, TAGGED, QUOTED_LINE, CHAT].flatMap((shape) => [...folded.matchAll(shape)])
    .concat([MAIL_HEADER, SALUTATION, CLOSING].flatMap((shape) => {
      const found = shape.exec(folded);
      return found === null ? [] : [found as RegExpExecArray & { index: number }];
    }))
    .map(({ index, 0: text }) => ({ start: index, end: index + text.length }));
}

/** The parts of a message that stand behind the introduction of a text, or beside a request that works on one. */
function introducedAsText(folded: string, sentences: readonly Sentence[]): PastedStretch[] {
  return sentences.flatMap((sentence, index): PastedStretch[] => {
    const { words, plain } = sentence;
    const [first, last, next] = [words[0]!, words.at(-1)!, sentences[index + 1]?.words[0]];
    const endOfLine = folded.slice(last.start).search(/\n/);
    const colon = words.findIndex((word) => word.plain === ":");
    const lead = words.slice(0, colon < 0 ? words.length : colon).map((word) => word.plain).join(" ");
    // "o banco mandou: oi. registra 50": what is told behind a colon ends with its line, unless nothing of it stands in that line.
    if (colon >= 0 && colon < words.length - 1) {
      const isText = asksToWorkOnText(lead) ||
        introducesText(lead, "colon") && findOrderWords(lead.split(" ")) === null;
      return isText
        ? [{ start: words[colon]!.start, end: endOfLine < 0 ? folded.length : last.start + endOfLine }]
        : [];
    }
    if (asksToWorkOnText(lead)) {
      return [next === undefined ? { start: 0, end: first.start } : { start: last.end, end: folded.length }];
    }
    if (next === undefined) return [];
    const ending = colon >= 0 ? "colon" : /\n/.test(folded.slice(last.end, next.start)) ? "line" : "stop";
    // "me lembra de responder o e-mail" on a line of its own introduces nothing.
    const isOrder = ending !== "colon" && findOrderWords(plain.split(" ")) !== null;
    if (isOrder || !introducesText(lead, ending)) return [];
    return [{ start: last.end, end: ending === "stop" ? sentences[index + 1]!.words.at(-1)!.end : folded.length }];
  });
}
