import { findOrderWords } from "../language/orders/order-words.ts";
import { type Figure, readFigures } from "../language/figures/figures.ts";
import { fold } from "../language/fold.ts";
import { names } from "./answer-selection.ts";
import { categoryName } from "./finance/category.ts";
import { meaningStems } from "./said-arguments.ts";
import type { CallWords, WantedWrite } from "./wanted-write.ts";

/** Whether words of an order name a call, or name nothing else. */
export function namesCall(
  scope: string,
  words: CallWords,
  { tool, args, said, answered, order }: WantedWrite,
): boolean {
  const figures = readFigures(scope, said.today);
  // "registra a parcela", "anota esse gasto": what the tool itself is about.
  const called = new Set(meaningStems(`${tool.description} ${categoryName(String(args.category ?? ""))}`));
  const spoken = (scope.match(/[\p{L}\d]+/gu) ?? []).filter((word) => findOrderWords([fold(word)]) === null).join(" ");
  const stems = meaningStems(spoken).filter((stem) => !EMPTY_ORDER.has(stem) || words.stems.has(stem));
  // "anota aí", "registra tudo isso", "corrige logo homi": of whatever was told or waits, where nothing else is named.
  const others = new Set(answered.flatMap(meaningStems));
  const isBare = objectStems(withoutFigures(scope, figures)).length === 0 && !stems.some((stem) => others.has(stem));
  if (figures.length === 0 && isBare || namesNothing(order)) return true;
  return stems.some((stem) => words.stems.has(stem) || called.has(stem)) ||
    figures.some(({ numbers, amounts, minutes, quantities, dates, times }) =>
      [...numbers, ...amounts, ...minutes, ...quantities, ...minutes.map((one) => one / 60)].some((one) =>
        words.numbers.has(one)
      ) ||
      dates.some((date) => words.dates.has(date)) || times.some((time) => words.times.has(time))
    );
}

function withoutFigures(scope: string, figures: readonly Figure[]): string {
  return figures.toReversed().reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), fold(scope));
}

/** "registra tudo e muda o lembrete": an order of its own beside another. */
function namesNothing(order: string): boolean {
  return fold(order).split(/[,.;!]| e /).some((clause) =>
    findOrderWords(clause.match(/[a-z0-9]+/g) ?? [])?.act === "record" && /\b(?:tudo|todos|todas)\b/.test(clause) &&
    objectStems(clause).length === 0
  );
}

const OBJECT = /\b(?:o|a|os|as|uma?|ess[ea]s?|est[ea]s?|meus?|minhas?|d[eao]s?|n[oa]s?|pr[oa]s?) ([a-z]{3,})/g;

/** What an order names: right behind its verb, or with an article before it ("bota fogo", "corrige o uber"). */
function objectStems(scope: string): string[] {
  const words = fold(scope).match(/[a-z0-9]+/g) ?? [];
  const objects = [...fold(scope).matchAll(OBJECT)].map(([, object = ""]) => object);
  objects.push(words[findOrderWords(words)?.next ?? words.length] ?? "");
  return meaningStems(objects.join(" ")).filter((stem) => !EMPTY_ORDER.has(stem));
}

const EMPTY_ORDER = new Set(
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

const TO_ERASE =
  /\b(?:apag|exclu|delet|remov|tir|risc|esque[cç])[a-z]+ ((?:(?!(?:que|pq|porque|pois|mas|e|se|eu|ue|uai|oxe|ai|sim|logo)\b)[a-z0-9]+ ?){1,4})/g;

/** "apaga o mercado" is no yes to erasing the ride; "pode apagar" and "apaga esse aí" are. */
export function isToErase(scope: string, words: CallWords, write: WantedWrite): boolean {
  const objects = [...scope.matchAll(TO_ERASE)].map(([, object = ""]) => object);
  const named = objects.filter((object) =>
    meaningStems(object).some((stem) => !EMPTY_ORDER.has(stem)) || readFigures(object, write.said.today).length > 0
  );
  return named.length === 0 || named.some((object) => names(object, words, write));
}
