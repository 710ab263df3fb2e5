/** Sentences that tell a model what to do next; people are not told them. */
const FOR_MODELS =
  /\s*(?:Corrija os argumentos[^.]*\.|Pergunte qual[^.]*\.|Conte isso e pergunte[^.]*\.|Diga isso com suas palavras[^.]*\.)\s*$/;
const DATA = /\s*Dados: \{.*\}\.?/s;
const PLAIN = "Não consegui fazer isso agora por um problema interno, e nada foi gravado. Tenta de novo daqui a pouco?";

/** What a tool refused, told to the user: its own sentence, without what was meant for the model. */
export function sayError(sentence: string): string {
  const said = sentence.replace(FOR_MODELS, "").replace(DATA, "").trim();
  if (said === "" || /^A ferramenta falhou/.test(said)) return PLAIN;
  const choices = existing(sentence);
  return choices.length === 0 ? said : `${said} O que existe: ${choices.join(", ")}.`;
}

/** Names that the refusal says exist, to choose from. */
function existing(sentence: string): string[] {
  const data = /Dados: (\{.*\})\./s.exec(sentence)?.[1];
  if (data === undefined) return [];
  try {
    const parsed: unknown = JSON.parse(data);
    const values = Object.values(typeof parsed === "object" && parsed !== null ? parsed : {});
    const list = values.find((value) =>
      Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === "string")
    );
    return Array.isArray(list) ? list.map(String).slice(0, 8) : [];
  } catch {
    return [];
  }
}
