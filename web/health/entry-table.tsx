import { Pencil, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { formatDate } from "../../shared/writing/format-date.ts";
import { explainError } from "../shell/backend.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { EntryForm } from "./entry-form.tsx";
import { type Entry, useRemoveEntry } from "./health-data.ts";
import { formatMeasure } from "./measures.ts";

const SHOWN_AT_ONCE = 10;

/** The entries of a metric, newest first. Each can be corrected in its row, or removed. */
export function EntryTable(
  { name, entries, today, onRemoved }: {
    name: string;
    entries: readonly Entry[];
    today: string;
    onRemoved: (entry: Entry) => void;
  },
) {
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  const [correcting, setCorrecting] = useState<string | null>(null);
  const remove = useRemoveEntry();
  const pencils = useRef(new Map<string, HTMLButtonElement>());

  function closeForm(id: string) {
    setCorrecting(null);
    requestAnimationFrame(() => pencils.current.get(id)?.focus());
  }

  return (
    <>
      {remove.error && <Notice look="problem">{explainError(remove.error)}</Notice>}
      <table className="w-full text-sm">
        <caption className="sr-only">Registros: {name}</caption>
        <thead>
          <tr className="text-left text-xs text-ink-soft">
            <th scope="col" className="py-1 pr-2 font-medium">Dia</th>
            <th scope="col" className="py-1 pr-2 font-medium">Valor</th>
            <th scope="col" className="py-1 font-medium">
              <span className="sr-only">Ações</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.slice(0, shown).map((entry) => {
            const value = formatMeasure(entry, entry.value, entry.value2);
            const day = formatDate(entry.entry_date, today);
            if (correcting === entry.id) {
              return (
                <tr key={entry.id} className="border-t border-line">
                  <td colSpan={3} className="py-3">
                    <EntryForm entry={entry} today={today} onClose={() => closeForm(entry.id)} />
                  </td>
                </tr>
              );
            }
            return (
              <tr key={entry.id} className="border-t border-line align-top">
                <td className="py-2.5 pr-2">{day}</td>
                <td className="py-2.5 pr-2">
                  <span className="tabular-nums">{value}</span>
                  {entry.note && <span className="block break-words text-xs text-ink-soft">{entry.note}</span>}
                </td>
                <td className="py-1 text-right whitespace-nowrap">
                  <Button
                    ref={(button) => {
                      if (button) pencils.current.set(entry.id, button);
                      else pencils.current.delete(entry.id);
                    }}
                    size="icon"
                    look="quiet"
                    className="size-8"
                    aria-label={`Corrigir ${value}, ${day}`}
                    onClick={() => setCorrecting(entry.id)}
                  >
                    <Pencil aria-hidden className="size-4" />
                  </Button>
                  <Button
                    size="icon"
                    look="quiet"
                    className="size-8"
                    aria-label={`Remover ${value}, ${day}`}
                    disabled={remove.isPending}
                    onClick={() => remove.mutate({ id: entry.id }, { onSuccess: () => onRemoved(entry) })}
                  >
                    <Trash2 aria-hidden className="size-4" />
                  </Button>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {entries.length > shown && (
        <Button size="small" className="mt-2" onClick={() => setShown(shown + 50)}>
          Mostrar mais ({entries.length - shown})
        </Button>
      )}
    </>
  );
}
