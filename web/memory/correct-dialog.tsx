import type { FormEvent } from "react";
import { explainError } from "../shell/backend.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Notice } from "../ui/notice.tsx";
import { TextField } from "../ui/text-field.tsx";
import { type Area, AREA_KEYS, AREAS } from "./areas.ts";
import { SelectField } from "../ui/select-field.tsx";
import { TextArea } from "../ui/text-area.tsx";
import { type Correction, useCorrectFact } from "./fact-changes.ts";
import { type Fact } from "./memory-data.ts";

/** The form for what is wrong about a fact. Of a person it has their name and what they are to the user. */
export function CorrectDialog({ fact, onClose, onDone }: { fact: Fact; onClose: () => void; onDone: () => void }) {
  const correct = useCorrectFact();
  const isPerson = fact.type === "person";

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const correction = readCorrection(fact, new FormData(event.currentTarget));
    if (Object.keys(correction).length === 0) return onClose();
    correct.mutate({ id: fact.id, correction }, { onSuccess: onDone });
  }

  return (
    <Dialog title="Corrigir" isOpen onClose={onClose}>
      <form className="flex flex-col gap-4" onSubmit={submit}>
        {isPerson && (
          <>
            <TextField label="Nome" name="title" defaultValue={fact.title} maxLength={200} required />
            <TextField
              label="O que é para você"
              name="relationship"
              defaultValue={fact.person?.relationship ?? ""}
              placeholder="irmã, amigo, chefe…"
              maxLength={200}
              required={fact.person?.relationship !== undefined}
            />
          </>
        )}
        <TextArea
          label={isPerson ? "O que sei" : "Como é, na verdade"}
          name="content"
          defaultValue={fact.content}
          maxLength={4000}
          required
        />
        <SelectField
          label="Área"
          name="area"
          defaultValue={fact.area}
          options={AREA_KEYS.map((key) => [key, AREAS[key].name] as const)}
        />
        {correct.error && <Notice look="problem">{explainError(correct.error)}</Notice>}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" look="primary" disabled={correct.isPending}>Guardar</Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Only what was changed: the rest stays as it is. */
function readCorrection(fact: Fact, form: FormData): Correction {
  const changed = (name: string, before: string) => {
    const value = String(form.get(name) ?? before).trim();
    return value === "" || value === before ? undefined : value;
  };
  const title = changed("title", fact.title);
  const content = changed("content", fact.content);
  const area = changed("area", fact.area);
  const relationship = changed("relationship", fact.person?.relationship ?? "");
  return {
    ...(title !== undefined && { title }),
    ...(content !== undefined && { content }),
    ...(area !== undefined && { area: area as Area }),
    ...(relationship !== undefined && { person_metadata: { relationship } }),
  };
}
