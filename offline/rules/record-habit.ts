import { verbLexicon } from "../language/verb-lexicon.ts";
import { phrase } from "../language/phrase.ts";
import { VERBS } from "../language/verbs.ts";
import type { Clause } from "../reading/clause.ts";
import type { Reading } from "../reading/reading.ts";
import type { Candidate } from "./candidate.ts";
import { HABIT_ACTS } from "./habit-acts.ts";
import { habitActivity } from "./habit-activity.ts";
import { isNegated } from "./is-negated.ts";
import { isStatement } from "./is-statement.ts";
import { measureExercise } from "./measure-exercise.ts";
import { priceOf } from "./price-of.ts";
import { toldDays } from "./told-days.ts";

const NOT = phrase(
  "quero|queria|preciso|vou|novo habito|cria|criar|{buy:did}|reuniao|projeto|compra|pix|gastei|paguei|bolo|festa|prova|entrevista|aniversario|anos|merda|besteira|cagada|amizade|amigos|escolha|pergunta|conta|exame|cirurgia|viagem|as pazes|questao|mal|as unhas|a (?:noticia|mensagem|materia|reportagem)|(?:uma|um) (?:noticia|mensagem|materia|artigo)|sobre|que",
);
/** "registra que eu …": what follows is what was done. */
const TOLD =
  /^(?:[a-z]+ )*?(?:registra|registre|anota|anote|marca|marque|registrar|anotar|marcar)(?: ai| la)? que (?:eu |hoje |DATE )*/;
const BILLS = phrase("{@bill}|{@bill-word}|reuniao|consulta|horario|encontro");
const UNMARKED = phrase(
  "desmarc(?:a|ar|ue)(?! (?:a |o |minha |meu )?(?:consulta|reuniao|horario|compromisso|encontro))",
);
const NO_UNMARKING = "Desmarcar um dia já marcado eu ainda não sei. Se foi agora há pouco, me diz “desfaz”.";

/** "meditei hoje", "fiz minha leitura", "marca a meditação como feita". */
export function recordHabit(clause: Clause, reading: Reading): Candidate[] {
  const { keys } = clause;
  if (UNMARKED.test(keys)) return [{ tool: "record_habit", args: {}, score: 0.9, ask: NO_UNMARKING }];
  const marked = HABIT_ACTS.marked.exec(keys) ?? (BILLS.test(keys) ? null : HABIT_ACTS.ticked.exec(keys));
  const plain = HABIT_ACTS.care.exec(keys) ?? HABIT_ACTS.practised.exec(keys) ?? HABIT_ACTS.done.exec(keys);
  const done = marked ?? plain ?? HABIT_ACTS.workout.exec(keys);
  if (done === null || clause.asks || !isStatement(clause, reading.today) || isNegated(keys, done.index)) return [];
  const named = /habito/.test(keys);
  if (marked === null && !named && NOT.test(keys.replace(TOLD, ""))) return [];
  if (/(?:MONEY|QTY)/.test(keys) || (/NUM/.test(keys) && priceOf(clause)?.money && !/paginas|capitulos/.test(keys))) {
    return [];
  }
  const exercise = measureExercise(clause);
  // With its length it is a measure; what only looks like exercise is nothing.
  if (!named && HABIT_ACTS.practised.exec(keys) === null && exercise?.value !== undefined) return [];
  if (plain === null && marked === null && exercise === null) return [];
  const name = nameOf(clause, reading);
  if (name === "" || name.split(" ").length > 6) {
    return named && marked !== null
      ? [{ tool: "record_habit", args: {}, score: 0.6, ask: "Qual hábito você fez?" }]
      : [];
  }
  const time = clause.units.find(({ mention }) => mention?.kind === "time");
  const base = {
    habit_name: name,
    ...(time === undefined ? {} : { note: reading.text.slice(time.start, time.end) }),
  };
  const score = named || (marked !== null && !/^(?:feit|cumprid|concluid)/.test(marked[0]))
    ? 0.9
    : plain !== null
    ? 0.79
    : 0.6;
  return toldDays(clause).map((date) => ({
    tool: "record_habit",
    args: { ...base, ...(date === undefined ? {} : { date }) },
    score,
  }));
}

/** A noun as it is; for a bare verb its infinitive, by which a habit is more likely called: "meditei" gives "meditar". */
function nameOf(clause: Clause, reading: Reading): string {
  const name = habitActivity(clause, reading);
  const [first = "", ...rest] = name.split(" ");
  const key = clause.units.find(({ start, end }) => reading.text.slice(start, end) === first)?.key ?? first;
  const infinitive = infinitives().get(key);
  return [infinitive ?? first, ...rest].join(" ").trim();
}

let known: Map<string, string> | null = null;

function infinitives(): Map<string, string> {
  if (known !== null) return known;
  const map = new Map<string, string>();
  for (
    const lemma of `${VERBS.practise} ${VERBS.exercise} tomar passar usar escovar comer cuidar ligar seguir dormir`
      .split(" ")
  ) {
    for (const form of verbLexicon.forms(lemma, ["did", "they-did"])) {
      if (!map.has(form)) map.set(form, lemma);
    }
  }
  return known = map;
}
