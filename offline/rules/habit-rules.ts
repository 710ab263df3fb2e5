import { fold } from "../../shared/language/fold.ts";
import { readTimes } from "../../shared/language/figures/time-of-day.ts";
import { phrase, phrases } from "../language/phrase.ts";
import { readFrequency } from "../language/read-frequency.ts";
import type { Clause, Reading } from "../reading/read-message.ts";
import { leftover, NOISE } from "./leftover.ts";
import { type Candidate, isAboutSomeoneElse } from "./rule.ts";

const PATTERNS = phrases({
  MAKE: "{create:ask}|{put:ask}|{note:ask}|novo|nova|quero|queria|gostaria|preciso|vou|bora|vamos|ajuda|acompanhar|ter",
  /** A plan to do something regularly, which is a habit without the word. */
  PLAN:
    "(?:quero|queria|gostaria de|vou|preciso|pretendo|bora|me ajuda a|quero que voce me ajude a|to querendo|decidi|resolvi)(?: [a-z]+)? (?:(?:comecar|passar|voltar) a )?(?:[a-z]+r)",
  REGULAR:
    "todo (?:santo )?dia|todos os dias|todas as (?:manhas|noites|tardes)|toda (?:manha|noite|tarde|semana|segunda|terca|quarta|quinta|sexta)|todo (?:sabado|domingo|fim de semana)|diariamente|por dia|dias? (?:de semana|uteis|util)|cada dia|(?:NUM|uma) (?:x|vez|vezes|dias) (?:por|na) semana|nos? (?:fim|fins|finais) de semana|segundas|tercas|quartas|quintas|sextas|sabados|domingos|de segunda a|DATE e DATE|(?:seg|ter|qua|qui|sex|sab|dom)(?: e| DATE)? (?:seg|ter|qua|qui|sex|sab|dom)|toda (?:seg|ter|qua|qui|sex)|todo (?:sab|dom)|antes de dormir|ao acordar",
  NOT:
    "gastar|gasto|limite|pagar|economizar|parar de|largar|deixar de|perder o habito|criei|ganhar|emagrecer|perder peso|chorar|morrer|sumir",
  WORDS:
    "(?:(?:eu|me|que|pode|por favor|voce|a|o|um|uma|de|do|mais|pra|um novo|meu|minha) )*(?:quero|queria|gostaria|preciso|vou|pretendo|bora|vamos|ajuda|ajude|decidi|resolvi|querendo|{create:ask}|{put:ask}|{note:ask}|acompanhar|comecar|passar|voltar|ter|novo|nova|costume|habitos?|rotina|meta diaria)(?: (?:de|do|da|a|o|um|uma|que eu|pra mim|pra|novo|nova|novos|habito|diario|diaria|diarios|chamado|como|eh|em))*",
  WHEN:
    "(?:(?:nos|no|na|nas|em|de|as|aos|a|e|todo|toda|todos|todas|os|das|dos) )*(?:DATE|seg|ter|qua|qui|sex|sab|dom|dia|dias|semana|semanas|segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|domingos?|feira|uteis|util|fim de semana|fins de semana|finais de semana|diariamente|por dia|por semana)(?: (?:de semana|e|a|ate|da semana))*|todo (?:santo )?dia|todos os dias|cada dia|(?:NUM|uma) (?:x|vez|vezes|dias) (?:por|na) semana|de segunda a sexta",
  NAMED_HABIT:
    "habitos?|nao quero mais (?:acompanhar|marcar|contar|cobrar)|(?:para|pra|pare|parar) de (?:acompanhar|cobrar|marcar|contar)(?! (?:meu |minha |o |a )?(?:{@weight}|{@water}|{@sleep}|{@mood}|{@energy}|dinheiro|gastos?))",
  GIVE_UP:
    "{remove:ask}|(?:quero|queria|preciso|pode|poderia|vou|da pra) (?:{remove:inf}|parar|largar|encerrar)|cancela|cancelar|cancelei|encerra|desisti|desisto|larguei|larga|abandonei|nao (?:quero|vou|tenho|preciso)(?: ter| fazer| acompanhar)? mais|(?:para|pra|pare|parar|parei) (?:de|com) (?:acompanhar|contar|cobrar|marcar|o)",
  GIVE_UP_WORDS:
    "(?:(?:eu|me|ai|la|por favor|pode|poderia|quero|queria|preciso|vou|que voce|nao|da pra|acho que) )*(?:{remove:ask}|{remove:inf}|parar|largar|encerrar|cancela|cancelar|cancelei|encerra|desisti|desisto|larguei|larga|abandonei|para|pra|pare|parei|acompanhar|contar|cobrar|marcar|mais|habitos?|lista)(?: (?:de|do|da|dos|das|com|o|a|os|as|esse|esses|meu|meus|minha|minha lista de|ter|fazer|acompanhar|mais))*",
  STATE:
    "como|quais|qual|quantos|quantas|mostra|lista|ver|tenho|falta|faltam|pendentes?|hoje|DATE|cumpri|to|tao|ta|mantendo|manter|fiz|conseguindo|resumo|andam|progresso|situacao|maior|melhor|o que|meus",
  PRACTICE: "meditei|meditacao|li|leitura|estudei|rezei|orei|alonguei|vitamina|remedio|diario|habito|habitos",
  /** "hoje tem treino?", "é dia de treino?" */
  SCHEDULED:
    "(?:hoje|DATE) (?:tem|eh|vai ter) (?:dia de )?(?:treino|academia|leitura|meditacao|estudo)|(?:tem|eh dia de) (?:treino|academia|leitura|meditacao|estudo)(?: (?:hoje|DATE))?$",
  TO_DO:
    "(?:o que|quanto|quais) (?:ainda )?(?:falta|tenho|preciso|tem)(?: (?:ainda|que|pra|eu|de))* (?:fazer|cumprir)(?: [a-z]+)? ?(?:hoje|DATE)?",
  NOT_ASKED:
    "como (?:faco|crio|criar|fazer|posso|ter|manter|largar|parar|comecar|adquirir)|criar|dica|por que|{@water}|{@sleep}|{@weight}|correlac[a-z]+|influencia|afeta|relacao|ajuda|melhora",
});

const HABIT = phrase("costume de|habitos?|rotina|meta diaria");
/** "hábito: arrumar a casa aos sábados". */
const STARTS = /^(?:um |mais um )?habito (?:de )?[a-z]+r (?!.*(?:feit[oa]|cumprid[oa]|concluid[oa]|ok)$)/;
const ASKING = phrase("quais|qual|como (?:ta|tao|anda|estao|vai)|meus habitos|mostra|lista|quantos|sequencia|o que");

const CHANGED = phrase("(?:{change:ask}|{change:inf}|passa|passar)(?: [a-z]+){0,3} habito");
const NO_CHANGE = "Mudar o nome ou os dias de um hábito eu ainda não sei. " +
  "Posso apagar e criar de novo: me diz “apaga o hábito…” e depois o novo, com os dias.";

/** "tomo losartana às 8 e às 20": a medicine with its times is a habit. */
export function medicineRule(clause: Clause, { text, clauses }: Reading): Candidate[] {
  if (clause !== clauses[0] || clause.hasQuestionMark) return [];
  const begin = TAKES.exec(fold(text))?.[0].length;
  const times = readTimes(text);
  const [first] = times;
  if (begin === undefined || first === undefined || first.start <= begin) return [];
  const name = text.slice(begin, first.start).replace(EVERY_DAY, "").trim();
  if (name === "" || name.split(" ").length > 4) return [];
  const args = {
    name,
    ...(readFrequency(text) ?? { frequency: "daily" }),
    times: [...new Set(times.map(({ time }) => time))].toSorted(),
  };
  return [{ tool: "create_habit", args, score: 0.97 }];
}

const TAKES =
  /^(?:eu )?(?:tomo|to tomando|estou tomando|comecei a tomar) (?:o |a |meu |minha )?(?:remedio (?:d[aeo] )?)?/;
const EVERY_DAY = /\b(?:todo (?:santo )?dia|todos os dias|diariamente)\b/i;

/** "quero criar o hábito de meditar todo dia", "quero começar a correr segunda e quarta". */
export function newHabitRule(clause: Clause, reading: Reading): Candidate[] {
  const { keys } = clause;
  if (clause.hasQuestionMark || PATTERNS.NOT.test(keys) || isAboutSomeoneElse(clause)) return [];
  if (CHANGED.test(keys)) return [{ tool: "create_habit", args: {}, score: 0.96, ask: NO_CHANGE }];
  const habit = HABIT.test(keys) && (PATTERNS.MAKE.test(keys) || STARTS.test(keys)) && !ASKING.test(keys);
  const plan = PATTERNS.PLAN.test(keys) && PATTERNS.REGULAR.test(keys) && !clause.isQuestion;
  if (!habit && !plan) return [];
  const name = leftover(clause, reading, [NOISE.courtesy, PATTERNS.WORDS, PATTERNS.WHEN, DAYPART]);
  if (name === "") {
    return habit
      ? [{ tool: "create_habit", args: {}, score: 0.7, ask: "Qual hábito você quer criar, e em que dias?" }]
      : [];
  }
  const frequency = readFrequency(
    clause.plain.replace(/\btodas? (?:as )?(?:manhãs?|manhas?|noites?|tardes?)\b/i, "todo dia"),
  );
  if (frequency === null && /NUM (?:x|vezes) (?:por|na) semana/.test(keys)) {
    return [{ tool: "create_habit", args: { name }, score: 0.8, ask: "Quantas vezes por semana, de 1 a 7?" }];
  }
  const args = { name, ...(frequency ?? { frequency: "daily" }) };
  return [{ tool: "create_habit", args, score: habit ? 0.95 : 0.8 }];
}

/** Times of day that only mean "every day" ("toda manhã"). Others are part of the name: "ler antes de dormir". */
const DAYPART = /todas? (?:as )?(?:manha|noite|tarde)s?/;

/** "não quero mais o hábito de ler", "tira meditar dos meus hábitos". */
export function habitDeletionRule(clause: Clause, reading: Reading): Candidate[] {
  const { keys } = clause;
  if (!PATTERNS.NAMED_HABIT.test(keys) || !PATTERNS.GIVE_UP.test(keys) || isAboutSomeoneElse(clause)) return [];
  if (clause.hasQuestionMark && !/^(?:[a-z]+ )?(?:pode|poderia|da pra|consegue|voce)/.test(keys)) return [];
  const name = leftover(clause, reading, [NOISE.courtesy, PATTERNS.GIVE_UP_WORDS, NOISE.moment]);
  return name === ""
    ? [{ tool: "delete_habit", args: {}, score: 0.8, ask: "Qual hábito você quer tirar?" }]
    : [{ tool: "delete_habit", args: { habit_name: name }, score: 0.98 }];
}

const HABITS = phrase("habitos?|sequencia|sequencias|streaks?|rotina|ofensiva|dias (?:seguidos|consecutivos)");
const DONE_TODAY = phrase("(?:ja |eu |hoje )*(?:{practise:did}|fiz|cumpri|tomei)(?: [a-z]+){0,5}(?: (?:hoje|DATE))?");
/** "já planejei o dia?" */
const DID = phrase("^(?:eu |hoje |ja )*(?:planejei|organizei|arrumei|escrevi|orei|rezei|alonguei|estudei|li|meditei)");

const habits = (score: number): Candidate[] => [
  { tool: "get_habits", args: { include_streaks: true, include_today: true }, score },
];

/** Questions about habits: "como estão meus hábitos?", "qual minha sequência?", "já meditei hoje?". */
export function habitQuestionRule(clause: Clause): Candidate[] {
  const { keys } = clause;
  const listing = /^(?:os |meus |minha )*(?:habitos|rotina|sequencia)(?: |$)/.test(keys);
  if (!(clause.isQuestion || listing) || PATTERNS.NOT_ASKED.test(keys) || isAboutSomeoneElse(clause)) return [];
  if (PATTERNS.TO_DO.test(keys)) return habits(0.75);
  if (HABITS.test(keys) && (PATTERNS.STATE.test(keys) || listing)) return habits(0.9);
  if (PATTERNS.SCHEDULED.test(keys) || (clause.hasQuestionMark && DID.test(keys))) return habits(0.86);
  if (
    PATTERNS.PRACTICE.test(keys) && (DONE_TODAY.test(keys) || /(?:qual|quantos|quantas) .*(?:dias|vezes)/.test(keys))
  ) {
    return habits(0.8);
  }
  return [];
}
