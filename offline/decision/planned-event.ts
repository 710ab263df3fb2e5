import { readDates } from "../../shared/language/figures/date.ts";
import { expandShortForms } from "../../shared/language/fold.ts";
import { capitalize } from "../../shared/writing/join-words.ts";
import { phrase, phrases } from "../language/phrase.ts";
import { verbLexicon } from "../language/verb-lexicon.ts";
import type { Reading } from "../reading/read-message.ts";
import { knowledgeAreas } from "../rules/knowledge-areas.ts";
import type { PlannedCall } from "./plan-calls.ts";

const PATTERNS = phrases({
  /** Planned events, by their verb or their noun. */
  TO_COME:
    "vou|vai|vamos|vao|tenho|tem|temos|comec[oa]|toma|volt[oa]|cheg[oa]|viaj[oa]|marquei|marcamos|marcaram|marcad[oa]|remarquei|agendei|agendad[oa]|combinei|combinamos|ficou|fica|eh|sera|" +
    "consulta|reuniao|exame|prova|festa|viagem|voo|casamento|formatura|show|jogo|entrevista|vacina|cirurgia|retorno|aula|apresentacao|compromisso|batizado|cha de (?:bebe|panela)|mudanca|pericia|audiencia|encontro",
  /** Not planned events: amounts with a day are bills and incomes; other words are for possibilities and feelings. */
  NOT_PLANNED:
    "MONEY|niver|aniversario|nasceu|talvez|se|acho|sera que|quem sabe|tomara|pensando|todo dia|toda|todos os|cada|acordar|dormir",
});

/** A longer message is a story and not a plan. */
const MAX_WORDS = 20;

/** "hoje é sexta". */
const TODAY_IS = /^\s*(?:mas |nossa |ai |gente )?(?:hoje|amanh[ãa])\s+(?:j[áa] )?(?:é|eh|e)\s+\S+[\s!.]*$/iu;
const QUESTION = /^(?:quando|qual|quais|quem|onde|quanto|como|o que|que|cade|sera) /;
const MEDICAL = phrase("consulta|exame|vacina|cirurgia|retorno|pericia|dra?|medic[oa]|dentista");
/** Spans that are longer than a day. */
const WHOLE = /semana|m[eê]s|ano/i;
const PLANNED = /^(?:marquei|marcamos|marcaram|remarquei|agendei|combinei|combinamos|ficou)$/;
const LEAD = /(?:(?:^|[\s,]+)(?:dia|n[oa]|em|pr[oa]|para|d[eoa]|j[áa]|é|eh?|vai ser|ser[áa]))*[\s,]*$/iu;

/**
 * Finds an event on a future day: "consulta com o dr Paulo dia 28 às 14h". Its value is the full date, because "dia 28" is
 * another day next month.
 */
export function plannedEvent(
  { text, keys, clauses, today }: Reading,
  availableTools: ReadonlySet<string>,
): PlannedCall | null {
  const day = readDates(text, today, "future").find(({ date, start, end }) =>
    date > today && !WHOLE.test(text.slice(start, end))
  );
  const words = keys.split(" ");
  if (
    day === undefined || !availableTools.has("add_knowledge") ||
    clauses.some(({ hasQuestionMark }) => hasQuestionMark) || QUESTION.test(keys) ||
    TODAY_IS.test(text) ||
    PATTERNS.NOT_PLANNED.test(keys) || !PATTERNS.TO_COME.test(keys) || words.length > MAX_WORDS || words.some(isPast)
  ) return null;
  const what = text.slice(0, day.start).replace(LEAD, "").trim() ||
    text.slice(day.end).replace(/^\s*(?:é|eh|vai ser|ser[áa]|tem)(?=\s)/iu, "").replace(
      /\s(?:[aà]s?|pelas)\s\d.*$/u,
      "",
    ).trim();
  // "amanhã" is another day tomorrow, so the value has the date.
  const lasting = /\d/.test(text.slice(day.start, day.end))
    ? text
    : `${text.slice(0, day.start)}${text.slice(day.end)}`;
  const content = expandShortForms(lasting.trim()).replace(/\s+/g, " ").replace(/[\s.!,]+$/, "").trim();
  return {
    tool: "add_knowledge",
    args: {
      type: "fact",
      content: capitalize(content),
      area: MEDICAL.test(keys) ? "health" : knowledgeAreas(keys)[0] ?? "personal_growth",
      quote: text.trim(),
      slot: "plan",
      key: what.replace(/[\s.!,]+$/, ""),
      value: day.date,
    },
  };
}

function isPast(word: string): boolean {
  const readings = verbLexicon.read(word);
  return !PLANNED.test(word) && readings.length > 0 && readings.every(({ tense }) => /did|used-to/.test(tense));
}
