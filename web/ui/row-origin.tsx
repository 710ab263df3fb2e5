import { MessageSquareQuote } from "lucide-react";
import { lazy, Suspense } from "react";
import { Opening } from "./opening.tsx";
import { RowButton } from "./row-button.tsx";

/** The tables whose rows say where they came from. */
export type OriginTable =
  | "expenses"
  | "incomes"
  | "bills"
  | "budgets"
  | "debts"
  | "debt_payments"
  | "investments"
  | "accounts"
  | "transfers"
  | "tracking_entries"
  | "habits"
  | "habit_completions"
  | "reminders"
  | "library_items";

/** The key of what is known of rows' origins: each write to a row changes it. */
export const ORIGINS = ["origin"] as const;

/** Opens and closes what `RowOrigin` says, below the row. */
export function OriginButton(
  { of, isOpen, onToggle }: { of: string; isOpen: boolean; onToggle: () => void },
) {
  return (
    <RowButton
      Icon={MessageSquareQuote}
      word="De onde veio"
      aria-label={`De onde veio: ${of}`}
      aria-expanded={isOpen}
      onClick={onToggle}
    />
  );
}

const OriginText = lazy(() => import("./origin-text.tsx"));

/** Where a row came from, and what changed it since; loaded when the first one opens. */
export function RowOrigin(props: { table: OriginTable; id: string }) {
  return (
    <Suspense fallback={<Opening label="Procurando de onde veio" className="h-10" />}>
      <OriginText {...props} />
    </Suspense>
  );
}
