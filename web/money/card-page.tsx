import { useParams, useSearchParams } from "wouter";
import { explainError } from "../shell/backend.ts";
import { BackLink } from "../ui/back-link.tsx";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { Opening } from "../ui/opening.tsx";
import { Page } from "../ui/page.tsx";
import { useAccounts, useCardBill } from "./accounts-data.ts";
import { CardBill } from "./card-bill.tsx";
import { EntryActionsProvider } from "./entry-actions.tsx";
import { MonthPicker } from "./month-picker.tsx";
import { NextBills } from "./next-bills.tsx";

const BILL_WORDS = { label: "Fatura", before: "Fatura anterior", after: "Próxima fatura" };

/** A card's bill of the month of the address (`?fatura=2026-12`), else the one to pay; the others are paged through. */
export default function CardPage() {
  const { id = "" } = useParams<{ id: string }>();
  const [search, setSearch] = useSearchParams();
  const named = search.get("fatura");
  const month = named !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(named) ? named : null;
  const { data, error, refetch, isPlaceholderData } = useCardBill(id, month);
  const { data: all } = useAccounts();
  const back = <BackLink href="/dinheiro">Dinheiro</BackLink>;
  if (data === undefined || data.card === undefined || data.bill === undefined) {
    return (
      <Page title="Cartão" actions={back}>
        {error === null && data === undefined
          ? <Opening label="Abrindo a fatura" className="h-64" />
          : (
            <Notice look="problem">
              {error === null ? "Esse cartão não existe, ou foi removido." : explainError(error)}{" "}
              <Button size="small" className="mt-2" onClick={() => void refetch()}>Tentar de novo</Button>
            </Notice>
          )}
      </Page>
    );
  }
  const { today, card, bill, first } = data;
  const shown = bill.month.slice(0, 7);
  const openMonth = card.open?.month.slice(0, 7) ?? shown;
  const accounts = all?.accounts ?? [];
  return (
    <Page
      title={card.name}
      actions={
        <>
          {back}
          <MonthPicker
            month={shown}
            current={today.slice(0, 7)}
            first={first !== undefined && first < openMonth ? first : openMonth}
            last={[bill.ahead.at(-1)?.month.slice(0, 7) ?? "", openMonth, shown].sort().at(-1)}
            words={BILL_WORDS}
            onPick={(picked) => setSearch({ fatura: picked })}
          />
        </>
      }
    >
      <EntryActionsProvider today={today}>
        <div aria-busy={isPlaceholderData} className="flex flex-col gap-6">
          <CardBill card={card} bill={bill} accounts={accounts} today={today} />
          <NextBills key={`${id} ${bill.month}`} cardId={id} bill={bill} today={today} />
        </div>
      </EntryActionsProvider>
    </Page>
  );
}
