import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { formatDate } from "../../shared/writing/format-date.ts";
import { explainError } from "../shell/backend.ts";
import type { Undoable } from "../shell/undoable.tsx";
import { Notice } from "../ui/notice.tsx";
import { RowButton } from "../ui/row-button.tsx";
import { OriginButton, RowOrigin } from "../ui/row-origin.tsx";
import { EntryForm } from "./entry-form.tsx";
import { useRemoveEntry, whenDone } from "./measures-data.ts";
import { type Entry, formatValue, metricTitle } from "./measures.ts";
import { useReturningFocus } from "./returning-focus.ts";

/** A measurement as a row of a table: it can be corrected in its place or removed, and says where it came from. */
export function EntryRow({ entry, hasName = false, today, onWritten }: {
  entry: Entry;
  /** Whether it says what was measured, where several metrics stand together. */
  hasName?: boolean;
  today: string;
  onWritten: (write: Undoable) => void;
}) {
  const [isCorrecting, setCorrecting] = useState(false);
  const [isOriginOpen, setOriginOpen] = useState(false);
  const remove = useRemoveEntry();
  const pencil = useReturningFocus();
  const value = formatValue(entry, entry.value, entry.value2);
  const day = formatDate(entry.entry_date, today);
  const returnTo = `[data-row="${entry.id}"] button`;

  function closeForm() {
    pencil.returnFocus();
    setCorrecting(false);
  }

  if (isCorrecting) {
    return (
      <tr>
        <td colSpan={2} className="py-3">
          <EntryForm
            metric={entry}
            entry={entry}
            today={today}
            onCancel={closeForm}
            onSaved={(callId) => {
              setCorrecting(false);
              onWritten({ callId, text: `Corrigido: ${metricTitle(entry)}, antes ${value}, ${day}.`, returnTo });
            }}
          />
        </td>
      </tr>
    );
  }
  return (
    <>
      <tr data-row={entry.id} className="align-top">
        <td className="py-1.5 pr-2">
          {hasName && <span className="mr-1 text-ink-soft">{metricTitle(entry)}:</span>}
          <span className="tabular-nums">{value}</span>
          {entry.note && <span className="block break-words text-xs text-ink-soft">{entry.note}</span>}
          {remove.error && <Notice look="problem">{explainError(remove.error)}</Notice>}
        </td>
        <td className="py-0.5 text-right whitespace-nowrap">
          <OriginButton of={`${value}, ${day}`} isOpen={isOriginOpen} onToggle={() => setOriginOpen(!isOriginOpen)} />
          <RowButton
            Icon={Pencil}
            word="Corrigir"
            ref={pencil.ref}
            aria-label={`Corrigir ${value}, ${day}`}
            onClick={() => setCorrecting(true)}
          />
          <RowButton
            Icon={Trash2}
            word="Remover"
            aria-label={`Remover ${value}, ${day}`}
            disabled={remove.isPending}
            onClick={() =>
              void whenDone(
                remove.mutateAsync({ id: entry.id }),
                (callId) => onWritten({ callId, text: `Removido: ${metricTitle(entry)}, ${value}, ${day}.`, returnTo }),
              )}
          />
        </td>
      </tr>
      {isOriginOpen && (
        <tr>
          <td colSpan={2} className="pb-2">
            <RowOrigin table="tracking_entries" id={entry.id} />
          </td>
        </tr>
      )}
    </>
  );
}
