import { DomainError } from "../database/domain-error.ts";

/** What the model is told when a tool's function refused or failed: what happened, and what to do next. */
export function failureSentence(error: unknown): string {
  if (!(error instanceof DomainError)) {
    return `A ferramenta falhou por um problema interno e nada foi gravado. ${INTERNAL}`;
  }
  const data = Object.keys(error.detail).length > 0 ? ` Dados: ${JSON.stringify(error.detail)}.` : "";
  return `${error.message}${data} ${ADVICE[error.status] ?? MEND}`;
}

const INTERNAL = "Diga isso com suas palavras e sugira tentar de novo mais tarde.";
const MEND = "Corrija os argumentos e chame de novo uma vez, ou pergunte o que falta.";
const ADVICE: Record<number, string> = {
  404: "Pergunte qual é o certo ou diga o que existe; não invente.",
  409: "Se a conversa já diz qual é o certo, chame de novo com isso; senão, pergunte com palavras suas.",
  429: "Siga sem isso, e não chame de novo antes.",
};

/** The sentence without what it advises the model to do next. */
export function withoutAdvice(sentence: string): string {
  const advice = [INTERNAL, MEND, ...Object.values(ADVICE)].find((one) => sentence.trimEnd().endsWith(one));
  return advice === undefined ? sentence : sentence.trimEnd().slice(0, -advice.length).trimEnd();
}

/**
 * Whether a result is a refusal that is meant for the model alone: its call did not fit the tool or the person's words, and it is told
 * how to call it.
 */
export function isForModelAlone(sentence: string): boolean {
  return /^Não (?:rodei|guardei):/.test(sentence);
}
