import { DomainError } from "../database/domain-error.ts";

/** What a model is told when a tool's function refused or broke: one sentence on what happened, one on what to do next. */
export function failureSentence(error: unknown): string {
  if (!(error instanceof DomainError)) {
    return "A ferramenta falhou por um problema interno e nada foi gravado. Diga isso com suas palavras e sugira tentar de novo mais tarde.";
  }
  const known = Object.keys(error.detail).length > 0 ? ` Dados: ${JSON.stringify(error.detail)}.` : "";
  return `${error.message}${known} ${nextMove(error.status)}`;
}

function nextMove(status: number): string {
  if (status === 404) return "Pergunte qual é o certo ou diga o que existe; não invente.";
  if (status === 409) return "Conte isso e pergunte como seguir.";
  return "Corrija os argumentos e chame de novo uma vez, ou pergunte o que falta.";
}
