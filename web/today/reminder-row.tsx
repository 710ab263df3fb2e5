import { Check, Clock, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { formatDate } from "../../shared/writing/format-date.ts";
import { Button } from "../ui/button.tsx";
import { RowButton } from "../ui/row-button.tsx";
import { OriginButton, RowOrigin } from "../ui/row-origin.tsx";
import { type Reminder } from "./agenda.ts";

const REPEATS: Readonly<Record<string, string>> = {
  HOURLY: "a cada hora",
  DAILY: "todo dia",
  WEEKLY: "toda semana",
  MONTHLY: "todo mês",
  YEARLY: "todo ano",
};

/** A reminder at one of its times. Only the time that is next can be acted on. */
export function ReminderRow({ reminder, today, isNext, isBusy, onDone, onCancel, onSnooze, onEdit }: {
  reminder: Reminder;
  today: string;
  isNext: boolean;
  isBusy: boolean;
  onDone: () => void;
  onCancel: () => void;
  onSnooze: () => void;
  onEdit: () => void;
}) {
  const { text, at, recurrence, came_due: isDue = false } = reminder;
  const day = at.slice(0, 10);
  const [isOriginOpen, setOriginOpen] = useState(false);
  return (
    <li data-row={reminder.id} className="@container flex flex-wrap items-center gap-x-2 gap-y-1 py-2 text-sm">
      <div className="min-w-40 flex-1">
        <p className="break-words">{text}</p>
        <p className="text-xs text-ink-soft">
          {day < today && `${formatDate(day, today)}, `}
          {at.slice(11)}
          {isDue && <strong className="font-medium text-warning">· já tocou</strong>}
          {recurrence !== undefined && ` · ${repeatOf(recurrence)}`}
        </p>
      </div>
      {isNext && (
        <span className="flex items-center">
          <Button size="small" disabled={isBusy} aria-label={`Marcar “${text}” como feito`} onClick={onDone}>
            <Check aria-hidden className="size-4" /> Feito
          </Button>
          <OriginButton of={text} isOpen={isOriginOpen} onToggle={() => setOriginOpen(!isOriginOpen)} />
          <RowButton
            Icon={Clock}
            word="Adiar"
            aria-haspopup="dialog"
            aria-label={`Adiar “${text}”`}
            onClick={onSnooze}
          />
          <RowButton
            Icon={Pencil}
            word="Mudar"
            aria-haspopup="dialog"
            aria-label={`Mudar “${text}”`}
            onClick={onEdit}
          />
          <RowButton
            Icon={Trash2}
            word="Tirar"
            disabled={isBusy}
            aria-label={`Tirar “${text}”${recurrence === undefined ? "" : ", com todas as vezes"}`}
            onClick={onCancel}
          />
        </span>
      )}
      {isOriginOpen && (
        <div className="basis-full">
          <RowOrigin table="reminders" id={reminder.id} />
        </div>
      )}
    </li>
  );
}

/** "todo dia"; a rule with more to it is only said to repeat. */
function repeatOf(recurrence: string): string {
  return REPEATS[/^FREQ=([A-Z]+)$/.exec(recurrence)?.[1] ?? ""] ?? "se repete";
}
