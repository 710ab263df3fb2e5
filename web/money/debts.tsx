import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { formatDate } from "../../shared/writing/format-date.ts";
import { countOf, formatMoney, formatPercent } from "../../shared/writing/format-figures.ts";
import { explainError } from "../shell/backend.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Notice } from "../ui/notice.tsx";
import { Opening } from "../ui/opening.tsx";
import { Empty, Section } from "../ui/page.tsx";
import { RowButton } from "../ui/row-button.tsx";
import { Bar } from "./bar.tsx";
import { DebtForm } from "./debt-form.tsx";
import { ofPayment } from "./entries.ts";
import { useEntryActions } from "./entry-actions.tsx";
import { EntryList } from "./entry-list.tsx";
import { type Debt, useDebtPayments, useDebts } from "./money-data.ts";

/** Debts as they stand now, whatever month is shown: instalments paid and left. */
export function Debts({ open, onOpen }: { open: string | null; onOpen: (name: string | null) => void }) {
  const { data, error } = useDebts();
  const [editing, setEditing] = useState<Debt | null>(null);
  if (error && data === undefined) {
    return (
      <Section id="dividas" title="Dívidas">
        <Notice look="problem">{explainError(error)}</Notice>
      </Section>
    );
  }
  if (data === undefined) return <Opening label="Abrindo as dívidas" className="h-24" />;
  return (
    <Section id="dividas" title="Dívidas">
      {data.debts.length === 0
        ? <Empty>Nenhuma dívida registrada. Conte na conversa: “parcelei a geladeira em 10 de 219,90”.</Empty>
        : (
          <p className="mb-3 text-sm text-ink-soft">
            Ao todo você deve{" "}
            <strong className="text-ink tabular-nums">{formatMoney(data.totals.owed)}</strong>, a soma do que falta
            abaixo.
          </p>
        )}
      <ul className="divide-y divide-line">
        {data.debts.map((debt) => (
          <DebtRow
            key={debt.id}
            debt={debt}
            today={data.today}
            isOpen={open === `divida-${debt.id}`}
            onOpen={() => onOpen(open === `divida-${debt.id}` ? null : `divida-${debt.id}`)}
            onEdit={() => setEditing(debt)}
          />
        ))}
      </ul>
      <Dialog title="Corrigir a dívida" isOpen={editing !== null} onClose={() => setEditing(null)}>
        {editing !== null && <DebtForm debt={editing} onDone={() => setEditing(null)} />}
      </Dialog>
    </Section>
  );
}

function DebtRow({ debt, today, isOpen, onOpen, onEdit }: {
  debt: Debt;
  today: string;
  isOpen: boolean;
  onOpen: () => void;
  onEdit: () => void;
}) {
  const { remove } = useEntryActions();
  const { id, name } = debt;
  return (
    <li data-row={id} className="@container flex flex-col gap-1.5 py-3 text-sm">
      <div className="flex flex-wrap items-center gap-x-2">
        <p className="min-w-40 flex-1 break-words font-medium">
          {name}
          {debt.owed_to_me === true && <span className="ml-1 font-normal text-ink-soft">(devem a você)</span>}
        </p>
        <span className="tabular-nums">
          {debt.remaining_amount > 0 ? `faltam ${formatMoney(debt.remaining_amount)}` : "quitada"}
        </span>
        <span className="flex">
          <RowButton
            Icon={Pencil}
            word="Corrigir"
            aria-haspopup="dialog"
            aria-label={`Corrigir a dívida ${name}`}
            onClick={onEdit}
          />
          <RowButton
            Icon={Trash2}
            word="Remover"
            aria-label={`Remover a dívida ${name}`}
            onClick={() => remove({ kind: "debt", id, name }, false)}
          />
        </span>
      </div>
      <Bar percent={debt.percent} look={debt.status === "overdue" ? "warning" : "normal"} />
      <p className="text-xs text-ink-soft">{progressOf(debt, today)}</p>
      <Button size="small" look="quiet" className="self-start" aria-expanded={isOpen} onClick={onOpen}>
        {isOpen ? "Fechar os pagamentos" : "Ver os pagamentos"}
      </Button>
      {isOpen && <Payments debt={debt} />}
    </li>
  );
}

function Payments({ debt: { id, name } }: { debt: Debt }) {
  const { data, error } = useDebtPayments(id);
  if (error && data === undefined) return <Notice look="problem">{explainError(error)}</Notice>;
  if (data === undefined) return <Opening label="Abrindo os pagamentos" className="h-12" />;
  return (
    <>
      <p className="text-xs text-ink-soft">
        Os pagamentos que estão registrados aqui; o que foi pago antes não tem linha.
      </p>
      <EntryList id={`pagamentos-${id}`} label={`Pagamentos de ${name}`} entries={data.map(ofPayment)} />
    </>
  );
}

/** "17 de 36 parcelas de R$ 689,90 pagas (47%), faltam 19 · a próxima vence em 15/12/2026 · termina em 15/06/2028". */
function progressOf(debt: Debt, today: string): string {
  if (debt.installments === 1) {
    return debt.remaining_amount === 0
      ? `${formatMoney(debt.paid_amount)} pagos`
      : `${formatMoney(debt.paid_amount)} pagos, sem parcelas combinadas`;
  }
  const plan = `${debt.paid_installments} de ${debt.installments} parcelas de ${
    formatMoney(debt.installment_amount)
  } pagas (${formatPercent(debt.percent)})`;
  if (debt.remaining_installments === 0) return plan;
  return [
    `${plan}, ${debt.remaining_installments === 1 ? "falta" : "faltam"} ${
      countOf(debt.remaining_installments, "parcela", "parcelas")
    }`,
    ...debt.paid_ahead === undefined ? [] : [`${formatMoney(debt.paid_ahead)} da próxima já pagos`],
    ...debt.next_due_on === undefined ? [] : [
      `a próxima ${debt.next_due_on < today ? "venceu" : "vence"} ${formatDate(debt.next_due_on, today)}`,
    ],
    ...debt.projected_end === undefined ? [] : [`termina ${formatDate(debt.projected_end, today)}`],
  ].join(" · ");
}
