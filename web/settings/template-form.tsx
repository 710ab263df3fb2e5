import { type FormEvent, useState } from "react";
import { TextArea } from "../ui/text-area.tsx";
import { explainError } from "../shell/backend.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { Opening } from "../ui/opening.tsx";
import { Problems } from "./problems.tsx";
import { useSaveTemplate, useTemplateSource } from "./templates-data.ts";

/** Changes a template. A built-in one that is changed becomes the person's own. */
export function TemplateForm({ name, onSaved }: { name: string; onSaved: (name: string) => void }) {
  const { data: source, error } = useTemplateSource(name);
  if (error && source === undefined) return <Notice look="problem">{explainError(error)}</Notice>;
  if (source === undefined) return <Opening className="h-60" />;
  return <SourceForm source={source} onSaved={onSaved} />;
}

const START = `---
name: meu_mes
title: Meu mês
period: month
empty: Ainda não há nada deste mês.
---
## Dinheiro

{{use-tool:get_note_section:answer:{"section":"spending"}}}
`;

export function NewTemplateForm({ onSaved }: { onSaved: (name: string) => void }) {
  return <SourceForm source={START} onSaved={onSaved} />;
}

function SourceForm({ source, onSaved }: { source: string; onSaved: (name: string) => void }) {
  const save = useSaveTemplate();
  const [text, setText] = useState(source);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Its own name says where it is stored; without one the server says what is missing.
    const name = /^name:\s*(\S+)\s*$/m.exec(text)?.[1] ?? "modelo";
    save.mutate({ name, source: text }, { onSuccess: () => onSaved(name) });
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <TextArea
        label="Texto do modelo"
        name="source"
        required
        spellCheck={false}
        maxLength={20_000}
        value={text}
        onChange={({ target }) => setText(target.value)}
        hint="O nome e o título ficam nas primeiras linhas. Ao guardar, ele é conferido e você vê como fica."
      />
      {save.error && <Problems error={save.error} />}
      <Button type="submit" look="primary" className="self-start" disabled={save.isPending}>Guardar e ver</Button>
    </form>
  );
}
