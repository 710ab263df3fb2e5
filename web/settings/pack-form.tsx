import { type FormEvent, useState } from "react";
import { TextArea } from "../ui/text-area.tsx";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/text-field.tsx";
import { useSavePack } from "./packs-data.ts";
import { Problems } from "./problems.tsx";

const EXAMPLE = `tools:
  - name: list_states
    title: Estados do Brasil
    description: Lista os estados do Brasil.
    call: GET https://brasilapi.com.br/api/ibge/uf/v1
`;

/** The files of a pack, pasted. They are checked before anything is stored, and errors name file and line. */
export function PackForm({ onSaved, onCancel }: { onSaved: () => void; onCancel: () => void }) {
  const save = useSavePack();
  const [tools, setTools] = useState("");

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const skill = String(form.get("skill"));
    save.mutate({
      name: String(form.get("name")).trim(),
      files: { "tools.yaml": tools, ...(skill.trim() !== "" && { "SKILL.md": skill }) },
    }, { onSuccess: onSaved });
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <TextField label="Nome do pacote" name="name" required maxLength={60} autoComplete="off" placeholder="estados" />
      <TextArea
        label="tools.yaml"
        name="tools"
        required
        spellCheck={false}
        value={tools}
        onChange={({ target }) => setTools(target.value)}
        hint="O que o pacote sabe fazer. Depois de guardado não é mostrado de novo, nem as chaves que estiverem nele."
      />
      {tools === "" && (
        <Button size="small" className="self-start" onClick={() => setTools(EXAMPLE)}>Começar com um exemplo</Button>
      )}
      <TextArea
        label="SKILL.md"
        name="skill"
        spellCheck={false}
        hint="Pode ficar vazio. Diz à assistente quando e como usar o pacote."
      />
      {save.error && <Problems error={save.error} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" disabled={save.isPending}>Conferir e guardar</Button>
        <Button onClick={onCancel}>Cancelar</Button>
      </div>
    </form>
  );
}
