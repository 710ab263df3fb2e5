import { type FormEvent, useState } from "react";
import { explainError } from "../shell/backend.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { TextField } from "../ui/text-field.tsx";
import { SelectField, TextArea } from "./fields.tsx";
import { isWork, nameOfStatus, STATUSES, titleOfNote } from "./item-words.ts";
import { type Item, useChangeItem } from "./library-data.ts";

/** Changes an item. What was typed stays if it cannot be stored. */
export function ItemForm({ item, onClose }: { item: Item; onClose: () => void }) {
  const change = useChangeItem();
  const [problems, setProblems] = useState<{ title?: string; content?: string; rating?: string }>({});

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const read = (name: string) => String(data.get(name) ?? "").trim();
    const content = read("content");
    const rating = read("rating") === "" ? null : Number(read("rating").replace(",", "."));
    const title = nextTitle(item, read("title"), content);
    const problems = {
      ...(title === "" && { title: "O título não pode ficar vazio." }),
      ...(item.type === "note" && content === "" && { content: "Uma nota precisa de texto." }),
      ...(rating !== null && !(rating >= 0 && rating <= 10) && { rating: "Use um número de 0 a 10." }),
    };
    setProblems(problems);
    if (Object.keys(problems).length > 0) return;
    const status = STATUSES.find((one) => one.status === read("status"))?.status ?? null;
    change.mutate({ id: item.id, title, content: content === "" ? null : content, status, rating }, {
      onSuccess: onClose,
    });
  }

  return (
    <form className="flex flex-col gap-4" onSubmit={submit} noValidate>
      {item.isAutomatic && (
        <Notice>Se você mudar o título ou o texto, a nota passa a ser sua e a assistente não a escreve de novo.</Notice>
      )}
      <TextField
        label="Título"
        name="title"
        maxLength={500}
        autoFocus
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
              { value: "", name: "Não disse" },
              ...STATUSES.map(({ status }) => ({ value: status, name: nameOfStatus(item.type, status) })),
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
      <TextArea
        label={item.type === "note" ? "Texto" : "Descrição"}
        name="content"
        maxLength={50_000}
        defaultValue={item.content ?? ""}
        hint="Aceita Markdown: # título, - lista, **negrito**."
        error={problems.content}
      />
      {change.error && <Notice look="problem">{explainError(change.error)}</Notice>}
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Cancelar</Button>
        <Button type="submit" look="primary" disabled={change.isPending}>Guardar</Button>
      </div>
    </form>
  );
}

/** A title that came from the first line of a note goes with it. */
function nextTitle(item: Item, title: string, content: string): string {
  const cameFromText = item.type === "note" && item.title === titleOfNote(item.content ?? "");
  return cameFromText && title === item.title && content !== "" ? titleOfNote(content) : title;
}
