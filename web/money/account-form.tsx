import { type FormEvent, useState } from "react";
import { explainError } from "../shell/backend.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { TextField } from "../ui/text-field.tsx";
import { type AccountChanges, useChangeAccount, useCreateAccount } from "./account-changes.ts";
import { type Account, ownName } from "./accounts-data.ts";
import { type Revert } from "./money-changes.ts";
import { parseBalance } from "./parse-amount.ts";

const KINDS = [["checking", "Conta corrente"], ["savings", "Poupança"], ["cash", "Dinheiro em mãos"]] as const;

/** Adds an account, or corrects one: its name and what is in it. */
export function AccountForm({ account, today, onDone, onSaved }: {
  account?: Account;
  today: string;
  onDone: () => void;
  /** Called with the name and what takes the change back. */
  onSaved: (name: string, revert: Revert) => void;
}) {
  const [problems, setProblems] = useState<{ name?: string; balance?: string; date?: string }>({});
  const create = useCreateAccount();
  const change = useChangeAccount();
  const error = create.error ?? change.error;
  const before = account && ownName(account);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const name = String(form.get("name")).trim();
    const balance = parseBalance(String(form.get("balance")));
    const date = String(form.get("date") ?? today);
    const isDateWrong = date === "" || date > today;
    setProblems({
      ...(name === "" && { name: "Escreva o nome." }),
      ...(balance === null && { balance: "Escreva o saldo em reais, como 1.250,00 ou -80,00." }),
      ...(isDateWrong && { date: "Escolha um dia até hoje." }),
    });
    if (name === "" || balance === null || isDateWrong) return;
    const options = { onSuccess: (revert: Revert) => onSaved(name, revert) };
    if (account === undefined) {
      create.mutate({ kind: "account", name, category: String(form.get("kind")), amount: balance, date }, options);
      return;
    }
    const changes: AccountChanges = {
      ...(name !== before && { name }),
      ...(balance !== account.balance && { balance }),
    };
    if (Object.keys(changes).length === 0) return onDone();
    change.mutate({ account, changes }, options);
  }

  return (
    <form className="flex flex-col gap-4" noValidate onSubmit={submit}>
      <TextField label="Nome" name="name" defaultValue={before} error={problems.name} maxLength={200} />
      {account === undefined && <SelectField label="Tipo" name="kind" options={KINDS} />}
      <TextField
        label={account === undefined ? "Saldo (R$)" : "Saldo de agora (R$)"}
        name="balance"
        inputMode="text"
        autoComplete="off"
        defaultValue={account?.balance?.toFixed(2).replace(".", ",")}
        error={problems.balance}
      />
      {account === undefined && (
        <TextField
          label="Saldo no começo de que dia"
          name="date"
          type="date"
          max={today}
          defaultValue={today}
          error={problems.date}
        />
      )}
      {error !== null && <Notice look="problem">{explainError(error)}</Notice>}
      <div className="flex justify-end gap-2">
        <Button onClick={onDone}>Cancelar</Button>
        <Button type="submit" look="primary" disabled={create.isPending || change.isPending}>Guardar</Button>
      </div>
    </form>
  );
}
