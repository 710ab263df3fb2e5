import { useState } from "react";
import { Check, Pencil, Trash2, Undo2 } from "lucide-react";
import { formatMoney } from "../../shared/writing/format-figures.ts";
import { explainError } from "../shell/backend.ts";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { Notice } from "../ui/notice.tsx";
import { Empty, Section } from "../ui/page.tsx";
import { RowButton } from "../ui/row-button.tsx";
import { OriginButton, RowOrigin } from "../ui/row-origin.tsx";
import { BillCalendar, type DuePayment } from "./bill-calendar.tsx";
import { billState, ofBill } from "./entries.ts";
import { useEntryActions } from "./entry-actions.tsx";
import { usePayBill, useUnpayBill } from "./money-changes.ts";
import { type Bill, type Installment, type Month } from "./money-data.ts";

/** The bills and instalments that are due in the month, with what is overdue from before it. */
export function Bills({ month: { bills, installments, summary } }: { month: Month }) {
  const pay = usePayBill();
  const unpay = useUnpayBill();
  const listed = bills
    .filter(({ due_on, status }) => due_on <= summary.to && (due_on >= summary.from || status === "pending"))
    .sort((one, other) => one.due_on.localeCompare(other.due_on) || one.name.localeCompare(other.name, "pt-BR"));
  const error = pay.error ?? unpay.error;
  return (
    <Section title="Contas e parcelas do mês">
      {error !== null && <Notice look="problem">{explainError(error)}</Notice>}
      {listed.length === 0 && installments.length === 0 && (
        <Empty>Nenhuma conta neste mês. Conte na conversa: “a internet é 109,90 todo dia 27”.</Empty>
      )}
      {listed.length + installments.length > 0 && (
        <BillCalendar due={[...listed, ...installments.flatMap(toDuePayment)]} summary={summary} />
      )}
      <ul className="divide-y divide-line">
        {listed.map((bill) => (
          <BillRow
            key={bill.id}
            bill={bill}
            today={summary.today}
            isBusy={pay.isPending || unpay.isPending}
            onPay={() => pay.mutate({ id: bill.id })}
            onUnpay={() => unpay.mutate({ id: bill.id })}
          />
        ))}
        {installments.map((one) => (
          <InstallmentRow key={`${one.debt_id} ${one.number}`} installment={one} today={summary.today} />
        ))}
      </ul>
    </Section>
  );
}

/** Without a due day an instalment has no place in the calendar. */
function toDuePayment({ debt_id, number, name, amount, due_on }: Installment): DuePayment[] {
  return due_on === undefined ? [] : [{ id: `${debt_id} ${number}`, name, amount, due_on, status: "pending" }];
}

/** An unpaid instalment. It is paid where its debt stands. */
function InstallmentRow({ installment, today }: { installment: Installment; today: string }) {
  const { name, number, installments, amount, due_on } = installment;
  const isOverdue = due_on !== undefined && due_on < today;
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 py-2 text-sm">
      <div className="min-w-40 flex-1">
        <p className="break-words">{name}</p>
        <p className={classNames("text-xs", isOverdue ? "font-medium text-danger" : "text-ink-soft")}>
          parcela {number} de {installments}
          {due_on !== undefined && ` · ${billState({ status: "pending", paid_on: null, due_on }, today)}`}
        </p>
      </div>
      <span className="tabular-nums">{formatMoney(amount)}</span>
      <a href="#dividas" className="inline-flex min-h-8 items-center px-3 text-xs text-brand underline">
        Ver a dívida
      </a>
    </li>
  );
}

function BillRow({ bill, today, isBusy, onPay, onUnpay }: {
  bill: Bill;
  today: string;
  isBusy: boolean;
  onPay: () => void;
  onUnpay: () => void;
}) {
  const { edit, remove } = useEntryActions();
  const [isOriginOpen, setOriginOpen] = useState(false);
  const isPaid = bill.status === "paid";
  const isOverdue = bill.status === "pending" && bill.due_on < today;
  return (
    <li data-row={bill.id} className="@container flex flex-wrap items-center gap-x-2 gap-y-1 py-2 text-sm">
      <div className="min-w-40 flex-1">
        <p className={classNames("break-words", bill.status === "canceled" && "line-through")}>{bill.name}</p>
        <p className={classNames("text-xs", isOverdue ? "font-medium text-danger" : "text-ink-soft")}>
          {billState(bill, today)}
          {isPaid && ` · vencia no dia ${bill.due_day}`}
        </p>
      </div>
      <span className="tabular-nums">{formatMoney(bill.amount)}</span>
      <span className="flex items-center">
        {bill.status !== "canceled" && (
          // One button for both states, so that the focus stays on it.
          <Button
            size="small"
            look={isPaid ? "quiet" : "plain"}
            aria-label={`Marcar ${bill.name} como ${isPaid ? "não paga" : "paga"}`}
            onClick={() => !isBusy && (isPaid ? onUnpay() : onPay())}
          >
            {isPaid ? <Undo2 aria-hidden className="size-4" /> : <Check aria-hidden className="size-4" />}
            {isPaid ? "Não paga" : "Paga"}
          </Button>
        )}
        <RowButton
          Icon={Pencil}
          word="Corrigir"
          aria-label={`Corrigir a conta ${bill.name}`}
          onClick={() => edit(ofBill(bill, today))}
        />
        <RowButton
          Icon={Trash2}
          word="Remover"
          aria-label={`Remover a conta ${bill.name}`}
          onClick={() => remove({ kind: "bill", id: bill.id, name: bill.name }, bill.recurring)}
        />
        <OriginButton of={bill.name} isOpen={isOriginOpen} onToggle={() => setOriginOpen(!isOriginOpen)} />
      </span>
      {isOriginOpen && (
        <div className="basis-full">
          <RowOrigin table="bills" id={bill.id} />
        </div>
      )}
    </li>
  );
}
