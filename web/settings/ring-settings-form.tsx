import { type ReactNode, useState } from "react";
import { type RingSettings, useRingSettings, useSaveRingSettings } from "../notifications/notifications-data.ts";
import { explainError } from "../shell/backend.ts";
import { Notice } from "../ui/notice.tsx";
import { TextField } from "../ui/text-field.tsx";

const NIGHT = { quiet_from: "22:00", quiet_until: "07:00" };

/** Quiet hours, and what a notification shows. Each change is saved at once. */
export function RingSettingsForm() {
  const { data: settings, error } = useRingSettings();
  const save = useSaveRingSettings();
  const problem = save.error ?? error;
  // Shown while it is being saved; what was not saved goes back.
  const [chosen, setChosen] = useState<Partial<RingSettings>>({});
  const shown = settings && { ...settings, ...chosen };
  function change(changed: Partial<RingSettings>) {
    setChosen({ ...chosen, ...changed });
    save.mutate(changed, { onError: () => setChosen({}) });
  }
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      {problem && <Notice look="problem">{explainError(problem)}</Notice>}
      {shown && (
        <>
          <Choice
            isOn={shown.lock_screen_text}
            onChange={(isOn) => change({ lock_screen_text: isOn })}
            hint="Sem isso, o aviso diz só “Você tem um lembrete.”"
          >
            Mostrar o texto na tela bloqueada
          </Choice>
          <Choice
            isOn={shown.ring_questions}
            onChange={(isOn) => change({ ring_questions: isOn })}
            hint="Quando uma proposta espera a sua resposta há uma hora."
          >
            Avisar também de perguntas que esperam
          </Choice>
          <Choice
            isOn={shown.quiet_from !== null}
            onChange={(isOn) => change(isOn ? NIGHT : { quiet_from: null, quiet_until: null })}
            hint="O que cai nesse tempo toca quando ele acaba, também os remédios."
          >
            Horário de silêncio
          </Choice>
          <QuietHours settings={shown} onChange={change} />
        </>
      )}
    </div>
  );
}

function Choice(
  { isOn, onChange, hint, children }: {
    isOn: boolean;
    onChange: (isOn: boolean) => void;
    hint: string;
    children: ReactNode;
  },
) {
  return (
    <label className="flex min-h-10 items-start gap-3 text-sm">
      <input
        type="checkbox"
        className="mt-0.5 size-4 shrink-0 accent-brand"
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>
        {children}
        <span className="block text-xs text-ink-soft">{hint}</span>
      </span>
    </label>
  );
}

function QuietHours(
  { settings, onChange }: { settings: RingSettings; onChange: (changed: Partial<RingSettings>) => void },
) {
  const { quiet_from: from, quiet_until: until } = settings;
  if (from === null || until === null) return null;
  // An empty field, or the same time in both, is no span: nothing is saved until it is one.
  const change = (changed: { quiet_from: string } | { quiet_until: string }) => {
    const next = { quiet_from: from, quiet_until: until, ...changed };
    if (next.quiet_from && next.quiet_until && next.quiet_from !== next.quiet_until) onChange(next);
  };
  return (
    <div className="grid max-w-xs grid-cols-2 gap-3 pl-7">
      <TextField
        key={`from ${from}`}
        label="Das"
        type="time"
        defaultValue={from}
        onBlur={({ target }) => target.value !== from && change({ quiet_from: target.value })}
      />
      <TextField
        key={`until ${until}`}
        label="Até as"
        type="time"
        defaultValue={until}
        onBlur={({ target }) => target.value !== until && change({ quiet_until: target.value })}
      />
    </div>
  );
}
