import { FileUp } from "lucide-react";
import { useSearchParams } from "wouter";
import { explainError } from "../shell/backend.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { Opening } from "../ui/opening.tsx";
import { Page } from "../ui/page.tsx";
import { Accounts } from "./accounts.tsx";
import { Bills } from "./bills.tsx";
import { Categories } from "./categories.tsx";
import { Debts } from "./debts.tsx";
import { EntryActionsProvider } from "./entry-actions.tsx";
import { EntrySearch } from "./entry-search.tsx";
import { Glance } from "./glance.tsx";
import { useFirstMonth, useMonth } from "./money-data.ts";
import { MonthPicker } from "./month-picker.tsx";
import { Trend } from "./trend.tsx";

/** The month of the address (`?mes=2026-11`), else the current one; `abre` names the figure whose rows are shown. */
export default function MoneyPage() {
  const [search, setSearch] = useSearchParams();
  const named = search.get("mes");
  const month = named !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(named) ? named : null;
  const open = search.get("abre");
  const { data, error, refetch, isPlaceholderData } = useMonth(month);

  const { data: first } = useFirstMonth();

  function change(name: "mes" | "abre", value: string | null) {
    setSearch((before) => {
      const next = new URLSearchParams(before);
      if (value === null) next.delete(name);
      else next.set(name, value);
      return next;
    }, { replace: name === "abre" });
  }

  const openRows = (name: string | null) => change("abre", name);
  const current = data?.summary.today.slice(0, 7);
  return (
    <Page
      title="Dinheiro"
      actions={
        <div className="flex flex-wrap items-center gap-2">
          <ButtonLink size="small" href="/dinheiro/importar">
            <FileUp aria-hidden className="size-4" /> Importar extrato
          </ButtonLink>
          {current !== undefined && (
            <MonthPicker
              month={month ?? current}
              current={current}
              first={first ?? current}
              onPick={(picked) => change("mes", picked === current ? null : picked)}
            />
          )}
        </div>
      }
    >
      {error !== null && data === undefined && (
        <Notice look="problem">
          {explainError(error)}{" "}
          <Button size="small" className="mt-2" onClick={() => void refetch()}>Tentar de novo</Button>
          {month !== null && (
            <Button size="small" className="mt-2" onClick={() => change("mes", null)}>Ver o mês atual</Button>
          )}
        </Notice>
      )}
      {data === undefined && error === null && <Opening label="Abrindo o mês" className="h-64" />}
      {data !== undefined && (
        <EntryActionsProvider today={data.summary.today}>
          <div aria-busy={isPlaceholderData} className="flex flex-col gap-6">
            {data.summary.recurring_left_out !== undefined && (
              <Notice look="warning">
                Há contas ou rendas que se repetem demais para somar todas: as somas deste mês estão incompletas.
              </Notice>
            )}
            <EntrySearch today={data.summary.today} />
            <Glance month={data} open={open} onOpen={openRows} />
            <Categories month={data} open={open} onOpen={openRows} />
            <Trend
              month={month ?? data.summary.today.slice(0, 7)}
              current={data.summary.today.slice(0, 7)}
              shown={isPlaceholderData ? null : data}
              open={open}
              onOpen={openRows}
            />
            <Bills month={data} />
            <Accounts open={open} onOpen={openRows} />
            <Debts open={open} onOpen={openRows} />
          </div>
        </EntryActionsProvider>
      )}
    </Page>
  );
}
