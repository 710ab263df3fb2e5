import { ChevronLeft, ChevronRight } from "lucide-react";
import { formatMonth } from "../../shared/writing/format-date.ts";
import { Button } from "../ui/button.tsx";

/** A wrong year in an import must not make a list of a thousand months. */
const MOST_LISTED = 121;

const MONTH_WORDS = { label: "Mês", before: "Mês anterior", after: "Próximo mês" };

/** Chooses the month of the page, `YYYY-MM`: from the first that has something up to the next one, or the last. */
export function MonthPicker({ month, current, first, last, words = MONTH_WORDS, onPick }: {
  month: string;
  current: string;
  /** The first month in which something is recorded. */
  first: string;
  last?: string;
  /** What is said of the months where they name something else, as the bills of a card. */
  words?: typeof MONTH_WORDS;
  onPick: (month: string) => void;
}) {
  const next = last ?? monthsFrom(current, 1);
  const listed = [next];
  while (listed.at(-1)! > first && listed.length < MOST_LISTED) listed.push(monthsFrom(listed.at(-1)!, -1));
  if (!listed.includes(month)) listed.push(month);
  return (
    <div className="flex items-center gap-1">
      <Button
        size="icon"
        look="quiet"
        aria-label={words.before}
        disabled={month <= first}
        onClick={() => onPick(monthsFrom(month, -1))}
      >
        <ChevronLeft aria-hidden className="size-5" />
      </Button>
      <label htmlFor="mes" className="sr-only">{words.label}</label>
      <select
        id="mes"
        value={month}
        className="min-h-10 rounded-lg border border-line bg-surface px-3 text-sm"
        onChange={(event) => onPick(event.target.value)}
      >
        {listed.map((one) => <option key={one} value={one}>{formatMonth(`${one}-01`, `${current}-01`)}</option>)}
      </select>
      <Button
        size="icon"
        look="quiet"
        aria-label={words.after}
        disabled={month >= next}
        onClick={() => onPick(monthsFrom(month, 1))}
      >
        <ChevronRight aria-hidden className="size-5" />
      </Button>
    </div>
  );
}

/** The month so many months after another; both `YYYY-MM`. */
export function monthsFrom(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}
