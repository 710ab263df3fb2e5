import { conjugate } from "../language/conjugate.ts";
import { phrase } from "../language/phrase.ts";
import { VERBS } from "../language/verbs.ts";
import type { Clause } from "../reading/clause.ts";
import type { Reading } from "../reading/reading.ts";
import type { Candidate } from "./candidate.ts";
import { habitActivity } from "./habit-activity.ts";
import { isNegated } from "./is-negated.ts";
import { isStatement } from "./is-statement.ts";
import { measureExercise } from "./measure-exercise.ts";
import { priceOf } from "./price-of.ts";

const MARKED = phrase(
  "(?:{mark:ask}|{note:ask})(?: [a-z]+){0,6} (?:como |de |ta )?(?:feit[oa]|cumprid[oa]|concluid[oa]|ok|check)|(?:{mark:ask}|{note:ask}) (?:o |meu |um )?(?:habito|check)|check (?:no|na|em|pra)|check(?:ado)?|habito (?:de [a-z]+ )?(?:feito|cumprido|ok|concluido)|(?:feito|feita|cumprid[oa]|concluid[oa])",
);
/** "marca o alongamento de hoje". */
const TICKED = new RegExp(
  `^${
    phrase(
      "(?:por favor |pode |ja )*(?:marca|marcar|ticka|tica|da check em|checa) (?:o|a|meu|minha) (?:[a-z]+)(?: (?:de|d[oa]|da) [a-zA-Z]+){0,2}",
    ).source
  }$`,
);
const DONE = phrase(
  "teve (?:meditacao|leitura|oracao|estudo|alongamento|ioga|yoga|treino)|cumpri|completei|conclui|finalizei|mantive|fiz (?:o|a|os|as|meu|minha|minhas|meus)|fiz [a-z]+ (?:hoje|DATE|de manha)|bati (?:o |meu )?(?:habito|meta)",
);
const PRACTISED = phrase("{practise:did}|a gente {practise:they}|(?:consegui|acabei de|lembrei de) {practise:inf}");
/** Daily care, told by verb and thing together. */
const CARE = phrase(
  "tomei (?:o |a |os |as |meu |minha |meus |minhas |todos os |todas as )*(?:remedios?|vitaminas?|comprimidos?|creatina|suplementos?|whey|banho gelado|medicacao|medicamento|anticoncepcional|sol|cafe da manha|omega)|passei (?:o |a )?(?:fio dental|protetor(?: solar)?|hidratante|creme)|usei (?:o )?(?:fio dental|protetor)|" +
    "escovei os dentes|acordei cedo|dormi cedo|comi (?:salada|fruta|frutas|verdura|legumes|saudavel|bem)|fiz (?:jejum|skincare|alongamento|oracao|devocional|yoga|ioga|meditacao|leitura|diario|dieta)|segui a dieta|cuidei d[ao]|guardei o celular|fiquei sem (?:acucar|redes|celular|fumar|beber|doce)|nao (?:fumei|bebi alcool|comi (?:doce|acucar|besteira|fritura))|liguei pra",
);
const WORKOUT = phrase("{exercise:did}|fui (?:na|pra|a|pro|ao) (?:academia|treino|crossfit|pilates|natacao|ioga|aula)");
const NOT = phrase(
  "quero|queria|preciso|vou|novo habito|cria|criar|{buy:did}|reuniao|projeto|compra|pix|gastei|paguei|bolo|festa|prova|entrevista|aniversario|anos|merda|besteira|cagada|amizade|amigos|escolha|pergunta|conta|exame|cirurgia|viagem|as pazes|questao|mal|a (?:noticia|mensagem|materia|reportagem)|(?:uma|um) (?:noticia|mensagem|materia|artigo)|sobre|que",
);
/** "registra que eu …": what follows is what was done. */
const TOLD =
  /^(?:[a-z]+ )*?(?:registra|registre|anota|anote|marca|marque|registrar|anotar|marcar)(?: ai| la)? que (?:eu |hoje |DATE )*/;
const BILLS = phrase("{@bill}|{@bill-word}|reuniao|consulta|horario|encontro");
const SCHOOL = phrase("(?:li|ouvi|vi|escrevi|toquei|limpei|organizei|arrumei|praticando|acordei)");

/** "meditei hoje", "fiz minha leitura", "marca a meditação como feita". */
export function recordHabit(clause: Clause, reading: Reading): Candidate[] {
  const { keys } = clause;
  const marked = MARKED.exec(keys) ?? (BILLS.test(keys) ? null : TICKED.exec(keys));
  const done = marked ?? DONE.exec(keys) ?? CARE.exec(keys) ?? PRACTISED.exec(keys) ?? WORKOUT.exec(keys);
  if (done === null || clause.asks || !isStatement(clause, reading.today)) return [];
  if (
    WORKOUT.test(done[0]) && !PRACTISED_ONLY.test(keys) &&
    (measureExercise(clause) === null || measureExercise(clause)?.value !== undefined)
  ) return [];
  if (isNegated(keys, done.index) || (NOT.test(keys.replace(TOLD, "")) && marked === null && !/habito/.test(keys))) {
    return [];
  }
  if (
    /(?:MONEY|QTY)/.test(keys) ||
    (priceOf(clause)?.money && !/paginas|capitulos|minutos/.test(keys) && /NUM/.test(keys))
  ) return [];
  if (!/habito/.test(keys) && measureExercise(clause)?.value !== undefined && !PRACTISED_ONLY.test(keys)) return [];
  const name = nameOf(clause, reading);
  if (name === "" || name.split(" ").length > 6) {
    return /habito/.test(keys) && marked !== null
      ? [{ tool: "record_habit", args: {}, score: 0.6, ask: "Qual hábito você fez?" }]
      : [];
  }
  const time = clause.units.find(({ mention }) => mention?.kind === "time");
  const args = {
    habit_name: name,
    ...(clause.date === undefined ? {} : { date: clause.date }),
    ...(time === undefined ? {} : { note: reading.text.slice(time.start, time.end) }),
  };
  return [{ tool: "record_habit", args, score: scoreOf(clause, marked !== null) }];
}

function scoreOf({ keys }: Clause, marked: boolean): number {
  if (marked && !/^(?:feit|cumprid|concluid)/.test(keys) || /habito/.test(keys)) return 0.9;
  if (CARE.test(keys)) return 0.8;
  const workout = WORKOUT.test(keys);
  // With a length of time it is a measure; without one a habit as likely as a question about the time.
  if (workout && !PRACTISED_ONLY.test(keys)) return /TIME/.test(keys) ? 0.4 : 0.6;
  if (DONE.test(keys)) return 0.72;
  return SCHOOL.test(keys) && keys.split(" ").length > 7 ? 0.45 : 0.78;
}

const PRACTISED_ONLY = phrase(
  "meditei|li|estudei|rezei|orei|alonguei|escrevi|arrumei|pratiquei|toquei|desenhei|pintei|organizei|limpei|acordei|cozinhei|costurei|jejuei",
);

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
    for (const form of [...conjugate(lemma).did, ...conjugate(lemma)["they-did"]]) {
      if (!map.has(form)) map.set(form, lemma);
    }
  }
  return known = map;
}
