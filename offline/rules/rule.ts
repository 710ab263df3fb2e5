import type { JsonObject } from "../../shared/tools/definition.ts";
import type { Clause, Reading } from "../reading/read-message.ts";
import { phrase, phrases } from "../language/phrase.ts";
import { verbLexicon } from "../language/verb-lexicon.ts";

/** A call that a clause may ask for. */
export interface Candidate {
  tool: string;
  args: JsonObject;
  /** How sure the rule is, 0 to 1. */
  score: number;
  /** The question to ask first, when a needed argument is missing. */
  ask?: string;
  /** The candidate to use when the tool is not available. */
  instead?: Candidate;
}

/** Finds the calls that a clause may ask for. */
export type Rule = (clause: Clause, reading: Reading) => Candidate[];

const PERSON =
  "(?:(?:o|a|os|as|meu|minha|meus|minhas|nosso|nossa|um|uma|aquele|aquela|seu|sua) )?(?:(?:{@kin})(?: NAME)?|NAME)|ele|ela|eles|elas|alguem|" +
  "fulano|fulana|(?:a |o )?(?:galera|pessoal|povo|cara|moca|moco|menino|menina)|todo mundo";

/** Whether a clause is about somebody other than the user: "meu irmão gastou 50", "o peso da minha filha é 20". */
export function isAboutSomeoneElse({ keys, units }: Clause): boolean {
  if (PATTERNS.FIRST_PERSON.test(keys) || units.some(({ key }) => isFirstPerson(key))) return false;
  if (PATTERNS.POSSESSOR.test(keys)) return true;
  const verb = PATTERNS.SUBJECT.exec(keys)?.[1];
  return verb !== undefined && (/^(?:ta|tava|eh|tem|tinha|vai)$/.test(verb) || isThirdPerson(verb));
}

function isFirstPerson(key: string): boolean {
  const readings = verbLexicon.read(key);
  return readings.some(({ tense }) => tense === "did") && !readings.some(({ tense }) => tense === "they-did");
}

function isThirdPerson(key: string): boolean {
  return verbLexicon.read(key).some(({ tense }) => tense === "they-did" || tense === "they-do" || tense === "used-to");
}

const NOT = new RegExp(
  phrase(
    "(?:nao|nunca|nem|jamais|quase|sem|deixei de|esqueci de|faltou|evitei|parei de|desisti de)(?: (?:eu|me|te|se|ainda|mais|to|ta|consegui|lembrei de|tinha|tenho|cheguei a|a gente|nem|" +
      "so|o|a|hoje|DATE|de|quis|pude|tive que|vou|foi|ta|tava))*",
  ).source + "$",
);

/** Whether the word at `index` of a clause's keys is negated: "não gastei", "ainda não consegui pagar". */
export function isNegated(keys: string, index: number): boolean {
  return NOT.test(keys.slice(Math.max(0, index - 60), index).trimEnd());
}

/** Whether a clause says what the user did or wants done. A question, a wish, a dream or another person's act does not count. */
export function isStatement(clause: Clause, today: string): boolean {
  if (clause.isQuestion || PATTERNS.UNREAL.test(clause.keys)) return false;
  if (clause.date !== undefined && clause.date > today) return false;
  return !isAboutSomeoneElse(clause);
}

const PATTERNS = phrases({
  SUBJECT:
    `(?<!(?:pra|pro|com|de|da|do|das|dos|na|no|em|pelo|pela|ao|sobre) (?:o |a |meu |minha |meus |minhas )?)(?:${PERSON}) (?:(?:ja|so|tambem|hoje|DATE|nao|que|ontem|me|la|agora) )*([a-z]+)`,
  POSSESSOR:
    `(?:{@weight}|{@sleep}|{@mood}|{@energy}|{@water}|{@custom}|{@income}|{@bill}|gastos?|compras?|pressao|dividas?|contas?) (?:(?:d[aoe]s?|de) (?:${PERSON})|del[ea]s?)`,
  FIRST_PERSON:
    "me (?:deu|deram|mandou|mandaram|pagou|pagaram|transferiu|depositou|emprestou|passou|cobrou|cobraram)|eu|a gente|to|tava|tenho|estamos",
  UNREAL:
    "ia (?:[a-z]+r)|iria|era pra (?:eu )?[a-z]+r|fosse|fossem|se (?:o|os|as|tivesse|der|desse)|se (?:eu|a gente|um dia|por acaso|ele|ela)|caso eu|imagina|imagine|suponha|supondo|e se|quem me dera|tomara|talvez|sera|sonhei|como se|to brincando|era brincadeira|brincadeirinha|mentira|" +
    "vai que|finge|fingindo|hipoteticamente",
  ADVICE:
    "(?<!tem )como (?:eu |se )?(?:[a-z]+(?:ar|er|ir))(?! (?:minha|meu|minhas|meus) (?:dividas|contas|financas) (?:ta|tao))|quanto tempo (?:demora|leva|falta|dura)|queima|emagrece|engorda|qua(?:l|is) (?:exercicio|treino|dieta|alimento|remedio|cha|esporte|investimento)s?|como (?:faco|fazer|posso|perder|perco|ganho|durmo|dormir|emagrecer|melhorar|melhoro|aumentar|ter|comecar|lidar|lido|sair|saio|pagar|pago|quitar|quito|economizar|economizo|organizar|organizo|parar|paro|criar|crio|manter|largar|negociar|renegociar|investir|juntar|conseguir|consigo|evitar|evito|ser|ficar)|" +
    "(?:qual|quais)(?: eh| sao)? (?:o|a|os|as) (?:melhor|melhores|ideal|ideais|jeito)|recomend[a-z]+|deveria|dicas?|conselhos?|por que|pra que serve|(?:eh|sera que eh) (?:bom|ruim|normal|verdade|melhor|caro|barato|muito|seguro)|faz mal|faz bem|ideal|vale a pena|compensa|o que (?:voce )?acha|devo (?!quanto|pra|pro|ainda|no|na|em|mais)[a-z]+r|funciona|o que significa|o que eh|significado",
});

/** Whether a question asks for advice or for knowledge of the world, which are not in the user's records. */
export function asksAdvice(keys: string): boolean {
  return PATTERNS.ADVICE.test(keys);
}
