import { fold } from "../fold.ts";
import { meaningStems } from "../meaning-stems.ts";
import { findOrderWords } from "./order-words.ts";

/** "registra tudo e muda o lembrete": an order of its own beside another. */
export function namesNothing(order: string): boolean {
  return fold(order).split(/[,.;!]| e /).some((clause) =>
    findOrderWords(clause.match(/[a-z0-9]+/g) ?? [])?.act === "record" && /\b(?:tudo|todos|todas)\b/.test(clause) &&
    objectStems(clause).length === 0
  );
}

const OBJECT = /\b(?:o|a|os|as|uma?|ess[ea]s?|est[ea]s?|meus?|minhas?|d[eao]s?|n[oa]s?|pr[oa]s?) ([a-z]{3,})/g;

/** What an order names: right behind its verb, or with an article before it ("bota fogo", "corrige o uber"). */
export function objectStems(scope: string): string[] {
  const words = fold(scope).match(/[a-z0-9]+/g) ?? [];
  const objects = [...fold(scope).matchAll(OBJECT)].map(([, object = ""]) => object);
  objects.push(words[findOrderWords(words)?.next ?? words.length] ?? "");
  return meaningStems(objects.join(" ")).filter((stem) => !EMPTY_ORDER.has(stem));
}

/** Stems that name nothing in an order: its verbs, politeness, and what any record is called. */
export const EMPTY_ORDER = new Set(
  meaningStems(
    "registra registre registrar anota anote anotar guarda salva lanca cadastra cadastre " +
      "cria bota poe coloca marca pode quero sim nao precisa perguntar " +
      "confirmar tudo todos todas isso ai por favor pfv logo tambem " +
      "vez vcs voce coisas itens kkk gente ja disse falei " +
      "pedi pow mano man cara uai oxe entao agora mas eu aff prof amiga amor " +
      "deus valeu obrigada obrigado pelo pela era estava certo lembra me avisa pessoa conta contou " +
      "entrada saida gasto despesa compra valor pagamento outro outra outros outras resto",
  ),
);

const TO_ERASE = new RegExp(
  String.raw`\b(?:apag|exclu|delet|remov|tir|risc|esque[cç])[a-z]+ ((?:(?!(?:que|pq|porque|` +
    String.raw`pois|mas|e|se|eu|ue|uai|oxe|ai|sim|logo)\b)[a-z0-9]+ ?){1,4})`,
  "g",
);

/** What is to be erased, in an order's own words: "apaga o mercado" gives "o mercado". @param scope folded */
export function objectsToErase(scope: string): string[] {
  return [...scope.matchAll(TO_ERASE)].map(([, object = ""]) => object);
}
