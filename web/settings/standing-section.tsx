import type { RecordKind } from "../../shared/tools/definition.ts";
import { explainError } from "../shell/backend.ts";
import { Notice } from "../ui/notice.tsx";
import { Section } from "../ui/page.tsx";
import { RECORD_KINDS } from "./record-kinds.ts";
import { useSetStandingYes, useStandingYeses } from "./settings-data.ts";

/** What is recorded without a question, switched here or by a message. */
export function StandingSection() {
  const { data: granted, error } = useStandingYeses();
  const set = useSetStandingYes();
  const problem = set.error ?? error;
  return (
    <Section title="Registrar sem perguntar">
      <p className="mb-3 text-sm text-ink-soft">
        O que você manda (“registra 50 no mercado”, “me lembra amanhã às 9h”) eu sempre faço na hora. O que você só
        conta (“gastei 50 no mercado”) espera o seu sim, menos o que você marcar aqui. Dá para desfazer dos dois jeitos.
      </p>
      {problem && <Notice look="problem">{explainError(problem)}</Notice>}
      <ul className="flex flex-col" aria-busy={granted === undefined && error === null}>
        {(Object.keys(RECORD_KINDS) as RecordKind[]).map((kind) => (
          <li key={kind}>
            <label className="flex min-h-11 items-center gap-3 py-1.5 text-sm">
              <input
                type="checkbox"
                className="size-4 shrink-0 accent-brand"
                checked={granted?.includes(kind) ?? false}
                disabled={granted === undefined}
                onChange={({ target }) => set.mutate({ kind, isOn: target.checked })}
              />
              <span>
                {RECORD_KINDS[kind].name} <span className="text-ink-soft">({RECORD_KINDS[kind].examples})</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {set.isSuccess && (
        <div className="mt-3">
          <Notice>{sayChange(set.variables)}</Notice>
        </div>
      )}
    </Section>
  );
}

/** What was saved, in words. */
function sayChange({ kind, isOn }: { kind: RecordKind; isOn: boolean }): string {
  const name = RECORD_KINDS[kind].name.toLocaleLowerCase("pt-BR");
  return isOn ? `Salvo: ${name} eu registro direto.` : `Salvo: antes de registrar ${name}, eu pergunto.`;
}
