import { formatDate } from "../../shared/writing/format-date.ts";
import { capitalize } from "../../shared/writing/join-words.ts";
import { explainError } from "../shell/backend.ts";
import { useUndoable } from "../shell/undoable.tsx";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { Opening } from "../ui/opening.tsx";
import { Page, Section } from "../ui/page.tsx";
import { DueBills } from "./due-bills.tsx";
import { Habits } from "./habits.tsx";
import { Reminders } from "./reminders.tsx";
import { type Agenda } from "./agenda.ts";
import { useAgenda } from "./today-data.ts";
import { Waiting } from "./waiting.tsx";

/** What today and the next seven days hold. */
export default function TodayPage() {
  const { data, error, refetch } = useAgenda();
  const { offerUndo, undoNotice } = useUndoable();
  return (
    <Page title="Hoje" actions={data !== undefined && <p className="text-sm text-ink-soft">{sayDay(data.today)}</p>}>
      {error !== null && data === undefined && (
        <Notice look="problem">
          {explainError(error)}{" "}
          <Button
            size="small"
            className="mt-2"
            onClick={() => void refetch()}
          >
            Tentar de novo
          </Button>
        </Notice>
      )}
      {data === undefined && error === null && <Opening label="Abrindo o dia" className="h-64" />}
      {data !== undefined && (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <div className="flex flex-col gap-6">
            <Waiting />
            <Habits habits={data.habits} today={data.today} onWritten={offerUndo} />
            <Dates agenda={data} />
          </div>
          <div className="flex flex-col gap-6">
            <Reminders reminders={data.reminders} today={data.today} onWritten={offerUndo} />
            <DueBills bills={data.bills} today={data.today} onWritten={offerUndo} />
          </div>
        </div>
      )}
      {undoNotice}
    </Page>
  );
}

/** Plans and birthdays of the week; nothing where there are none. */
function Dates({ agenda: { plans, birthdays, today } }: { agenda: Agenda }) {
  const dates = [
    ...plans.map(({ content, date }) => ({ text: content, day: date })),
    ...birthdays.map(({ name, next_on }) => ({ text: `Aniversário: ${name}`, day: next_on })),
  ].sort((one, other) => one.day.localeCompare(other.day));
  if (dates.length === 0) return null;
  return (
    <Section title="Na semana">
      <ul className="divide-y divide-line">
        {dates.map(({ text, day }) => (
          <li key={`${day}-${text}`} className="py-2 text-sm">
            <p className="break-words">{text}</p>
            <p className="text-xs text-ink-soft">{formatDate(day, today)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const dayFormat = new Intl.DateTimeFormat("pt-BR", { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });

/** "Quarta-feira, 25 de novembro". */
function sayDay(day: string): string {
  return capitalize(dayFormat.format(new Date(`${day}T00:00Z`)));
}
