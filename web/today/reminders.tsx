import { Plus } from "lucide-react";
import { useState } from "react";
import { formatDate } from "../../shared/writing/format-date.ts";
import { capitalize } from "../../shared/writing/join-words.ts";
import { explainError } from "../shell/backend.ts";
import type { Undoable } from "../shell/undoable.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Notice } from "../ui/notice.tsx";
import { Empty, Section } from "../ui/page.tsx";
import { ReminderForm } from "./reminder-form.tsx";
import { ReminderRow } from "./reminder-row.tsx";
import { RingHint } from "./ring-hint.tsx";
import { SnoozeForm } from "./snooze-form.tsx";
import { type Reminder } from "./agenda.ts";
import { type Ending, useEndReminder } from "./today-data.ts";

type Open = { form: "new" } | { form: "edit" | "snooze"; reminder: Reminder };

const TITLES = { new: "Novo lembrete", edit: "Mudar o lembrete", snooze: "Adiar o lembrete" } as const;

/** Reminders that wait, of today and of the next seven days, by day. */
export function Reminders({ reminders, today, onWritten }: {
  reminders: Reminder[];
  today: string;
  onWritten: (write: Undoable) => void;
}) {
  const [open, setOpen] = useState<Open | null>(null);
  const end = useEndReminder();
  const close = () => setOpen(null);

  function finish({ id, text }: Reminder, by: Ending) {
    const said = { done: `Feito: “${text}”.`, cancel: `Tirei “${text}”.`, snooze: `Adiei “${text}”.` }[by.kind];
    end.mutate({ id, by }, {
      onSuccess(callId) {
        close();
        onWritten({ callId, text: said, returnTo: `[data-row="${id}"] button` });
      },
    });
  }

  function saved(callId: string, text: string) {
    close();
    onWritten({ callId, text: `${open?.form === "edit" ? "Mudei" : "Anotei"}: “${text}”.` });
  }

  return (
    <Section
      title="Lembretes"
      actions={
        <Button aria-haspopup="dialog" size="small" onClick={() => setOpen({ form: "new" })}>
          <Plus aria-hidden className="size-4" /> Novo
        </Button>
      }
    >
      {end.error !== null && <Notice look="problem">{explainError(end.error)}</Notice>}
      {reminders.length === 0 && <Empty>Nada para lembrar nos próximos 7 dias.</Empty>}
      {byDay(reminders, today).map(([day, ofDay]) => (
        <div key={day} className="mt-3 first:mt-0">
          <h3 className="text-sm font-medium text-ink-soft">
            {day < today ? "Ainda em aberto" : capitalize(formatDate(day, today))}
          </h3>
          <ul className="divide-y divide-line">
            {ofDay.map((reminder) => (
              <ReminderRow
                key={`${reminder.id}-${reminder.at}`}
                reminder={reminder}
                today={today}
                // What is done or snoozed is the time that came due, else the next one.
                isNext={reminders.find(({ id }) => id === reminder.id) === reminder}
                isBusy={end.isPending}
                onDone={() => finish(reminder, { kind: "done" })}
                onCancel={() => finish(reminder, { kind: "cancel" })}
                onSnooze={() => setOpen({ form: "snooze", reminder })}
                onEdit={() => setOpen({ form: "edit", reminder })}
              />
            ))}
          </ul>
        </div>
      ))}
      {reminders.length > 0 && <RingHint />}
      <Dialog title={TITLES[open?.form ?? "new"]} isOpen={open !== null} onClose={close}>
        {open?.form === "snooze" && (
          <SnoozeForm
            reminder={open.reminder}
            today={today}
            error={end.error}
            isBusy={end.isPending}
            onSnooze={(at) => finish(open.reminder, { kind: "snooze", at })}
          />
        )}
        {open?.form === "new" && <ReminderForm onSaved={saved} onCancel={close} />}
        {open?.form === "edit" && <ReminderForm reminder={open.reminder} onSaved={saved} onCancel={close} />}
      </Dialog>
    </Section>
  );
}

/** Reminders by day; all that came due before today stand together. */
function byDay(reminders: Reminder[], today: string): [string, Reminder[]][] {
  const days = Map.groupBy(reminders, ({ at }) => at.slice(0, 10) < today ? "" : at.slice(0, 10));
  return [...days].sort(([one], [other]) => one.localeCompare(other));
}
