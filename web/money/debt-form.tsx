import { type FormEvent, useState } from "react";
import { explainError } from "../shell/backend.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { parseAmount } from "./parse-amount.ts";
import { TextField } from "../ui/text-field.tsx";
import { useChangeDebt } from "./money-changes.ts";
import { type Debt } from "./money-data.ts";

/** Corrects a debt: of one with a plan the instalment, of another what is left of it. */
export function DebtForm({ debt, onDone }: { debt: Debt; onDone: () => void }) {
  const [problem, setProblem] = useState<string>();
  const change = useChangeDebt();
  const hasPlan = debt.installments > 1;
  const before = hasPlan ? debt.installment_amount : debt.remaining_amount;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const name = String(form.get("name")).trim();
    const amount = before === 0 ? 0 : parseAmount(String(form.get("amount")));
    const dueDay = String(form.get("due_day"));
    setProblem(amount === null ? "Escreva um valor em reais, como 219,90." : undefined);
    if (amount === null) return;
    const changes = {
      ...(name !== "" && name !== debt.name && { name }),
      ...(amount !== before && { amount }),
      ...(dueDay !== "" && { dueDay: Number(dueDay) }),
    };
    if (Object.keys(changes).length === 0) return onDone();
    change.mutate({ id: debt.id, ...changes }, { onSuccess: onDone });
  }

  return (
    <form className="flex flex-col gap-4" noValidate onSubmit={submit}>
      <TextField label="Nome" name="name" defaultValue={debt.name} maxLength={200} />
      {before > 0 && (
        <TextField
          label={hasPlan ? "Valor de cada parcela (R$)" : "Quanto falta (R$)"}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={before.toFixed(2).replace(".", ",")}
          error={problem}
        />
      )}
      <TextField
        label="Dia do vencimento, se mudar"
        name="due_day"
        type="number"
        min={1}
        max={31}
        placeholder={debt.next_due_on?.slice(8) ?? ""}
      />
      {change.isError && <Notice look="problem">{explainError(change.error)}</Notice>}
      <div className="flex justify-end gap-2">
        <Button onClick={onDone}>Cancelar</Button>
        <Button type="submit" look="primary" disabled={change.isPending}>Guardar</Button>
      </div>
    </form>
  );
}
