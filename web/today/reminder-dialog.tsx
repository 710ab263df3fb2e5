import { Dialog } from "../ui/dialog.tsx";
import type { Reminder } from "./agenda.ts";
import { ReminderForm } from "./reminder-form.tsx";
import { SnoozeForm } from "./snooze-form.tsx";

/** Which form is open, and of which reminder. */
export type OpenForm = { form: "new" } | { form: "edit" | "snooze"; reminder: Reminder };

const TITLES = { new: "Novo lembrete", edit: "Mudar o lembrete", snooze: "Adiar o lembrete" } as const;

/** The window in which a reminder is written, changed or put off. */
export default function ReminderDialog({ open, today, error, isBusy, onSnooze, onSaved, onClose }: {
  open: OpenForm | null;
  today: string;
  /** Why it could not be put off. */
  error: Error | null;
  isBusy: boolean;
  onSnooze: (reminder: Reminder, at: string) => void;
  onSaved: (callId: string, text: string) => void;
  onClose: () => void;
}) {
  return (
    <Dialog title={TITLES[open?.form ?? "new"]} isOpen={open !== null} onClose={onClose}>
      {open?.form === "snooze" && (
        <SnoozeForm
          reminder={open.reminder}
          today={today}
          error={error}
          isBusy={isBusy}
          onSnooze={(at) => onSnooze(open.reminder, at)}
        />
      )}
      {open?.form === "new" && <ReminderForm onSaved={onSaved} onCancel={onClose} />}
      {open?.form === "edit" && <ReminderForm reminder={open.reminder} onSaved={onSaved} onCancel={onClose} />}
    </Dialog>
  );
}
