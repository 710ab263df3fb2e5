import { useState } from "react";
import { explainError } from "../shell/backend.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { TextField } from "../ui/text-field.tsx";
import { type Reminder } from "./agenda.ts";
import { daysAfter } from "./today-data.ts";

/** Asks until when a reminder is put off: a usual time, or any. */
export function SnoozeForm({ reminder, today, error, isBusy, onSnooze }: {
  reminder: Reminder;
  today: string;
  error: Error | null;
  isBusy: boolean;
  onSnooze: (at: string) => void;
}) {
  const [problem, setProblem] = useState<string>();
  const usual = [
    { label: "Hoje às 20h", at: `${today}T20:00` },
    { label: "Amanhã às 9h", at: `${daysAfter(today, 1)}T09:00` },
    { label: "Daqui a uma semana", at: `${daysAfter(today, 7)}T${reminder.at.slice(11)}` },
  ];
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const at = String(new FormData(event.currentTarget).get("at"));
        setProblem(at === "" ? "Escolha o dia e a hora." : undefined);
        if (at !== "") onSnooze(at);
      }}
    >
      <p className="text-sm">“{reminder.text}”</p>
      <div className="flex flex-wrap gap-2">
        {usual.map(({ label, at }) => <Button key={at} disabled={isBusy} onClick={() => onSnooze(at)}>{label}</Button>)}
      </div>
      <TextField label="Outra hora" name="at" type="datetime-local" error={problem} />
      {error !== null && <Notice look="problem">{explainError(error)}</Notice>}
      <Button type="submit" look="primary" disabled={isBusy} className="self-end">Adiar</Button>
    </form>
  );
}
