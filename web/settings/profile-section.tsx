import type { FormEvent } from "react";
import { Link } from "wouter";
import { explainError } from "../shell/backend.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { Opening } from "../ui/opening.tsx";
import { Section } from "../ui/page.tsx";
import { TextField } from "../ui/text-field.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { type Profile, useProfile, useSaveProfile } from "./settings-data.ts";
import { timeZonesWith } from "./time-zones.ts";

export function ProfileSection() {
  const { data: profile, error } = useProfile();
  return (
    <Section title="Sobre você">
      {profile
        ? <ProfileForm profile={profile} />
        : error
        ? <Notice look="problem">{explainError(error)}</Notice>
        : <Opening className="h-72" />}
    </Section>
  );
}

function ProfileForm({ profile }: { profile: Profile }) {
  const save = useSaveProfile();
  const zones = timeZonesWith(profile.timezone);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name)).trim();
    save.mutate({
      display_name: text("name") || null,
      pronouns: text("pronouns") || null,
      timezone: text("timezone"),
    });
  }

  return (
    <form onSubmit={submit} onChange={() => save.reset()} className="flex flex-col gap-4">
      <div className="flex flex-col gap-1.5">
        <TextField
          label="Nome"
          name="name"
          autoComplete="given-name"
          maxLength={200}
          defaultValue={profile.display_name ?? ""}
        />
        <p className="text-xs text-ink-soft">
          É como chamo você. O que sei de você, com o seu nome, está em{" "}
          <Link href="/memoria?parte=perfil" className="underline underline-offset-2">Memória, Seu perfil</Link>.
        </p>
      </div>
      <SelectField
        label="Pronomes"
        name="pronouns"
        defaultValue={profile.pronouns ?? ""}
        hint="Sem escolha aqui, vale o que você tiver dito na conversa."
      >
        <option value="">Sem escolha</option>
        <option value="ela">ela</option>
        <option value="ele">ele</option>
        <option value="elu">elu</option>
      </SelectField>
      <SelectField
        label="Fuso horário"
        name="timezone"
        defaultValue={profile.timezone}
        hint="Decide que dia é “hoje” e a que horas um lembrete toca."
      >
        <optgroup label="Brasil">
          {zones.brazil.map(({ zone, name }) => <option key={zone} value={zone}>{name}</option>)}
        </optgroup>
        <optgroup label="Outros lugares">
          {zones.others.map((zone) => <option key={zone} value={zone}>{zone.replaceAll("_", " ")}</option>)}
        </optgroup>
      </SelectField>
      {save.error && <Notice look="problem">{explainError(save.error)}</Notice>}
      {save.isSuccess && <Notice>Salvo.</Notice>}
      <Button type="submit" look="primary" className="self-start" disabled={save.isPending}>Salvar</Button>
    </form>
  );
}
