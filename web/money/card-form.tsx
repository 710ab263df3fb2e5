import { type FormEvent, useState } from "react";
import { explainError } from "../shell/backend.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { TextField } from "../ui/text-field.tsx";
import { type AccountChanges, useChangeAccount, useCreateAccount } from "./account-changes.ts";
import { type Account, ownName } from "./accounts-data.ts";
import { dayOfMonth } from "./day-of-month.ts";
import { type Revert } from "./money-changes.ts";
import { parseAmount } from "./parse-amount.ts";

/** Adds a card, or corrects one: its days hold from the open bill on. */
export function CardForm({ card, onDone, onSaved }: {
  card?: Account;
  onDone: () => void;
  /** Called with the name and what takes the change back. */
  onSaved: (name: string, revert: Revert) => void;
}) {
  const [problems, setProblems] = useState<{ name?: string; closing?: string; due?: string; limit?: string }>({});
  const create = useCreateAccount();
  const change = useChangeAccount();
  const error = create.error ?? change.error;
  const before = card && ownName(card);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const name = String(form.get("name")).trim();
    const closingDay = dayOfMonth(form.get("closing_day"));
    const dueDay = dayOfMonth(form.get("due_day"));
    const typedLimit = String(form.get("limit")).trim();
    const limit = typedLimit === "" ? undefined : parseAmount(typedLimit);
    setProblems({
      ...(name === "" && { name: "Escreva o nome." }),
      ...(closingDay === null && { closing: "O dia vai de 1 a 31." }),
      ...(dueDay === null && { due: "O dia vai de 1 a 31." }),
      ...(limit === null && { limit: "Escreva o limite em reais, como 5.000,00." }),
    });
    if (name === "" || closingDay === null || dueDay === null || limit === null) return;
    const options = { onSuccess: (revert: Revert) => onSaved(name, revert) };
    if (card === undefined) {
      create.mutate({ kind: "card", name, amount: limit, closing_day: closingDay, due_day: dueDay }, options);
      return;
    }
    const changes: AccountChanges = {
      ...(name !== before && { name }),
      ...(limit !== undefined && limit !== card.credit_limit && { limit }),
      ...(closingDay !== card.closing_day && { closingDay }),
      ...(dueDay !== card.due_day && { dueDay }),
    };
    if (Object.keys(changes).length === 0) return onDone();
    change.mutate({ account: card, changes }, options);
  }

  return (
    <form className="flex flex-col gap-4" noValidate onSubmit={submit}>
      <TextField label="Nome" name="name" defaultValue={before} error={problems.name} maxLength={200} />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label="Fecha no dia"
          name="closing_day"
          type="number"
          min={1}
          max={31}
          defaultValue={card?.closing_day}
          error={problems.closing}
          className="w-full min-w-0"
        />
        <TextField
          label="Vence no dia"
          name="due_day"
          type="number"
          min={1}
          max={31}
          defaultValue={card?.due_day}
          error={problems.due}
          className="w-full min-w-0"
        />
      </div>
      {card !== undefined && <p className="text-xs text-ink-soft">Os dias novos valem da fatura aberta em diante.</p>}
      <TextField
        label={card?.credit_limit === undefined ? "Limite, se souber (R$)" : "Limite (R$)"}
        name="limit"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={card?.credit_limit?.toFixed(2).replace(".", ",")}
        error={problems.limit}
      />
      {error !== null && <Notice look="problem">{explainError(error)}</Notice>}
      <div className="flex justify-end gap-2">
        <Button onClick={onDone}>Cancelar</Button>
        <Button type="submit" look="primary" disabled={create.isPending || change.isPending}>Guardar</Button>
      </div>
    </form>
  );
}
