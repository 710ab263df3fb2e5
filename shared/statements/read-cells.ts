import { saysNothing } from "../language/statement-words.ts";
import { cutText } from "../writing/cut-text.ts";
import { removeInvisible } from "../writing/one-line.ts";

/** What the columns of money hold at most: less than a billion reais. */
const MOST_CENTS = 99_999_999_999;

/** A value that could not be read. The sentence is for the user, pt-BR. */
export interface Unread {
  reason: string;
}

const DAY_FIRST = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?!\d)/;
const YEAR_FIRST = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?!\d)/;

/** Reads "05/09/2026", "05/09/26" and "2026-09-05", also with a time after it, as YYYY-MM-DD. */
export function readDate(cell: string): string | Unread {
  const text = cell.trim();
  const dayFirst = DAY_FIRST.exec(text);
  if (dayFirst) {
    const [, day, month, year] = dayFirst;
    return calendarDay(Number(year!.length === 2 ? `20${year}` : year), Number(month), Number(day), text);
  }
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? [];
  if (!year) return { reason: text === "" ? "Falta a data." : `Não entendi a data “${quoted(text)}”.` };
  return calendarDay(Number(year), Number(month), Number(day), text);
}

/** A day as YYYY-MM-DD, if the calendar has it and a bank of today can mean it. */
export function calendarDay(year: number, month: number, day: number, text: string): string | Unread {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) {
    return { reason: `O dia “${quoted(text)}” não existe.` };
  }
  if (year < 2000 || year > 2099) return { reason: `A data “${quoted(text)}” não pode estar certa.` };
  return date.toISOString().slice(0, 10);
}

const OTHER_CURRENCY = /US\$|[€£¥]|\b(?:USD|EUR|GBP)\b/i;
// The sign may stand before or after R$; D and C after the figure are the debit and credit of older files.
const AMOUNT = /^(\()?([+\-\u2212])?\s*(?:R\$)?\s*([+\-\u2212])?\s*(\d[\d.,]*)\s*([-\u2212]|[DC])?\s*(\))?$/i;

/** Reads "-1.234,56", "1234.56", "R$ 29,90", "(80,00)" and "12,00 D" as cents. A debit is negative. */
export function readAmount(cell: string): number | Unread {
  const text = cell.replace(/\s+/g, " ").trim();
  if (text === "") return { reason: "Falta o valor." };
  if (OTHER_CURRENCY.test(text)) return { reason: `O valor “${quoted(text)}” não está em reais.` };
  const [, open, first, second, figure, after, close] = AMOUNT.exec(text) ?? [];
  const cents = figure ? readFigure(figure) : null;
  if (cents === null || Boolean(open) !== Boolean(close) || (first && second)) {
    return { reason: `Não entendi o valor “${quoted(text)}”.` };
  }
  if (cents > MOST_CENTS) return { reason: `O valor “${quoted(text)}” é grande demais.` };
  const sign = first ?? second ?? after ?? "";
  const isNegative = Boolean(open) || /[-\u2212]|d/i.test(sign) || /^d$/i.test(after ?? "");
  return isNegative && cents !== 0 ? -cents : cents;
}

const THOUSANDS = /^\d{1,3}(?:\.\d{3})+$|^\d{1,3}(?:,\d{3}){2,}$/;
const DECIMALS = /^(\d+|\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$|^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/;

/** "1.234" is a thousand: banks write two decimals or one, never three. */
function readFigure(figure: string): number | null {
  if (figure.length > 20) return null;
  if (THOUSANDS.test(figure)) return Number(figure.replace(/[.,]/g, "")) * 100;
  const parts = DECIMALS.exec(figure);
  if (!parts) return null;
  const whole = (parts[1] ?? parts[3])!.replace(/[.,]/g, "");
  return Number(whole + (parts[2] ?? parts[4] ?? "").padEnd(2, "0"));
}

/** A cell as one line without characters that cannot be seen. */
export function plainCell(cell: string): string {
  return removeInvisible(cell).replace(/[\s\p{Cc}]+/gu, " ").trim();
}

/** The words of several cells, each of them once: banks repeat the title of a line in its description. */
export function joinDescription(cells: readonly string[]): string {
  const words = new Set(cells.map(plainCell).filter((cell) => !saysNothing(cell)));
  return [...words].join(" - ") || "Sem descrição";
}

export function quoted(text: string): string {
  return cutText(plainCell(text), 30);
}
