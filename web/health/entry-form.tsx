import { type FormEvent, useEffect, useRef, useState } from "react";
import { explainError } from "../shell/backend.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { TextField } from "../ui/text-field.tsx";
import { useSaveEntry, whenDone } from "./measures-data.ts";
import { type Entry, type MetricOf, valueLabel } from "./measures.ts";

/** A new measurement, or one that is corrected where it stands. What was typed stays if it cannot be stored. */
export function EntryForm({ metric, entry, today, onSaved, onCancel }: {
  metric: MetricOf;
  entry?: Entry;
  today: string;
  /** Gets the id with which this is taken back. */
  onSaved: (callId: string) => void;
  onCancel: () => void;
}) {
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.select(), []);
  const save = useSaveEntry();
  const isPressure = metric.metric === "blood_pressure";
  const [isUnclear, setUnclear] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const read = (name: string) => String(data.get(name) ?? "").trim();
    const value = readDecimal(read("value"));
    const value2 = isPressure ? readDecimal(read("value2")) : null;
    const isUnclear = Number.isNaN(value) || Number.isNaN(value2);
    setUnclear(isUnclear);
    if (isUnclear) return;
    void whenDone(
      save.mutateAsync({ id: entry?.id, metric, value, value2, date: read("date"), note: read("note") }),
      onSaved,
    );
  }

  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        // Not the window around it.
        event.stopPropagation();
        onCancel();
      }}
    >
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={valueLabel(metric)}
          name="value"
          inputMode="decimal"
          autoComplete="off"
          ref={first}
          required
          defaultValue={writeDecimal(entry?.value)}
          error={isUnclear ? "Escreva um número, como 7,5." : undefined}
        />
        {isPressure && (
          <TextField
            label="Mínima"
            name="value2"
            inputMode="decimal"
            autoComplete="off"
            required
            defaultValue={writeDecimal(entry?.value2)}
          />
        )}
        <div className={isPressure ? "col-span-2" : undefined}>
          <TextField
            label="Dia"
            name="date"
            type="date"
            required
            max={today}
            defaultValue={entry?.entry_date ?? today}
          />
        </div>
      </div>
      <TextField label="Observação" name="note" maxLength={4000} defaultValue={entry?.note ?? ""} />
      {save.error && <Notice look="problem">{explainError(save.error)}</Notice>}
      <div className="flex justify-end gap-2">
        <Button size="small" onClick={onCancel}>Cancelar</Button>
        <Button size="small" look="primary" type="submit" disabled={save.isPending}>Guardar</Button>
      </div>
    </form>
  );
}

/** "7,5" and "7.5" are the same number; NaN for what is not one. */
function readDecimal(text: string): number {
  return text === "" ? NaN : Number(text.replace(",", "."));
}

function writeDecimal(value: number | null = null): string {
  return String(value ?? "").replace(".", ",");
}
