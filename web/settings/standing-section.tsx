import type { RecordKind } from "../../shared/tools/definition.ts";
import { explainError } from "../shell/backend.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { Section } from "../ui/page.tsx";
import { useStandingYeses, useWithdrawStandingYes } from "./settings-data.ts";

const NAMES: Record<RecordKind, string> = {
  expenses: "Gastos",
  incomes: "Entradas de dinheiro",
  measures: "Medidas de saúde",
  habits: "Hábitos",
  reminders: "Lembretes",
  library: "Notas e o que você salva",
};

/** What is recorded without a question, each with a way back. */
export function StandingSection() {
  const { data: kinds, error } = useStandingYeses();
  const withdraw = useWithdrawStandingYes();
  const problem = withdraw.error ?? error;
  return (
    <Section title="Registrar sem perguntar">
      <div className="flex flex-col gap-3" aria-busy={kinds === undefined && error === null}>
        {problem && <Notice look="problem">{explainError(problem)}</Notice>}
        {kinds?.length === 0 && (
          <p className="text-sm text-ink-soft">
            A assistente pergunta antes de cada registro. Para ela deixar de perguntar, peça na conversa: “pode
            registrar meus gastos sem perguntar”.
          </p>
        )}
        {kinds !== undefined && kinds.length > 0 && (
          <ul className="flex flex-col divide-y divide-line">
            {kinds.map((kind) => (
              <li key={kind} className="flex flex-wrap items-center justify-between gap-3 py-2 text-sm">
                {NAMES[kind]}
                <Button
                  size="small"
                  disabled={withdraw.isPending}
                  aria-label={`Voltar a perguntar: ${NAMES[kind]}`}
                  onClick={() =>
                    withdraw.mutate(kind)}
                >
                  Voltar a perguntar
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}
