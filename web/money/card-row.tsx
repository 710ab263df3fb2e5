import { ChevronDown, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import type { CardBill } from "../../shared/tools/finance/account.ts";
import { formatMonth } from "../../shared/writing/format-date.ts";
import { formatMoney } from "../../shared/writing/format-figures.ts";
import { classNames } from "../ui/class-names.ts";
import { AccountButtons } from "./account-row.tsx";
import { Sum, SumRow } from "./sum.tsx";
import { type Account, cardBillPath, sayDay } from "./accounts-data.ts";

const TILE = "flex flex-col items-start gap-1 rounded-xl border border-line p-3 text-left hover:bg-raised";

/** A card with its bills, each a link to it, and its free limit, which opens what takes the rest of it. */
export function CardRow({ card, today, isOpen, onOpen, onEdit }: {
  card: Account;
  today: string;
  isOpen: boolean;
  onOpen: () => void;
  onEdit: () => void;
}) {
  const { id, name, closing_day, due_day, open, to_pay, available, used = 0 } = card;
  return (
    <li data-row={id} className="@container flex flex-col gap-2 py-3 text-sm">
      <div className="flex flex-wrap items-center gap-x-2">
        <div className="min-w-32 flex-1">
          <p className="break-words font-medium">{name}</p>
          <p className="text-xs text-ink-soft">cartão · fecha dia {closing_day}, vence dia {due_day}</p>
        </div>
        <AccountButtons account={card} of={`o cartão ${name}`} onEdit={onEdit} />
      </div>
      <div className="grid gap-2 sm:auto-cols-fr sm:grid-flow-col">
        {to_pay !== undefined && (
          <BillTile
            cardId={id}
            bill={to_pay}
            label="A pagar"
            look={(to_pay.due_on ?? today) < today ? "late" : "plain"}
          >
            {to_pay.due_on === undefined ? "" : sayDay(to_pay.due_on, today, ["venceu", "vence"])}
          </BillTile>
        )}
        {open !== undefined && (
          <BillTile cardId={id} bill={open} label="Fatura aberta" look="plain">
            {open.closes_on === undefined ? "" : sayDay(open.closes_on, today, ["fechou", "fecha"])}
          </BillTile>
        )}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `limite-${id}` : undefined}
          className={classNames(TILE, isOpen && "border-brand bg-brand-soft")}
          onClick={onOpen}
        >
          <span className="flex w-full items-center justify-between text-xs text-ink-soft">
            {available === undefined ? "Comprado e não pago" : "Limite livre"}
            <ChevronDown aria-hidden className={classNames("size-4", isOpen && "rotate-180")} />
          </span>
          <span className={classNames("font-semibold tabular-nums", (available ?? 0) < 0 && "text-danger")}>
            {formatMoney(available ?? used)}
          </span>
          <span className="text-xs text-ink-soft">
            {card.credit_limit === undefined ? "sem limite anotado" : `de ${formatMoney(card.credit_limit)}`}
          </span>
        </button>
      </div>
      {isOpen && <Limit card={card} today={today} />}
    </li>
  );
}

function BillTile({ cardId, bill, label, look, children }: {
  cardId: string;
  bill: CardBill;
  label: string;
  look: "plain" | "late";
  children: ReactNode;
}) {
  return (
    <Link href={cardBillPath(cardId, bill.month)} className={TILE}>
      <span className="flex w-full items-center justify-between text-xs text-ink-soft">
        {label}
        <ChevronRight aria-hidden className="size-4" />
      </span>
      <span className="font-semibold tabular-nums">{formatMoney(bill.rest)}</span>
      <span className={classNames("text-xs", look === "late" ? "font-medium text-danger" : "text-ink-soft")}>
        {children}
      </span>
    </Link>
  );
}

/** The free limit as a sum: the limit less what the bills still lack. */
function Limit({ card: { id, name, credit_limit, used = 0, available, open, to_pay }, today }: {
  card: Account;
  today: string;
}) {
  const bills = [to_pay, open].flatMap((bill) => bill === undefined ? [] : [bill]);
  const ahead = Math.round((used - bills.reduce((sum, { rest }) => sum + rest, 0)) * 100) / 100;
  return (
    <Sum id={`limite-${id}`} label={`O limite de ${name}`}>
      {credit_limit !== undefined && <SumRow amount={credit_limit}>Limite</SumRow>}
      {bills.map(({ month, rest }) => (
        <SumRow key={month} amount={credit_limit === undefined ? rest : -rest}>
          <Link href={cardBillPath(id, month)} className="text-brand underline">
            Falta da fatura de {formatMonth(month, today)}
          </Link>
        </SumRow>
      ))}
      {ahead !== 0 && (
        <SumRow amount={credit_limit === undefined ? ahead : -ahead}>
          <Link href={cardBillPath(id, open?.month ?? today)} className="text-brand underline">
            Nas próximas faturas
          </Link>
        </SumRow>
      )}
      <SumRow amount={available ?? used} isResult>
        {available === undefined ? "Comprado e não pago" : "Limite livre"}
      </SumRow>
    </Sum>
  );
}
