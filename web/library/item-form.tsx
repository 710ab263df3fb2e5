import { type FormEvent, useEffect, useRef, useState } from "react";
import { explainError } from "../shell/backend.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { TextField } from "../ui/text-field.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { isWork, nameOfStatus, STATUSES } from "./item-words.ts";
import { type Item, useChangeItem } from "./library-data.ts";

/** Changes the title of an item and, of a film, series or book, its state and rating. What was typed stays if it cannot be stored. */
export function ItemForm({ item, onSaved, onCancel }: {
  item: Item;
  /** Gets the id with which the change is taken back. */
  onSaved: (callId: string) => void;
  onCancel: () => void;
}) {
  const change = useChangeItem();
  const [problems, setProblems] = useState<{ title?: string; rating?: string }>({});
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const read = (name: string) => String(data.get(name) ?? "").trim();
    const title = read("title");
    const rating = read("rating") === "" ? null : Number(read("rating").replace(",", "."));
    const problems = {
      ...(title === "" && { title: "O título não pode ficar vazio." }),
      ...(rating !== null && !(rating >= 0 && rating <= 10) && { rating: "Use um número de 0 a 10." }),
    };
    setProblems(problems);
    if (Object.keys(problems).length > 0) return;
    const status = STATUSES.find((one) => one.status === read("status"))?.status ?? null;
    const changes = {
      ...(title !== item.title && { title }),
      ...(status !== item.status && { status }),
      ...(rating !== item.rating && { rating }),
    };
    if (Object.keys(changes).length === 0) return onCancel();
    change.mutate({ id: item.id, ...changes }, { onSuccess: onSaved });
  }

  return (
    <form className="flex flex-col gap-4" onSubmit={submit} noValidate>
      {item.isAutomatic && (
        <Notice>Se você mudar o título, a nota passa a ser sua e a assistente não a escreve de novo.</Notice>
      )}
      <TextField
        label="Título"
        name="title"
        maxLength={500}
        ref={first}
        required
        defaultValue={item.title}
        error={problems.title}
      />
      {isWork(item.type) && (
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label="Estado"
            name="status"
            defaultValue={item.status ?? ""}
            options={[
              ["", "Não disse"] as const,
              ...STATUSES.map(({ status }) => [status, nameOfStatus(item.type, status)] as const),
            ]}
          />
          <TextField
            label="Nota (0 a 10)"
            name="rating"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={item.rating === null ? "" : String(item.rating).replace(".", ",")}
            error={problems.rating}
          />
        </div>
      )}
      {change.error && <Notice look="problem">{explainError(change.error)}</Notice>}
      <div className="flex justify-end gap-2">
        <Button onClick={onCancel}>Cancelar</Button>
        <Button type="submit" look="primary" disabled={change.isPending}>Guardar</Button>
      </div>
    </form>
  );
}
