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
import { birthdayField, readBirthday } from "./birthday.ts";

/** The form for what is wrong about a fact. Of a person it has their name, what they are to the user and their birthday. */
export function CorrectDialog({ fact, onClose, onDone }: {
  fact: Fact;
  onClose: () => void;
  /** Takes the id of the corrected fact, which is another. */
  onDone: (id: string) => void;
}) {
  const correct = useCorrectFact();
  const isPerson = fact.type === "person";

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const correction = readCorrection(fact, new FormData(event.currentTarget));
    if (Object.keys(correction).length === 0) return onClose();
    correct.mutate({ id: fact.id, correction }, { onSuccess: ({ item }) => onDone(item.id) });
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
            <TextField
              label="Aniversário"
              name="birthday"
              defaultValue={birthdayField(fact.person?.birthday)}
              placeholder="12/10 ou 12/10/1958"
              maxLength={10}
              onChange={({ currentTarget: field }) => field.setCustomValidity(birthdayProblem(field.value))}
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
  const typed = form.get("birthday");
  const birthday = typed === null || typed === birthdayField(fact.person?.birthday)
    ? undefined
    : readBirthday(String(typed).trim());
  const person_metadata = {
    ...(relationship !== undefined && { relationship }),
    ...(birthday !== undefined && { birthday }),
  };
  return {
    ...(title !== undefined && { title }),
    ...(content !== undefined && { content }),
    ...(area !== undefined && { area: area as Area }),
    ...(Object.keys(person_metadata).length > 0 && { person_metadata }),
  };
}

function birthdayProblem(text: string): string {
  return text.trim() === "" || readBirthday(text) !== null ? "" : "Escreva o dia e o mês: 12/10 ou 12/10/1958.";
}
