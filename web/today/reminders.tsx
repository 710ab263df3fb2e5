import { Plus } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { formatDate } from "../../shared/writing/format-date.ts";
import { capitalize } from "../../shared/writing/join-words.ts";
import { explainError } from "../shell/backend.ts";
import type { Undoable } from "../shell/undoable.tsx";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { Empty, Section } from "../ui/page.tsx";
import type { OpenForm } from "./reminder-dialog.tsx";
import { ReminderRow } from "./reminder-row.tsx";
import { RingHint } from "./ring-hint.tsx";
import { type Reminder } from "./agenda.ts";
import { type Ending, useEndReminder } from "./today-data.ts";

/** The forms: loaded when the first one opens. */
const ReminderDialog = lazy(() => import("./reminder-dialog.tsx"));

/** Reminders that wait, of today and of the next seven days, by day. */
export function Reminders({ reminders, today, onWritten }: {
  reminders: Reminder[];
  today: string;
  onWritten: (write: Undoable) => void;
}) {
  const [open, setOpen] = useState<OpenForm | null>(null);
  const wasOpen = useRef(false);
  wasOpen.current ||= open !== null;
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
      {wasOpen.current && (
        <Suspense fallback={null}>
          <ReminderDialog
            open={open}
            today={today}
            error={end.error}
            isBusy={end.isPending}
            onSnooze={(reminder, at) => finish(reminder, { kind: "snooze", at })}
            onSaved={saved}
            onClose={close}
          />
        </Suspense>
      )}
    </Section>
  );
}

/** Reminders by day; all that came due before today stand together. */
function byDay(reminders: Reminder[], today: string): [string, Reminder[]][] {
  const days = Map.groupBy(reminders, ({ at }) => at.slice(0, 10) < today ? "" : at.slice(0, 10));
  return [...days].sort(([one], [other]) => one.localeCompare(other));
}
