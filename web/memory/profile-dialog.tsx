import type { FormEvent } from "react";
import { explainError } from "../shell/backend.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Notice } from "../ui/notice.tsx";
import { TextField } from "../ui/text-field.tsx";
import { TextArea } from "../ui/text-area.tsx";
import { type Profile, type ProfileField, useUpdateProfile } from "./profile-data.ts";
import { PROFILE_FIELDS } from "./profile-fields.ts";

/** The form for one field of the profile. An empty one empties the field. */
export function ProfileDialog(
  { field, profile, onClose }: { field: ProfileField; profile: Profile; onClose: () => void },
) {
  const update = useUpdateProfile();
  const form = PROFILE_FIELDS.find((one) => one.field === field);
  if (form === undefined) return null;
  const { label, kind, most, hint } = form;
  const value = profile[field];
  const text = Array.isArray(value) ? value.join("\n") : String(value ?? "");

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("value")).trim();
    update.mutate({ changes: { [field]: readValue(kind, typed) } }, { onSuccess: onClose });
  }

  return (
    <Dialog title={`Editar: ${label}`} isOpen onClose={onClose}>
      <form className="flex flex-col gap-4" onSubmit={submit}>
        {kind === "line" && <TextField label={label} name="value" defaultValue={text} maxLength={most} />}
        {kind === "number" && (
          <TextField
            label={label}
            name="value"
            type="number"
            min={0}
            max={most}
            step={1}
            defaultValue={text}
          />
        )}
        {kind === "text" && <TextArea label={label} name="value" defaultValue={text} maxLength={most} />}
        {kind === "list" && (
          <TextArea
            label={label}
            name="value"
            defaultValue={text}
            rows={Math.min(12, text.split("\n").length + 2)}
            hint={`Um por linha, até ${most}.${hint === undefined ? "" : ` ${hint}`}`}
          />
        )}
        {update.error && <Notice look="problem">{explainError(update.error)}</Notice>}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" look="primary" disabled={update.isPending}>Guardar</Button>
        </div>
      </form>
    </Dialog>
  );
}

function readValue(kind: typeof PROFILE_FIELDS[number]["kind"], typed: string): string | number | string[] | null {
  if (kind === "list") return typed.split("\n").map((line) => line.trim()).filter((line) => line !== "");
  if (typed === "") return null;
  return kind === "number" ? Number(typed) : typed;
}
