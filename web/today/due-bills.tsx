import { Check } from "lucide-react";
import { useState } from "react";
import { Link } from "wouter";
import { formatDate } from "../../shared/writing/format-date.ts";
import { formatMoney } from "../../shared/writing/format-figures.ts";
import { explainError } from "../shell/backend.ts";
import type { Undoable } from "../shell/undoable.tsx";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { Notice } from "../ui/notice.tsx";
import { Empty, Section } from "../ui/page.tsx";
import { OriginButton, RowOrigin } from "../ui/row-origin.tsx";
import { type Agenda } from "./agenda.ts";
import { usePayBill } from "./today-data.ts";

/** Bills and instalments that are overdue or due within a week. */
export function DueBills({ bills, today, onWritten }: {
  bills: Agenda["bills"];
  today: string;
  onWritten: (write: Undoable) => void;
}) {
  const pay = usePayBill();
  const sorted = [...bills].sort((one, other) => (one.due_on ?? "9999").localeCompare(other.due_on ?? "9999"));
  return (
    <Section
      title="Contas que vencem"
      actions={<Link href="/dinheiro" className="text-sm text-brand underline">Ver o mês</Link>}
    >
      {pay.error !== null && <Notice look="problem">{explainError(pay.error)}</Notice>}
      {bills.length === 0 && <Empty>Nada vence nos próximos 7 dias.</Empty>}
      <ul className="divide-y divide-line">
        {sorted.map((bill) => (
          <DueBillRow
            key={"id" in bill ? bill.id : `${bill.debt_id}-${bill.number}`}
            bill={bill}
            today={today}
            isBusy={pay.isPending}
            onPay={(id) =>
              pay.mutate({ id }, {
                onSuccess: (callId) =>
                  onWritten({ callId, text: `“${bill.name}” está paga.`, returnTo: `[data-row="${id}"] button` }),
              })}
          />
        ))}
      </ul>
    </Section>
  );
}

function DueBillRow({ bill, today, isBusy, onPay }: {
  bill: Agenda["bills"][number];
  today: string;
  isBusy: boolean;
  onPay: (id: string) => void;
}) {
  const [isOriginOpen, setOriginOpen] = useState(false);
  const id = "id" in bill ? bill.id : undefined;
  return (
    <li data-row={id} className="@container flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-sm">
      <div className="min-w-32 flex-1">
        <p className="break-words">{bill.name}</p>
        <p className={classNames("text-xs", isOverdue(bill, today) ? "font-medium text-danger" : "text-ink-soft")}>
          {"number" in bill && `parcela ${bill.number} de ${bill.installments}, `}
          {bill.due_on === undefined
            ? "sem dia certo"
            : `${isOverdue(bill, today) ? "atrasada: venceu" : "vence"} ${formatDate(bill.due_on, today)}`}
        </p>
      </div>
      <span className="tabular-nums">{formatMoney(bill.amount)}</span>
      {id !== undefined && (
        <span className="flex items-center">
          <Button size="small" disabled={isBusy} aria-label={`Marcar ${bill.name} como paga`} onClick={() => onPay(id)}>
            <Check aria-hidden className="size-4" /> Paga
          </Button>
          <OriginButton of={bill.name} isOpen={isOriginOpen} onToggle={() => setOriginOpen(!isOriginOpen)} />
        </span>
      )}
      {id !== undefined && isOriginOpen && (
        <div className="basis-full">
          <RowOrigin table="bills" id={id} />
        </div>
      )}
    </li>
  );
}

function isOverdue({ due_on }: { due_on?: string }, today: string): boolean {
  return due_on !== undefined && due_on < today;
}
