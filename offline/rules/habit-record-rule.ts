import { phrase, phrases } from "../language/phrase.ts";
import type { Clause, Reading } from "../reading/read-message.ts";
import { leftover, NOISE } from "./leftover.ts";
import { type Candidate, isNegated, isStatement } from "./rule.ts";
import { measureExercise } from "./measure-intake.ts";
import { verbLexicon } from "../language/verb-lexicon.ts";
import { VERBS } from "../language/verbs.ts";
import { daysOfClause, priceOf } from "./amounts.ts";

const PATTERNS = phrases({
  WORDS:
    "(?:(?:eu|ja|hoje|que|registra|anota|marca|a gente|finalmente|consegui|pode|acabei de|meu|minha|o|a|de|do|da|no|na|mais um dia de|um) )*(?:{mark:ask}|{mark:did}|{note:ask}|{manage:did}|cumpri|completei|conclui|finalizei|fiz|fizemos|teve|fui|feit[oa]s?|check|checado|ok|habito|habitos|cumprid[oa]|concluid[oa]|completad[oa]|como|pra academia|na academia|minha sessao|sessao|o meu|hoje|risca|riscar|tica|ticar|da um)(?: (?:de|do|da|o|a|meu|minha|no|na|como|em|eh|ta|foi|pra|um|uma))*",
  TIME:
    "(?:por |durante )?(?:TIME|NUM (?:minutos|min|paginas|capitulos|vezes))|pela manha|logo cedo|ao acordar|antes de (?:dormir|deitar|sair|trabalhar)|depois d[oe] (?:almoco|trabalho|jantar|acordar)|todo dia|(?:ta|foi) feit[oa]",
  NOT:
    "quero|queria|preciso|vou|novo habito|cria|criar|{buy:did}|reuniao|projeto|compra|pix|gastei|paguei|bolo|festa|prova|entrevista|aniversario|anos|merda|besteira|cagada|amizade|amigos|escolha|pergunta|conta|exame|cirurgia|viagem|as pazes|questao|mal|as unhas|a (?:noticia|mensagem|materia|reportagem)|(?:uma|um) (?:noticia|mensagem|materia|artigo)|sobre|que",
  UNMARKED: "desmarc(?:a|ar|ue)(?! (?:a |o |minha |meu )?(?:consulta|reuniao|horario|compromisso|encontro))",
});

/** Nouns for habits. */
const THINGS =
  "(?:leituras?|meditac(?:ao|oes)|orac(?:ao|oes)|devocional|alongamentos?|exercicios?|treino|lic(?:ao|oes)|tarefas?|deveres|estudos?|aulas?|diario|journaling|ioga|caminhada|cama|skincare|rotina|habitos?|jejum|gratidao|respiracao|" +
  "fisioterapia|fisio|faxina|limpeza|terco|reza|novena|terapia|dieta|prancha|pilates|natacao|corrida|musculacao|redacao|revisao|planejamento|croche|trico|violao|piano|guitarra|ingles|espanhol|frances|alemao|italiano|libras|mindfulness|biblia|higiene do sono)";
const ROOMS =
  "(?:a|o|as|os|minha|meu) (?:cama|casa|quarto|armario|mesa|cozinha|guarda roupa|mochila|escritorio|sala|banheiro|louca|agenda|semana|rotina)";

/** Words for a habit that was done, the more certain kinds first. */
const HABIT_ACTS = {
  /** "marca a meditação como feita", "check na leitura". */
  marked: phrase(
    "(?:{mark:ask}|{note:ask})(?: [a-z]+){0,6} (?:como |de |ta )?(?:feit[oa]|cumprid[oa]|concluid[oa]|ok|check)|(?:{mark:ask}|{note:ask}) (?:o |meu |um )?(?:habito|check)|check (?:no|na|em|pra)|check(?:ado)?|treino(?: de [a-z]+)? (?:pago|ok)|^(?:marca|marque|check) (?:leitura|meditacao|treino|alongamento|oracao|diario|estudo|journaling)|habito (?:de [a-z]+ )?(?:feito|cumprido|ok|concluido)|(?:feito|feita|cumprid[oa]|concluid[oa])",
  ),
  /** "marca o alongamento de hoje". */
  ticked: new RegExp(
    `^${
      phrase(
        "(?:por favor |pode |ja )*(?:marca|marcar|ticka|tica|da check em|checa) (?:o|a|meu|minha) (?:[a-z]+)(?: (?:de|d[oa]|da) [a-zA-Z]+){0,2}",
      ).source
    }$`,
  ),
  /** "fiz minha leitura", "teve meditação". */
  done: phrase(
    `(?:teve|rolou|cumpri|completei|terminei|acabei|conclui|finalizei|mantive|fiz|fizemos)(?: (?:o|a|os|as|meu|minha|meus|minhas|um|uma|hoje|DATE|ja|toda|todo|todos|todas|de|do|da|NUM|TIME)){0,4} ${THINGS}|bati (?:o |a |meu |minha )?(?:habito|meta)`,
  ),
  /** Daily care, by verb and thing together. */
  care: phrase(
    "tomei (?:o |a |os |as |meu |minha |meus |minhas |todos os |todas as )*(?:remedios?|vitaminas?|comprimidos?|creatina|suplementos?|whey|banho gelado|medicacao|medicamento|anticoncepcional|sol|omega)|passei (?:o |a )?(?:fio dental|protetor(?: solar)?|hidratante|creme)|usei (?:o )?(?:fio dental|protetor)|" +
      "escovei os dentes|acordei cedo|dormi cedo|comi (?:salada|fruta|frutas|verdura|legumes|saudavel)|segui a dieta|guardei o celular|fiquei sem (?:acucar|redes|celular|fumar|beber|doce)|nao (?:fumei|bebi alcool|comi (?:doce|acucar|besteira|fritura))",
  ),
  /** A verb that names the habit: "meditei", "estudei inglês", "arrumei a cama". */
  practised: phrase(
    "(?:meditei|meditamos|rezei|rezamos|orei|oramos|alonguei|alongamos|jejuei)(?! (?:sobre|no que|nisso|a respeito|contra|por que))|" +
      "(?:eu )?li(?= (?:hoje|DATE|NUM|TIME|antes|um|umas?|meu livro|o livro|a biblia|biblia|bastante|de (?:manha|noite)|mais|o capitulo)|$)(?! (?:uma? (?:noticia|mensagem|materia|artigo|post|email|comentario)))|" +
      "estudei(?! (?:a|o|as|os) (?:proposta|caso|possibilidade|contrato|ideia|assunto|opcoes|situacao|hipotese|mercado))|" +
      "escrevi(?: (?:no|meu|o|n[ao] meu) (?:meu )?(?:diario|journal|caderno|livro|blog|tcc|artigo)| (?:hoje|DATE|TIME|NUM paginas)|$)|" +
      `(?:arrumei|limpei|organizei|lavei) ${ROOMS}|` +
      `(?:toquei|pratiquei|treinei|ensaiei|fiz) (?:o |meu |um pouco de )?(?:violao|guitarra|piano|teclado|bateria|flauta|ukulele|cavaquinho|canto|croche|trico|libras|capoeira|mindfulness|gratidao|meditacao|respiracao|ioga|ingles|espanhol|frances|alemao|italiano|esportes?)|` +
      "planejei (?:o|meu|a|minha) (?:dia|semana|rotina|mes|agenda)|desenhei|pintei(?! (?:o|a|as|os) (?:cabelo|parede|casa|unhas?|quarto))|costurei|bordei|agradeci (?:hoje|DATE|antes)|(?:consegui|acabei de|lembrei de) (?:meditar|ler|estudar|rezar|orar|alongar|escrever|praticar)",
  ),
  /** "treinei", "fui na academia": a habit, or exercise without its duration. */
  workout: phrase("{exercise:did}|fui (?:na|pra|a|pro|ao) (?:academia|treino|crossfit|pilates|natacao|ioga|aula)"),
} as const;

/** The habit that was done, in the user's words: "fiz minha leitura" gives "leitura", "meditei hoje" gives "meditei". */
function habitActivity(clause: Clause, reading: Reading): string {
  return leftover(clause, reading, [
    NOISE.courtesy,
    NOISE.request,
    NOISE.moment,
    PATTERNS.TIME,
    PATTERNS.WORDS,
    NOISE.degree,
  ]);
}
/** The beginning of a request, before what was done: "registra que eu …". */
const TOLD =
  /^(?:[a-z]+ )*?(?:registra|registre|anota|anote|marca|marque|registrar|anotar|marcar)(?: ai| la)? que (?:eu |hoje |DATE )*/;
const BILLS = phrase("{@bill}|{@bill-word}|reuniao|consulta|horario|encontro");

const NO_UNMARKING = "Desmarcar um dia já marcado eu ainda não sei. Se foi agora há pouco, me diz “desfaz”.";

/** "meditei hoje", "fiz minha leitura", "marca a meditação como feita". */
export function habitRecordRule(clause: Clause, reading: Reading): Candidate[] {
  const { keys } = clause;
  if (PATTERNS.UNMARKED.test(keys)) return [{ tool: "record_habit", args: {}, score: 0.9, ask: NO_UNMARKING }];
  const marked = HABIT_ACTS.marked.exec(keys) ?? (BILLS.test(keys) ? null : HABIT_ACTS.ticked.exec(keys));
  const plain = HABIT_ACTS.care.exec(keys) ?? HABIT_ACTS.practised.exec(keys) ?? HABIT_ACTS.done.exec(keys);
  const done = marked ?? plain ?? HABIT_ACTS.workout.exec(keys);
  if (done === null || clause.isQuestion || !isStatement(clause, reading.today) || isNegated(keys, done.index)) {
    return [];
  }
  const hasWordHabit = /habito/.test(keys);
  if (marked === null && !hasWordHabit && PATTERNS.NOT.test(keys.replace(TOLD, ""))) return [];
  if (/(?:MONEY|QTY)/.test(keys) || (/NUM/.test(keys) && priceOf(clause)?.money && !/paginas|capitulos/.test(keys))) {
    return [];
  }
  const exercise = measureExercise(clause);
  // With a duration it is a measure. Words that only look like exercise do not count.
  if (!hasWordHabit && HABIT_ACTS.practised.exec(keys) === null && exercise?.value !== undefined) return [];
  if (plain === null && marked === null && exercise === null) return [];
  const name = nameOf(clause, reading);
  if (name === "" || name.split(" ").length > 6) {
    return hasWordHabit && marked !== null
      ? [{ tool: "record_habit", args: {}, score: 0.6, ask: "Qual hábito você fez?" }]
      : [];
  }
  const time = clause.units.find(({ mention }) => mention?.kind === "time");
  const base = {
    habit_name: name,
    ...(time === undefined ? {} : { note: reading.text.slice(time.start, time.end) }),
  };
  const score = hasWordHabit || (marked !== null && !/^(?:feit|cumprid|concluid)/.test(marked[0]))
    ? 0.9
    : plain !== null
    ? 0.79
    : 0.6;
  return daysOfClause(clause).map((date) => ({
    tool: "record_habit",
    args: { ...base, ...(date === undefined ? {} : { date }) },
    score,
  }));
}

/** The name of the habit: a noun, or the infinitive of a verb, which is the more likely name: "meditei" gives "meditar". */
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
