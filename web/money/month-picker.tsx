import { ChevronLeft, ChevronRight } from "lucide-react";
import { formatMonth } from "../../shared/writing/format-date.ts";
import { Button } from "../ui/button.tsx";

const MONTHS_LISTED = 36;

/** Chooses the month of the page, `YYYY-MM`: the current one or one before it. */
export function MonthPicker({ month, current, onPick }: {
  month: string;
  current: string;
  onPick: (month: string) => void;
}) {
  const listed = Array.from({ length: MONTHS_LISTED }, (_, index) => monthsFrom(current, -index));
  if (!listed.includes(month)) listed.push(month);
  return (
    <div className="flex items-center gap-1">
      <Button size="icon" look="quiet" aria-label="Mês anterior" onClick={() => onPick(monthsFrom(month, -1))}>
        <ChevronLeft aria-hidden className="size-5" />
      </Button>
      <label htmlFor="mes" className="sr-only">Mês</label>
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
        aria-label="Próximo mês"
        disabled={month >= current}
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
