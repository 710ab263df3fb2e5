import { Pencil } from "lucide-react";
import { useRef, useState } from "react";
import { explainError } from "../shell/backend.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { Opening } from "../ui/opening.tsx";
import { Section } from "../ui/page.tsx";
import { type Profile, type ProfileField, useProfile, useUpdateProfile } from "./profile-data.ts";
import { sayOnDay } from "./memory-words.ts";
import { ProfileDialog } from "./profile-dialog.tsx";
import { PROFILE_FIELDS } from "./profile-fields.ts";

/** The compact profile that goes along in every conversation: read, and edited field by field. */
export function ProfileView() {
  const { data: profile, error } = useProfile();
  const [editing, setEditing] = useState<ProfileField | null>(null);
  if (error && profile === undefined) return <Notice look="problem">{explainError(error)}</Notice>;
  if (!profile) return <Opening label="Abrindo o perfil" className="h-96" />;
  return (
    <Section title="Seu perfil">
      <p className="mb-4 text-sm text-ink-soft">
        É o resumo que vai comigo em toda conversa. O que você editar aqui, eu não mudo mais por conta própria.
        {profile.last_consolidated_at !== null && ` Atualizei por último ${sayOnDay(profile.last_consolidated_at)}.`}
      </p>
      <dl className="divide-y divide-line">
        {PROFILE_FIELDS.map(({ field }) => (
          <Row
            key={field}
            field={field}
            profile={profile}
            onEdit={() => setEditing(field)}
          />
        ))}
      </dl>
      {editing !== null && (
        <ProfileDialog
          key={editing}
          field={editing}
          profile={profile}
          onClose={() => setEditing(null)}
        />
      )}
    </Section>
  );
}

function Row({ field, profile, onEdit }: { field: ProfileField; profile: Profile; onEdit: () => void }) {
  const update = useUpdateProfile();
  const editButton = useRef<HTMLButtonElement>(null);
  const form = PROFILE_FIELDS.find((one) => one.field === field);
  const label = form?.label ?? field;
  const editedAt = profile.edited_fields[field];
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 py-2 sm:grid-cols-[12rem_1fr_auto] sm:items-start sm:py-3">
      <dt className="text-sm font-medium text-ink-soft">{label}</dt>
      <dd className="order-1 col-span-2 min-w-0 text-sm sm:order-none sm:col-span-1">
        <Value value={profile[field]} />
        {form?.kind === "line" && form.hint !== undefined && <p className="mt-1 text-xs text-ink-soft">{form.hint}</p>}
        {editedAt !== undefined && (
          <p className="mt-1 flex flex-wrap items-center gap-x-2 text-xs text-ink-soft">
            Você editou {sayOnDay(editedAt)}.
            <button
              type="button"
              className="min-h-6 underline disabled:opacity-50"
              aria-label={`Pode voltar a atualizar: ${label}`}
              disabled={update.isPending}
              // This button is gone then.
              onClick={() => update.mutate({ release: [field] }, { onSuccess: () => editButton.current?.focus() })}
            >
              Pode voltar a atualizar
            </button>
          </p>
        )}
        {update.error && <Notice look="problem">{explainError(update.error)}</Notice>}
      </dd>
      <dd className="sm:-my-1">
        <Button
          aria-haspopup="dialog"
          ref={editButton}
          size="small"
          look="quiet"
          aria-label={`Editar: ${label}`}
          onClick={onEdit}
        >
          <Pencil aria-hidden className="size-4" /> Editar
        </Button>
      </dd>
    </div>
  );
}

function Value({ value }: { value: string | number | string[] | null }) {
  if (value === null || (Array.isArray(value) && value.length === 0)) {
    return <span className="text-ink-soft">Ainda não sei</span>;
  }
  if (!Array.isArray(value)) return <span className="break-words">{value}</span>;
  return (
    <ul className="list-disc space-y-1 pl-5">
      {value.map((entry) => <li key={entry} className="break-words">{entry}</li>)}
    </ul>
  );
}
