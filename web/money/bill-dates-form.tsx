import { type FormEvent, useState } from "react";
import { formatNumericDate } from "../../shared/writing/format-date.ts";
import { explainError } from "../shell/backend.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { TextField } from "../ui/text-field.tsx";
import { useChangeCardBill } from "./account-changes.ts";
import { type Bill } from "./accounts-data.ts";
import { dayOfMonth } from "./day-of-month.ts";
import { type Revert } from "./money-changes.ts";

/** Corrects the days of one bill, where the bank moved them; the card's own days stay. */
export function BillDatesForm({ cardId, bill, onDone, onChanged }: {
  cardId: string;
  bill: Bill;
  onDone: () => void;
  /** Called with what takes the change back. */
  onChanged: (revert: Revert) => void;
}) {
  const { closes_on = "", due_on = "" } = bill;
  const [problems, setProblems] = useState<{ closing?: string; due?: string }>({});
  const change = useChangeCardBill();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const closing = dayOfMonth(form.get("closing_day"));
    const due = dayOfMonth(form.get("due_day"));
    setProblems({
      ...(closing === null && { closing: "O dia vai de 1 a 31." }),
      ...(due === null && { due: "O dia vai de 1 a 31." }),
    });
    if (closing === null || due === null) return;
    const changes = {
      ...(closing !== dayOf(closes_on) && { closing_day: closing }),
      ...(due !== dayOf(due_on) && { due_day: due }),
    };
    if (Object.keys(changes).length === 0) return onDone();
    change.mutate({ cardId, month: bill.month.slice(0, 7), ...changes }, { onSuccess: onChanged });
  }

  return (
    <form className="flex flex-col gap-4" noValidate onSubmit={submit}>
      <p className="text-sm text-ink-soft">
        Agora ela fecha em {formatNumericDate(closes_on)} e vence em{" "}
        {formatNumericDate(due_on)}. Só esta fatura muda; vale a data mais próxima com o dia novo.
      </p>
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label="Fecha no dia"
          name="closing_day"
          type="number"
          min={1}
          max={31}
          defaultValue={dayOf(closes_on)}
          error={problems.closing}
          className="w-full min-w-0"
        />
        <TextField
          label="Vence no dia"
          name="due_day"
          type="number"
          min={1}
          max={31}
          defaultValue={dayOf(due_on)}
          error={problems.due}
          className="w-full min-w-0"
        />
      </div>
      {change.isError && <Notice look="problem">{explainError(change.error)}</Notice>}
      <div className="flex justify-end gap-2">
        <Button onClick={onDone}>Cancelar</Button>
        <Button type="submit" look="primary" disabled={change.isPending}>Guardar</Button>
      </div>
    </form>
  );
}

function dayOf(date: string): number {
  return Number(date.slice(8));
}
