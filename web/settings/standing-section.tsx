import type { RecordKind } from "../../shared/tools/definition.ts";
import { explainError } from "../shell/backend.ts";
import { Notice } from "../ui/notice.tsx";
import { Section } from "../ui/page.tsx";
import { useSetStandingYes, useStandingYeses } from "./settings-data.ts";

const KINDS: Record<RecordKind, { name: string; examples: string }> = {
  measures: { name: "Medidas de saúde", examples: "água, peso, sono, humor, pressão" },
  habits: { name: "Hábitos", examples: "“meditei hoje”" },
  expenses: { name: "Gastos", examples: "“gastei 50 no mercado”" },
  incomes: { name: "Entradas de dinheiro", examples: "salário, pix recebido" },
  reminders: { name: "Lembretes", examples: "“me lembra amanhã às 9h”" },
  library: { name: "Notas e o que você salva", examples: "filmes, links, anotações" },
};

/** What is recorded without a question, switched here or by a message. */
export function StandingSection() {
  const { data: granted, error } = useStandingYeses();
  const set = useSetStandingYes();
  const problem = set.error ?? error;
  return (
    <Section title="Registrar sem perguntar">
      <p className="mb-3 text-sm text-ink-soft">
        O que você marcar é registrado na hora, quando a sua mensagem diz tudo, e sempre dá para desfazer. O resto
        espera o seu sim.
      </p>
      {problem && <Notice look="problem">{explainError(problem)}</Notice>}
      <ul className="flex flex-col" aria-busy={granted === undefined && error === null}>
        {(Object.keys(KINDS) as RecordKind[]).map((kind) => (
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
                {KINDS[kind].name} <span className="text-ink-soft">({KINDS[kind].examples})</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </Section>
  );
}
