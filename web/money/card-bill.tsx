import { CalendarCog, Check } from "lucide-react";
import { useState } from "react";
import { Link } from "wouter";
import { formatMonth } from "../../shared/writing/format-date.ts";
import { formatMoney } from "../../shared/writing/format-figures.ts";
import { capitalize } from "../../shared/writing/join-words.ts";
import { explainError } from "../shell/backend.ts";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Notice } from "../ui/notice.tsx";
import { Opening } from "../ui/opening.tsx";
import { Section } from "../ui/page.tsx";
import { type Account, type Bill, cardBillPath, ofTransfer, sayDay, useCardBillRows } from "./accounts-data.ts";
import { BillDatesForm } from "./bill-dates-form.tsx";
import { useEntryActions } from "./entry-actions.tsx";
import { EntryList } from "./entry-list.tsx";
import { type Revert } from "./money-changes.ts";
import { monthsFrom } from "./month-picker.tsx";
import { PayBillForm } from "./pay-bill-form.tsx";
import { Sum, SumRow } from "./sum.tsx";

const STATES = {
  open: "aberta",
  future: "ainda não começou",
  closed: "fechada, a pagar",
  partly_paid: "paga em parte",
  paid: "paga",
} as const;

/** A bill of a card as the bank shows it: its days, its sum, what is in it and what was paid of it. */
export function CardBill({ card, bill, accounts, today }: {
  card: Account;
  bill: Bill;
  accounts: readonly Account[];
  today: string;
}) {
  const [asking, setAsking] = useState<"pay" | "dates" | null>(null);
  const { offerUndo } = useEntryActions();
  const name = formatMonth(bill.month, today);
  const done = (text: string) => (revert: Revert) => {
    offerUndo({ id: bill.month, text, revert });
    setAsking(null);
  };
  return (
    <>
      <Section title={`Fatura de ${name}`}>
        <div data-row={bill.month} className="flex flex-col gap-4">
          <BillDays bill={bill} today={today} />
          <BillSum cardId={card.id} bill={bill} today={today} />
          <div className="flex flex-wrap gap-2">
            {(bill.rest > 0 || bill.state === "open") && bill.state !== "future" && (
              <Button
                look="primary"
                aria-haspopup="dialog"
                onClick={() => setAsking("pay")}
              >
                <Check aria-hidden className="size-4" /> Pagar fatura
              </Button>
            )}
            {bill.state !== undefined && (
              <Button aria-haspopup="dialog" onClick={() => setAsking("dates")}>
                <CalendarCog aria-hidden className="size-4" /> Mudar as datas
              </Button>
            )}
          </div>
        </div>
      </Section>
      <BillRows card={card} bill={bill} accounts={accounts} />
      <Dialog title={`Pagar a fatura de ${name}`} isOpen={asking === "pay"} onClose={() => setAsking(null)}>
        {asking === "pay" && (
          <PayBillForm
            card={card}
            bill={bill}
            accounts={accounts}
            today={today}
            onDone={() => setAsking(null)}
            onPaid={(amount, revert) => done(`Registrei ${formatMoney(amount)} pagos da fatura de ${name}.`)(revert)}
          />
        )}
      </Dialog>
      <Dialog title={`As datas da fatura de ${name}`} isOpen={asking === "dates"} onClose={() => setAsking(null)}>
        {asking === "dates" && (
          <BillDatesForm
            cardId={card.id}
            bill={bill}
            onDone={() => setAsking(null)}
            onChanged={done(`Mudei as datas da fatura de ${name}.`)}
          />
        )}
      </Dialog>
    </>
  );
}

/** "Aberta · fecha sexta (28/11) · vence em 05/12/2026" */
function BillDays({ bill: { state, closes_on, due_on, rest }, today }: { bill: Bill; today: string }) {
  if (state === undefined || closes_on === undefined || due_on === undefined) {
    return <p className="text-sm text-ink-soft">Nada nesta fatura.</p>;
  }
  const isLate = rest > 0 && due_on < today;
  return (
    <p className={classNames("text-sm", isLate ? "font-medium text-danger" : "text-ink-soft")}>
      {capitalize(STATES[state])} · {sayDay(closes_on, today, ["fechou", "fecha"])} ·{" "}
      {sayDay(due_on, today, ["venceu", "vence"])}
    </p>
  );
}

/** How what is left to pay comes about; each figure leads to what it counts. */
function BillSum({ cardId, bill, today }: { cardId: string; bill: Bill; today: string }) {
  const { month, bought, carried = 0, total, paid, rest, moved_on = 0 } = bill;
  const sayOther = (months: number) => formatMonth(`${monthsFrom(month.slice(0, 7), months)}-01`, today);
  const link = (href: string, text: string) => <Link href={href} className="text-brand underline">{text}</Link>;
  const other = (months: number) => cardBillPath(cardId, monthsFrom(month.slice(0, 7), months));
  return (
    <Sum label="A soma da fatura">
      <SumRow amount={bought}>
        <a href="#compras" className="text-brand underline">Compras desta fatura</a>
      </SumRow>
      {carried !== 0 && (
        <SumRow amount={carried}>
          {link(other(-1), carried > 0 ? `Veio da fatura de ${sayOther(-1)}` : `Crédito da fatura de ${sayOther(-1)}`)}
        </SumRow>
      )}
      {carried !== 0 && <SumRow amount={total} isResult>Total</SumRow>}
      {paid > 0 && (
        <SumRow amount={-paid}>
          <a href="#pagamentos" className="text-brand underline">Já pago</a>
        </SumRow>
      )}
      {moved_on !== 0 && <SumRow amount={-moved_on}>{link(other(1), `Passou para a fatura de ${sayOther(1)}`)}</SumRow>}
      <SumRow amount={rest} isResult>Falta pagar</SumRow>
    </Sum>
  );
}

function BillRows({ card, bill, accounts }: { card: Account; bill: Bill; accounts: readonly Account[] }) {
  const { data, error } = useCardBillRows(card.id, bill.month);
  if (error && data === undefined) return <Notice look="problem">{explainError(error)}</Notice>;
  if (data === undefined) return <Opening label="Abrindo as compras" className="h-24" />;
  const names = Object.fromEntries(accounts.map(({ id, name }) => [id, name]));
  return (
    <>
      <Section id="compras" title="Compras">
        <EntryList id="linhas-compras" label="Compras da fatura" entries={data.bought} />
      </Section>
      {data.payments.length > 0 && (
        <Section id="pagamentos" title="Pagamentos">
          <EntryList
            id="linhas-pagamentos"
            label="Pagamentos da fatura"
            entries={data.payments.map((row) => ofTransfer(row, card.id, names))}
          />
        </Section>
      )}
    </>
  );
}
