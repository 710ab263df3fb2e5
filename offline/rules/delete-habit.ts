import { phrase } from "../language/phrase.ts";
import type { Clause } from "../reading/clause.ts";
import type { Reading } from "../reading/reading.ts";
import type { Candidate } from "./candidate.ts";
import { isAboutSomeoneElse } from "./is-about-someone-else.ts";
import { leftover } from "./leftover.ts";
import { NOISE } from "./noise.ts";

const HABIT = phrase(
  "habitos?|nao quero mais (?:acompanhar|marcar|contar|cobrar)|(?:para|pra|pare|parar) de (?:acompanhar|cobrar|marcar|contar)(?! (?:meu |minha |o |a )?(?:{@weight}|{@water}|{@sleep}|{@mood}|{@energy}|dinheiro|gastos?))",
);
const GIVE_UP = phrase(
  "{remove:ask}|(?:quero|queria|preciso|pode|poderia|vou|da pra) (?:{remove:inf}|parar|largar|encerrar)|cancela|cancelar|cancelei|encerra|desisti|desisto|larguei|larga|abandonei|nao (?:quero|vou|tenho|preciso)(?: ter| fazer| acompanhar)? mais|(?:para|pra|pare|parar|parei) (?:de|com) (?:acompanhar|contar|cobrar|marcar|o)",
);
const WORDS = phrase(
  "(?:(?:eu|me|ai|la|por favor|pode|poderia|quero|queria|preciso|vou|que voce|nao|da pra|acho que) )*(?:{remove:ask}|{remove:inf}|parar|largar|encerrar|cancela|cancelar|cancelei|encerra|desisti|desisto|larguei|larga|abandonei|para|pra|pare|parei|acompanhar|contar|cobrar|marcar|mais|habitos?|lista)(?: (?:de|do|da|dos|das|com|o|a|os|as|esse|esses|meu|meus|minha|minha lista de|ter|fazer|acompanhar|mais))*",
);

/** "não quero mais o hábito de ler", "tira meditar dos meus hábitos". */
export function deleteHabit(clause: Clause, reading: Reading): Candidate[] {
  const { keys } = clause;
  if (!HABIT.test(keys) || !GIVE_UP.test(keys) || isAboutSomeoneElse(clause)) return [];
  if (clause.marked && !/^(?:[a-z]+ )?(?:pode|poderia|da pra|consegue|voce)/.test(keys)) return [];
  const name = leftover(clause, reading, [NOISE.courtesy, WORDS, NOISE.moment]);
  return name === ""
    ? [{ tool: "delete_habit", args: {}, score: 0.8, ask: "Qual hábito você quer tirar?" }]
    : [{ tool: "delete_habit", args: { habit_name: name }, score: 0.98 }];
}
