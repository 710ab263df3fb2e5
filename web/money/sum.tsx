import type { ReactNode } from "react";
import { formatMoney } from "../../shared/writing/format-figures.ts";
import { classNames } from "../ui/class-names.ts";

/** How a figure comes about: what is added and taken away, line by line. */
export function Sum({ id, label, children }: { id?: string; label: string; children: ReactNode }) {
  return (
    <div
      id={id}
      role="group"
      aria-label={label}
      className="rounded-lg border border-line bg-raised/50 px-3 py-1 text-sm"
    >
      <dl>{children}</dl>
    </div>
  );
}

export function SumRow({ amount, isResult = false, children }: {
  amount: number;
  isResult?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      className={classNames(
        "flex items-baseline justify-between gap-3 py-1.5",
        isResult && "border-t border-line font-semibold",
      )}
    >
      <dt className="min-w-0">{children}</dt>
      <dd className="shrink-0 tabular-nums">{formatMoney(amount)}</dd>
    </div>
  );
}
