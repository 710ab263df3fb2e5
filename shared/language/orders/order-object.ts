import { fold } from "../fold.ts";
import { meaningStems } from "../meaning-stems.ts";
import { findOrderWords } from "./order-words.ts";

/** "registra tudo e muda o lembrete": whether a clause orders everything to be recorded without a name for anything. */
export function ordersEverything(order: string): boolean {
  return fold(order).split(/[,.;!]| e /).some((clause) =>
    findOrderWords(clause.match(/[a-z0-9]+/g) ?? [])?.act === "record" && /\b(?:tudo|todos|todas)\b/.test(clause) &&
    objectStems(clause).length === 0
  );
}

const BEHIND_DETERMINER = new RegExp(
  String.raw`\b(?:o|a|os|as|uma?|ess[ea]s?|est[ea]s?|meus?|minhas?|d[eao]s?|n[oa]s?|pr[oa]s?) ([a-z]{3,})`,
  "g",
);

/** Stems of what an order names: the word right behind its verb ("bota fogo"), and words behind an article ("corrige o uber"). */
export function objectStems(text: string): string[] {
  const folded = fold(text);
  const words = folded.match(/[a-z0-9]+/g) ?? [];
  const objects = [...folded.matchAll(BEHIND_DETERMINER)].map(([, object = ""]) => object);
  objects.push(words[findOrderWords(words)?.next ?? words.length] ?? "");
  return meaningStems(objects.join(" ")).filter((stem) => !NAMELESS_STEMS.has(stem));
}

/**
 * Stems that name no particular record in an order: its verbs, politeness, and words for any record ("gasto", "compra").
 *
 * They cannot be the fillers of fillers.ts: a verb ("anota") or a word for any record ("gasto") names nothing here but is no filler before
 * an order, and a filler ("filha") may be what an order is about. The comment in fillers.ts says why reply-phrases.ts has a third list.
 */
export const NAMELESS_STEMS = new Set(
  meaningStems(
    "registra registre registrar anota anote anotar guarda salva lanca cadastra cadastre cria bota poe coloca marca " +
      "pode quero sim nao faz fazer faca precisa perguntar confirmar tudo todos todas isso ai por favor pfv logo tambem vez vcs voce " +
      "coisas itens kkk gente ja disse falei pedi pow mano man cara uai oxe entao agora mas eu aff prof amiga amor " +
      "deus valeu obrigada obrigado pelo pela era estava certo lembra me avisa pessoa conta contou " +
      "entrada saida gasto despesa compra valor pagamento outro outra outros outras resto",
  ),
);

const NO_OBJECT = "que|pq|porque|pois|mas|e|se|eu|ue|uai|oxe|ai|sim|logo";
const OBJECT = String.raw`((?:(?!(?:${NO_OBJECT})\b)[a-z0-9]+ ?){1,4})`;
const TO_ERASE = new RegExp(String.raw`\b(?:apag|exclu|delet|remov|tir|risc|esque[cç])[a-z]+ ${OBJECT}`, "g");

/** What is to be erased, in an order's own words: "apaga o mercado" gives "o mercado". @param folded words of an order */
export function objectsToErase(folded: string): string[] {
  return [...folded.matchAll(TO_ERASE)].map(([, object = ""]) => object);
}

/** What stands right behind a verb as its object: " a luz aí, e depois" gives "a luz ". @param behind folded */
export function objectBehind(behind: string): string {
  return new RegExp(`^ ${OBJECT}`).exec(behind)?.[1] ?? "";
}

/** "na", "pro": what stands behind it is not the object of an order. */
export function isPreposition(word: string): boolean {
  return /^(?:n[ao]s?|pr[ao]s?|em|d[eao]s?|com)$/.test(word);
}

/** The words of a text that order nothing by themselves. */
export function withoutOrderVerbs(text: string): string {
  return (text.match(/[\p{L}\d]+/gu) ?? []).filter((word) => findOrderWords([fold(word)]) === null).join(" ");
}
