import { fold } from "../text/fold.ts";
import { itemsNamed } from "./items-named.ts";

const LEAD =
  "(?:(?:nao|sim|ok|ta|isso|pode|beleza|blz|claro|mas|e|ah|ops|opa|entao|por favor|acho que|na verdade|espera|calma)[\\s,.!]+)*";
const REGISTER =
  "(?:registra|anota|marca|salva|lanca|coloca|bota|poe|grava|quero|deixa|fica|manda|guarda|vale|eh|era|foi)";
/** "só o primeiro", "registra só o uber", "deixa apenas o mercado". */
const ONLY = new RegExp(
  `^${LEAD}(?:${REGISTER} )?(?:so|somente|apenas|unicamente)(?: (?:${REGISTER}|com|mesmo))* (.+?)(?: mesmo| por favor| sim)?$`,
);
/** "menos o uber", "tira o chiclete", "sem o segundo", "tudo menos a água". */
const EXCEPT = new RegExp(
  `^${LEAD}(?:(?:tudo|todos|todas|os dois|as duas|${REGISTER} (?:tudo|todos|todas|o resto)),? )?` +
    "(?:menos|exceto|tirando|fora|sem|com excecao d[eoa]|tira|tire|tirar|remove|remova|exclui|apaga|corta|pula|ignora|esquece|cancela|desconsidera|" +
    `nao (?:precisa(?: d[eoa])?|${REGISTER}|inclui|conta)(?: (?:anotar|registrar|marcar))?) (.+?)(?: (?:fora|dai|da lista|por favor|pfv|entao|ai))*$`,
);
/** "o uber não", "o segundo não precisa". */
const NOT_THIS = new RegExp(`^${LEAD}(.+?),? nao(?: (?:precisa|quero|vale|conta|era))?$`);

/**
 * Which of several offered items a reply leaves, by index: "só o primeiro", "menos o uber", "tira o chiclete", "o segundo
 * não". `items` are the words by which each can be called. Null when it says something else, names none of them or all.
 */
export function readKeptItems(text: string, items: readonly string[]): number[] | null {
  const folded = fold(text).trim().replace(/[.!]+$/, "");
  if (items.length < 2 || folded.length > 120 || folded.includes("?")) return null;
  const all = items.map((_, index) => index);
  const only = ONLY.exec(folded);
  const named = itemsNamed(only?.[1], items);
  if (named !== null) return named.length === items.length ? null : named;
  const left = itemsNamed(EXCEPT.exec(folded)?.[1] ?? NOT_THIS.exec(folded)?.[1], items);
  return left === null || left.length === items.length ? null : all.filter((index) => !left.includes(index));
}
