import { type FormEvent, useState } from "react";
import { explainError } from "../shell/backend.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { TextField } from "../ui/text-field.tsx";
import { categoriesOf, type Entry } from "./entries.ts";
import { dayOfMonth } from "./day-of-month.ts";
import { parseAmount } from "./parse-amount.ts";
import { useAccountChoices } from "./account-choices.ts";
import { type EntryChanges, type Revert, useChangeEntry } from "./money-changes.ts";
import { SelectField } from "../ui/select-field.tsx";

const DATE_LABELS = {
  expense: "Data",
  bill: "Data do pagamento",
  income: "Data em que recebeu",
  payment: "Data do pagamento",
  installment: "Data",
  loan: "Data",
  transfer: "Data",
  opening: "Data",
} as const;

/** Corrects one row. Only what was changed is written. */
export function EntryForm(
  { entry, today, onDone, onChanged }: {
    entry: Entry;
    today: string;
    onDone: () => void;
    /** Called with what takes the change back. */
    onChanged: (revert: Revert) => void;
  },
) {
  const [problems, setProblems] = useState<{ amount?: string; name?: string; when?: string }>({});
  const change = useChangeEntry();
  const accounts = useAccountChoices(entry);
  const categories = categoriesOf(entry.kind);
  const ownAmount = entry.received ?? entry.amount;
  const hasOwnName = entry.kind !== "payment" && entry.kind !== "transfer";

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const amount = parseAmount(String(form.get("amount")));
    const name = hasOwnName ? String(form.get("name")).trim() : entry.name;
    const when = String(form.get("when") ?? "");
    const whenProblem = problemOf(entry, when, today);
    setProblems({
      ...(whenProblem !== null && { when: whenProblem }),
      ...(amount === null && { amount: "Escreva um valor em reais, como 49,90." }),
      ...(name === "" && { name: "Escreva o que foi." }),
    });
    if (amount === null || name === "" || whenProblem !== null) return;
    const changes: EntryChanges = {};
    if (name !== entry.name) changes.name = name;
    if (amount !== ownAmount) changes.amount = amount;
    const category = form.get("category");
    if (category !== null && category !== entry.category) changes.category = String(category);
    const account = form.get("account");
    if (account !== null && account !== (entry.account?.id ?? "")) changes.account = String(account);
    if (when !== "" && when !== String(entry.when?.value ?? "")) {
      if (entry.when?.field === "due_day") changes.dueDay = Number(when);
      else changes.date = when;
    }
    if (Object.keys(changes).length === 0) return onDone();
    change.mutate({ entry, changes, andLater: form.get("later") !== null }, { onSuccess: onChanged });
  }

  return (
    <form className="flex flex-col gap-4" noValidate onSubmit={submit}>
      {entry.purchase !== undefined && (
        <Notice>
          É uma compra em {entry.purchase.installments} parcelas: o que você mudar aqui vale para a compra inteira.
        </Notice>
      )}
      {!hasOwnName && (
        <p className="text-sm">{entry.kind === "payment" ? `Pagamento de “${entry.name}”` : entry.name}</p>
      )}
      {hasOwnName && (
        <TextField
          label={entry.kind === "expense" ? "Descrição" : "Nome"}
          name="name"
          defaultValue={entry.name}
          error={problems.name}
          maxLength={entry.kind === "expense" ? 500 : 200}
        />
      )}
      <TextField
        label={entry.purchase === undefined ? "Valor (R$)" : "Valor da compra inteira (R$)"}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={ownAmount.toFixed(2).replace(".", ",")}
        error={problems.amount}
      />
      {categories !== null && (
        <SelectField
          label="Categoria"
          name="category"
          defaultValue={entry.category ?? "other"}
          options={Object.entries(categories)}
        />
      )}
      {accounts.length > 1 && (
        <SelectField
          label="Conta ou cartão"
          name="account"
          defaultValue={entry.account?.id ?? ""}
          options={accounts}
        />
      )}
      {entry.when?.field === "date" && (
        <TextField
          label={entry.purchase === undefined ? DATE_LABELS[entry.kind] : "Data da compra"}
          name="when"
          type="date"
          max={today}
          defaultValue={entry.when.value}
          error={problems.when}
        />
      )}
      {entry.when?.field === "due_day" && (
        <TextField
          label={entry.kind === "income" ? "Dia em que costuma cair" : "Dia do vencimento"}
          name="when"
          type="number"
          min={1}
          max={31}
          defaultValue={entry.when.value ?? ""}
          error={problems.when}
        />
      )}
      {entry.series !== null && (
        <label className="flex min-h-8 items-center gap-2 text-sm">
          <input type="checkbox" name="later" defaultChecked className="size-5 accent-brand" />
          Vale também para os próximos meses
        </label>
      )}
      {change.isError && <Notice look="problem">{explainError(change.error)}</Notice>}
      <div className="flex justify-end gap-2">
        <Button onClick={onDone}>Cancelar</Button>
        <Button type="submit" look="primary" disabled={change.isPending}>Guardar</Button>
      </div>
    </form>
  );
}

/** What is wrong with a typed day; null when nothing is. */
function problemOf({ when }: Entry, typed: string, today: string): string | null {
  if (when === null || (typed === "" && when.value === null)) return null;
  if (when.field === "due_day") return dayOfMonth(typed) !== null ? null : "O dia do vencimento vai de 1 a 31.";
  if (typed === "") return "Escolha a data.";
  return typed > today ? "Essa data ainda não chegou." : null;
}
