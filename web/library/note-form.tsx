import { type FormEvent, useState } from "react";
import { explainError } from "../shell/backend.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { TextArea } from "../ui/text-area.tsx";
import { useSaveNote } from "./library-data.ts";

/** A new note. Its first line becomes its title, as in the conversation. */
export function NoteForm({ onSaved, onCancel }: { onSaved: (id: string) => void; onCancel: () => void }) {
  const save = useSaveNote();
  const [problem, setProblem] = useState<string>();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const content = String(new FormData(event.currentTarget).get("content")).trim();
    setProblem(content === "" ? "Escreva a nota." : undefined);
    if (content !== "") save.mutate(content, { onSuccess: onSaved });
  }

  return (
    <form className="flex flex-col gap-4" onSubmit={submit} noValidate>
      <TextArea
        label="Nota"
        name="content"
        maxLength={50_000}
        hint="A primeira linha vira o título. Aceita Markdown: - lista, **negrito**."
        error={problem}
      />
      {save.error && <Notice look="problem">{explainError(save.error)}</Notice>}
      <div className="flex justify-end gap-2">
        <Button onClick={onCancel}>Cancelar</Button>
        <Button type="submit" look="primary" disabled={save.isPending}>Guardar</Button>
      </div>
    </form>
  );
}
