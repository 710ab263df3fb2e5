import { fold } from "../fold.ts";
import { clausesNaming, type RecordWords } from "./told-plainly.ts";

// Whether what a message tells has been done: spent, received, measured, practised. A wish, a plan or a habit is no record of today.

/** Kinds of records that tell what was done. */
export type DoneKind = "expenses" | "incomes" | "measures" | "habits";

/** Words of a clause that tells something done; what else it may be without them; and words with which it is not done. */
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
  "tenho que|tem que|cheguei a|costumo|geralmente|normalmente|sempre|em media|antes|ideal|meta|em (?:19|20)\\d\\d|[a-z]{3,}ria";
const EACH_TIME = "tod[oa]s? (?:mes|semana|dia|ano|noite)|por (?:semana|mes|dia)";

const WORDS: Readonly<Record<DoneKind, DoneWords>> = {
  expenses: {
    done: anyOf(
      "[a-z]{2,}ei|fui|fiz|dei|perdi|bebi|comi|sai|pedi|tive|[a-z]+amos|foi|foram|deu|deram|custou|custaram|saiu|sairam|ficou|ficaram",
      "levou|veio|vieram|cobrou|cobraram|teve|passou|acabei de|acabei [a-z]+ndo",
    ),
    unless: anyOf(
      "esta|ta|sao|custa|custam|gast(?:a|am|ar|ava|avam)|pag(?:a|o|ar|am)|pode|posso|tem|tenho|faz|fazer|cri[ae]r?|corrige|muda|apaga",
      "tira|cancela|lembra|sugere|ajuda|registrei|pediu|diz|gastou|pagou|deixou|foi eu",
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
  if (kind === "expenses" && BY_ANOTHER.test(sentencesOf(folded, clauses))) return false;
  return clauses.every((clause) =>
    !not.test(clause) && (done.test(clause) || unless !== undefined && !unless.test(clause))
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
