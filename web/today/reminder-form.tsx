import { type FormEvent, useState } from "react";
import { explainError } from "../shell/backend.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { TextField } from "../ui/text-field.tsx";
import { type Reminder } from "./agenda.ts";
import { useSaveReminder } from "./today-data.ts";

/** A new reminder, or the text and time of one. The time of a recurring one is changed in the conversation. */
export function ReminderForm({ reminder, onSaved, onCancel }: {
  reminder?: Reminder;
  /** Gets the id with which the change is taken back. */
  onSaved: (callId: string, text: string) => void;
  onCancel: () => void;
}) {
  const [problems, setProblems] = useState<{ text?: string; at?: string }>({});
  const save = useSaveReminder();
  const isRecurring = reminder?.recurrence !== undefined;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = String(form.get("text")).trim();
    const at = String(form.get("at") ?? "");
    setProblems({
      ...(text === "" && { text: "Escreva do que é para lembrar." }),
      ...(at === "" && !isRecurring && { at: "Escolha o dia e a hora." }),
    });
    if (text === "" || (at === "" && !isRecurring)) return;
    const changes = {
      ...(text !== reminder?.text && { text }),
      ...(at !== "" && at !== reminder?.at && { at }),
    };
    if (Object.keys(changes).length === 0) return onCancel();
    save.mutate({ ...(reminder !== undefined && { id: reminder.id }), ...changes }, {
      onSuccess: (callId) => onSaved(callId, text),
    });
  }

  return (
    <form className="flex flex-col gap-4" noValidate onSubmit={submit}>
      <TextField label="Do que" name="text" defaultValue={reminder?.text ?? ""} maxLength={500} error={problems.text} />
      {isRecurring
        ? <p className="text-sm text-ink-soft">Ele se repete: para mudar quando toca, peça na conversa.</p>
        : (
          <TextField
            label="Quando"
            name="at"
            type="datetime-local"
            defaultValue={reminder?.at ?? ""}
            error={problems.at}
          />
        )}
      {save.isError && <Notice look="problem">{explainError(save.error)}</Notice>}
      <div className="flex justify-end gap-2">
        <Button onClick={onCancel}>Cancelar</Button>
        <Button type="submit" look="primary" disabled={save.isPending}>Guardar</Button>
      </div>
    </form>
  );
}
