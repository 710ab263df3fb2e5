import { fold } from "../fold.ts";
import { splitIntoClauses } from "../orders/answer-clauses.ts";
import { readSentences } from "../sentences.ts";
import { clausesNaming, type RecordWords, withoutTag } from "./told-plainly.ts";

// Whether what a message tells has been done: spent, received, measured, practised. A wish, a plan or a habit is no record of today.

/** Kinds of records that tell what was done. */
export type DoneKind = "expenses" | "incomes" | "measures" | "habits";

/**
 * Words of a clause that tells something done; words that keep a clause without them from telling it; and words with which it is not
 * done.
 */
interface DoneWords {
  done: RegExp;
  /** A clause without `done` tells it as well, unless it has one of these: "mercado 50". Absent: `done` is needed. */
  unless?: RegExp;
  not: RegExp;
}

function anyOf(...alternatives: string[]): RegExp {
  return new RegExp(String.raw`\b(?:${alternatives.join("|")})\b`);
}

/** A wish, a plan, a duty, a near miss, a habit. */
const NOT_YET =
  "quase|por pouco|ia|iria|vou|vai|vamos|quero|queria|preciso|precisava|pretendo|penso|sonho|tomara|deixei de|evitei|falta|faltam|" +
  "tenho que|tem que|cheguei a|costumo|geralmente|normalmente|sempre|em media|antes|ideal|meta|em (?:19|20)\\d\\d|" +
  // "na padaria" is a place.
  "(?<!\\b(?:a|na|da|uma|pra|em) )[a-z]{3,}ria";
const EACH_TIME = "tod[oa]s? (?:mes|semana|dia|ano|noite)|por (?:semana|mes|dia)";

const WORDS: Readonly<Record<DoneKind, DoneWords>> = {
  expenses: {
    done: anyOf(
      "gast(?:ei|amos)|pag(?:uei|amos)|compr(?:ei|amos)|acabei de (?:gastar|pagar|comprar)|botei|rachei|deixei|torrei|mandei",
      "transferi|abasteci|assinei|recarreguei|almocei|jantei|lanchei",
      "comi|bebi|tomei|pedi|fiz|tive|fui|fomos|passei|foi|foram|deu|deram|custou|custaram|saiu|sairam|ficou|ficaram",
    ),
    unless: anyOf(
      "esta|ta|sao|custa|custam|gast(?:a|am|ar|ava|avam)|pag(?:a|o|ar|am)|pode|posso|tem|tenho|faz|fazer|cri[ae]r?|corrige|muda|apaga",
      "tira|cancela|lembra|sugere|ajuda|registrei|pediu|diz|gastou|pagou|deixou|foi eu",
      "era|eram|ter|gasto \\d[\\d.,]*",
      // Any other verb: "achei 50", "o mercado cobrou 50", "pensei em gastar 50".
      "[a-z]{2,}(?:ei|ou|[aei]ram|[aei]ndo|[ai]sse|esse)|(?:vendi|perdi|dormi|corri|esqueci)",
    ),
    not: new RegExp(
      [
        anyOf(
          NOT_YET,
          EACH_TIME,
          "ainda tenho|so tenho|limite|orcamento|proibid[oa]|dev(?:o|endo|e|ia)|me (?:deu|deram|pagou)",
        ).source,
        // The other direction.
        String
          .raw`\b(?:devolv|reembols|estorn|receb|ganh|economiz|descont|reserv|separ|empresta|ach(?:ei|ou) \d)[a-z]*\b`,
        // Known already: "os 50 do mercado", "o mercado de 50".
        String.raw`\b(?:os|aqueles|esses|dos|daqueles|desses|nesses) (?:r\$ ?)?\d|^(?:o|a) [a-z]+ de \d`,
      ].join("|"),
    ),
  },
  incomes: {
    done: anyOf(
      "recebi|recebemos|ca(?:iu|iram)|entrou|entraram|pingou|veio|vieram|chegou|chegaram|depositaram|depositou|ganhei|pagaram|pagou",
    ),
    not: anyOf(NOT_YET, EACH_TIME, "ainda|atras(?:ou|ado|ada)|gastei"),
  },
  measures: {
    done: anyOf("[a-z]{2,}ei|[a-z]{2,}i|foi|foram|deu|deram|estou|esta|to|tou|ta|peso|meco"),
    unless: anyOf("pesava|dormia|durmo|pese|pesar|dormir|[a-z]{3,}ava"),
    not: anyOf(NOT_YET, EACH_TIME, "quando"),
  },
  habits: {
    done: anyOf(
      "fui|fiz|treinei|li|tomei|bebi|caminhei|corri|meditei|estudei|rezei|nadei|pedalei|dormi|acordei|comi|consegui|cumpri|completei",
      "feit[oa]s?|ok|teve|acabei|voltei|terminei|marca|check|[a-z]{2,}ei (?:hoje|agora|ja)|ja [a-z]{2,}(?:ei|i)",
    ),
    not: anyOf(
      NOT_YET,
      "falt(?:ei|ou)|perdi|cancel(?:ei|ou|aram)|furei|pulei|esqueci|paguei|desisti|lotou|fechad[oa]|preguica",
    ),
  },
};

export function isDoneKind(kind: string | undefined): kind is DoneKind {
  return kind !== undefined && Object.hasOwn(WORDS, kind);
}

/** "o mercado deu 52, quem pagou foi a Ana"; "a Neide me pagou" is no spending. */
const BY_ANOTHER =
  /\b(?<!\bme )(?:pagou|pagaram|gastou|gastaram|comprou|compraram|bancou)\b|\bnao (?:fui eu|foi meu|foi minha)\b/;

/** "mas já tá anotado", "deixa fora", "nem conta", "tava errada": it is not to be recorded, or not so. */
const NOT_TO_RECORD = new RegExp(
  [
    String.raw`\b(?:registr|anot|lanc|cadastr|salv)(?:ad[oa]s?|ei|ou|aram)\b`,
    String
      .raw`\b(?:deix|fic)[a-z]+ (?:[a-z]+ )?(?:de )?fora\b|\bn(?:ao|em) (?:conta|vale|soma)\b|(?<!\bli )\berrad[oa]s?\b`,
    // "já paguei, cancela o lembrete" cancels no payment.
    String.raw`\b(?:cancel|estorn|devolv|reembols)[a-z]+\b(?! (?:[a-z]+ )?(?:lembrete|aviso)s?\b)`,
  ].join("|"),
);
/** "a carne do churrasco de amanhã" says what it is for. */
const AHEAD = /(?<!\b(?:d[aeo]|pr[ao]) )\b(?:amanha|que vem|mais tarde|daqui a|proxim[oa]s?)\b/;

/**
 * Whether a message tells something as done, to be recorded so: its clauses about it ask nothing and name no day ahead, and neither their
 * sentence nor the next says that it is recorded already, cancelled or left out.
 */
function isToldToRecord(message: string, words: RecordWords, today: string): boolean {
  const sentences = readSentences(withoutTag(fold(message)));
  return sentences.every(({ written, isQuestion }, index) => {
    const folded = fold(written);
    const clauses = splitIntoClauses(folded);
    const named = clausesNaming(folded, words, today);
    if (named.length === 0) return true;
    const last = clauses.at(-1)!;
    // "gastei 50 no mercado, quanto já foi esse mês?" asks something else.
    const asksElse = !named.includes(last) && last.split(" ").length > 2 && !/^ou\b/.test(last);
    const next = sentences[index + 1]?.written ?? "";
    return (!isQuestion || asksElse) && !NOT_TO_RECORD.test(`${folded}. ${fold(next)}`) &&
      !named.some((clause) => AHEAD.test(clause));
  });
}

/**
 * Whether a message that tells a record plainly tells it as done: "gastei 50", "mercado 50", "caiu o salário". Not "ia gastar 50", "o
 * mercado devolveu 50", "os 50 do mercado", "vou na academia".
 *
 * @param today `YYYY-MM-DD`
 */
export function isDone(kind: DoneKind, message: string, words: RecordWords, today: string): boolean {
  const folded = fold(message);
  const { done, unless, not } = WORDS[kind];
  const clauses = clausesNaming(folded, words, today);
  if (!isToldToRecord(message, words, today)) return false;
  if (kind === "expenses" && BY_ANOTHER.test(sentencesOf(folded, clauses))) return false;
  // "passou o leite do Zé, paguei 450": beside what was spent, what else happened to it may be told in any words.
  const isSpent = kind === "expenses" && clauses.some((clause) => done.test(clause) && /\d/.test(clause));
  return clauses.every((clause) =>
    !not.test(clause) &&
    (done.test(clause) || isSpent && !/\d/.test(clause) || unless !== undefined && !unless.test(clause))
  );
}

/**
 * The sentences in which clauses stand, each with its neighbours that have no figure of their own: "almoço 30. a Ana pagou". Beside what
 * the person says they did, "gastei 50", the neighbours tell of others.
 */
function sentencesOf(folded: string, clauses: readonly string[]): string {
  const sentences = folded.split(/(?:\.(?!\d)|[;!?\n])+/);
  const holds = (one = "") => clauses.some((clause) => one.includes(clause));
  const isOwn = clauses.some((clause) => /\b[a-z]{2,}ei\b/.test(clause));
  return sentences.filter((sentence, index) =>
    holds(sentence) ||
    !isOwn && !/\d/.test(sentence) && (holds(sentences[index - 1]) || holds(sentences[index + 1]))
  ).join(". ");
}
