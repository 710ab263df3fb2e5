import { readDates } from "../text/date.ts";
import { fold } from "../text/fold.ts";
import { readMoney } from "../text/money.ts";

/**
 * The amount that a correction puts in place of `current`. Of several, the last one that differs from it: both "não 50,
 * 60" and "60, não 50" mean 60.
 */
export function readNewAmount(text: string, today: string, current: number | undefined): number | undefined {
  const timeless = withoutSpans(fold(text), readDates(text, today));
  return readMoney(timeless).map(({ amount }) => amount).filter((amount) => amount > 0 && amount !== current).at(-1);
}

/** The day that a correction puts in place of `current`: of several, the last one that differs from it. */
export function readNewDate(
  text: string,
  today: string,
  current: string | undefined,
  direction: "past" | "future" = "past",
): string | undefined {
  return readDates(text, today, direction).map(({ date }) => date).filter((date) => date !== current).at(-1);
}

const CLAUSE_END = /[,;.!?]|\s(?:mas|e sim|so que|porem)(?=\s)/g;
const OPENING =
  /^(?:(?:na verdade|na real|alias|quer dizer|digo|ops|opa|(?:ta |esta )?errado|errei|me enganei|corrigindo|corrig[ea]|desculpa|tipo|uns|umas|cerca de|quase|mais ou menos|sim|mas|so que|e sim|muda|troca|poe|coloca|bota|descricao|nome|conta|divida|gasto|e|eh|foi|foram|era|eram|seria|fui|gastei|paguei|comprei|pra|para|pro|com|em|como|n[oa]s?|num|numa|d[oae]s?|pel[oa]s?|por|o|a|os|as|um|uma|uns|umas|reais|so)(?=\s|$|:)[\s:]*)+/;
const CLOSING = /(?:\s+(?:e|de|em|pra|pro|para|por|n[oa]|d[oa]|com|por|mesmo|por favor|ta|viu|ok|reais))+$/;
// How it was paid, how sure one is, what one is about to do: no name of anything.
const NO_NAME =
  /^(?:debito|credito|cartao$|pix|dinheiro|especie|vista|boleto|prazo|sim|nao|ok|isso|isto|esse|essa|aquel[ea]|mesm[oa]|certo|errad[oa]|tudo|nada|valor|data|dia|categoria|quantidade|vencimento|deixa|esquece|depois|quero|pode|favor|outr[oa]s?|outra coisa|mais|menos|tarde|cedo|manha|noite|ele|ela|voce|eu|mim)\b/;

/**
 * The name that a correction puts in place of another: "não foi no mercado, foi na padaria" says "padaria", "era a da
 * internet" says "internet". Amounts and days are not names; null when nothing is left.
 */
export function readNewName(text: string, today: string): string | null {
  const composed = text.normalize("NFC");
  const blank = withoutSpans(composed, [...readDates(text, today), ...readMoney(text)]);
  const named = clauses(blank).filter(({ negated }) => !negated).map(({ clause }) => bare(clause)).filter(isName);
  return named.at(-1) ?? null;
}

function clauses(text: string): { clause: string; negated: boolean }[] {
  const folded = fold(text);
  const ends = [...folded.matchAll(CLAUSE_END)].map((match) => ({
    at: match.index,
    next: match.index + match[0].length,
  }));
  return [...ends, { at: text.length, next: text.length }].map(({ at }, index) => {
    const clause = text.slice(ends[index - 1]?.next ?? 0, at).trim();
    return { clause, negated: /^(?:e )?(?:nao|n|nem)\s/.test(fold(clause)) };
  });
}

function bare(clause: string): string {
  const squeezed = clause.replace(/\s+/g, " ").trim();
  const rest = squeezed.slice(OPENING.exec(fold(squeezed))?.[0].length ?? 0);
  return rest.slice(0, rest.length - (CLOSING.exec(fold(rest))?.[0].length ?? 0)).trim();
}

function isName(text: string): boolean {
  const folded = fold(text);
  return /[a-z]{2}/.test(folded) && text.length <= 60 && text.split(" ").length <= 6 && !NO_NAME.test(folded);
}

/** The text with the spans blanked, its length kept. */
export function withoutSpans(text: string, spans: readonly { start: number; end: number }[]): string {
  return spans.reduce((rest, { start, end }) => rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end), text);
}
