import { type FormEvent, useState } from "react";
import { formatMoney } from "../../shared/writing/format-figures.ts";
import { explainError } from "../shell/backend.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { TextField } from "../ui/text-field.tsx";
import { usePayCardBill } from "./account-changes.ts";
import { type Account, type Bill } from "./accounts-data.ts";
import { type Revert } from "./money-changes.ts";
import { parseAmount } from "./parse-amount.ts";

/** Records a payment of a card's bill: all of it, or a part. */
export function PayBillForm({ card, bill, accounts, today, onDone, onPaid }: {
  card: Account;
  bill: Bill;
  accounts: readonly Account[];
  today: string;
  onDone: () => void;
  /** Called with the amount and what takes the payment back. */
  onPaid: (amount: number, revert: Revert) => void;
}) {
  const [problems, setProblems] = useState<{ amount?: string; date?: string }>({});
  const pay = usePayCardBill();
  const sources = accounts.filter(({ kind }) => kind !== "card");
  const usual = sources.find(({ is_default }) => is_default === true);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const amount = parseAmount(String(form.get("amount")));
    const date = String(form.get("date"));
    const isDateWrong = date === "" || date > today;
    setProblems({
      ...(amount === null && { amount: "Escreva um valor em reais, como 812,40." }),
      ...(isDateWrong && { date: "Escolha um dia até hoje." }),
    });
    if (amount === null || isDateWrong) return;
    const from = String(form.get("from") ?? "");
    pay.mutate({
      to_account: card.id,
      ...(from !== "" && { from_account: from }),
      amount,
      date,
      month: bill.month.slice(0, 7),
    }, { onSuccess: (revert) => onPaid(amount, revert) });
  }

  return (
    <form className="flex flex-col gap-4" noValidate onSubmit={submit}>
      <p className="text-sm text-ink-soft">
        {bill.rest > 0
          ? `Falta pagar ${formatMoney(bill.rest)} desta fatura.`
          : "Esta fatura não tem nada a pagar ainda."}
      </p>
      <TextField
        label="Valor (R$)"
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={bill.rest > 0 ? bill.rest.toFixed(2).replace(".", ",") : ""}
        error={problems.amount}
      />
      {sources.length > 0 && (
        <SelectField
          label="De que conta saiu"
          name="from"
          defaultValue={usual?.id ?? sources[0]?.id}
          options={[
            ...sources.map(({ id, name }) => [id, name] as const),
            // With an account of custom, what names none is taken from it.
            ...usual === undefined ? [["", "Não sei qual"] as const] : [],
          ]}
        />
      )}
      <TextField label="Data" name="date" type="date" max={today} defaultValue={today} error={problems.date} />
      {pay.isError && <Notice look="problem">{explainError(pay.error)}</Notice>}
      <div className="flex justify-end gap-2">
        <Button onClick={onDone}>Cancelar</Button>
        <Button type="submit" look="primary" disabled={pay.isPending}>Registrar</Button>
      </div>
    </form>
  );
}
