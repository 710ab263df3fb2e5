import { CalendarDay } from "../../shared/language/figures/calendar-day.ts";
import { fold } from "../../shared/language/fold.ts";
import type { JsonObject } from "../../shared/tools/definition.ts";
import { phrase, phrases } from "../language/phrase.ts";
import { type Period, readPeriod } from "../reading/period.ts";
import type { Clause, Reading } from "../reading/read-message.ts";
import { metricsOf } from "./metric-question-rules.ts";
import { type Candidate, isAboutSomeoneElse } from "./rule.ts";

const DOCTOR =
  "consultas?|medic[oa]s?|doutora?|dra?|cardiologista|dermatologista|dermato|endocrinologista|endocrino|ginecologista|gineco|neurologista|" +
  "ortopedista|psiquiatra|psicolog[oa]|terapeuta|nutricionista|nutri|clinic[oa] geral|pediatra|urologista|oftalmologista|reumatologista|check ?up";
const TO_DOCTOR =
  `(?:pra|pro|para|na|no|ao|a|de|da|do|com|dia d[ae])(?: (?:o|a|um|uma|meu|minha|proxim[oa]|retorno|levar|mostrar|entregar|com)){0,4} (?:${DOCTOR})`;
const DOCUMENT =
  "resumos?|relatorios?|resuminho|notas?|historico|apanhado|panorama|levantamento|ficha|dossie|anotacoes|roteiro|documento";
const DOCTOR_NAMED = phrase(DOCTOR);
const REPORT = "relatorios?|relatoriozinho|retrospectiva";
const SUMMARY = "resumo|resumao|resuminho|balanco|apanhado|panorama";
const OF =
  "(?: (?:d[aeo]|dess[ae]|dest[ae]|n[ao]|sobre|completo|geral|todo|toda|meu|minha|como foi|ultim[ao]|a|o)){0,4}";
const SUMMARY_FIRST = phrase(SUMMARY);
/** A report with days: "do mês passado" and "da semana de 2 a 8" have the key DATE. */
const DATED = phrase(`(?:${REPORT}|${SUMMARY})${OF} DATE`);

const PATTERNS = phrases({
  /** "resumo pra minha consulta", "o que eu levo pro cardiologista", "me prepara pra consulta". */
  APPOINTMENT: `(?:${DOCUMENT})(?: [a-zA-Z]+){0,5}? ${TO_DOCTOR}|resum[aeir]+(?: [a-z]+){0,4} ${TO_DOCTOR}|` +
    `o que (?:eu )?(?:levo|levar|conto|contar|falo|falar|digo|dizer|mostro|mostrar|(?:devo|preciso|posso|tenho que) (?:levar|contar|falar|dizer|mostrar))(?: [a-z]+){0,2} ${TO_DOCTOR}|` +
    `(?:prepara|prepare|preparar|organiza|organize|organizar|monta|monte|montar)(?: [a-z]+){0,2} (?:minha )?(?:consulta|${TO_DOCTOR})`,
  REQUEST:
    `(?:${DOCUMENT})(?: (?:pra|para|de|mim|eu|levar|mostrar|la|completo|geral|isso|tudo|meu|minha|saude|da|a|o|gente|favor|por))*$`,
  WEEKLY:
    `(?:${REPORT}|${SUMMARY})${OF} (?:semana|semanal|semaninha)|(?:resume|resuma|resumir|recapitula|recapitular)(?: pra mim)?(?: como foi)?(?: (?:a|minha|toda|essa|ultima))* semana|` +
    "como (?:foi|ta sendo|tem sido|anda|ta|ficou)(?: a)? (?:minha|essa) semana|o que (?:eu )?(?:fiz|registrei|aconteceu|rolou)(?: comigo)? (?:n?essa|n?esta|na) (?:minha )?semana",
  /** The "resumo" of a month is about its money, its "relatório" about everything. */
  MONTHLY:
    `(?:${REPORT})${OF} (?:mes|mensal|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)`,
  /** Reports about one part of life, which has its own tool, or about somebody's work. */
  OTHERWISE: "gastos?|despesas?|financeir[oa]|financas|dinheiro|contas|dividas?|receitas?|vendas?|orcamento|habitos|" +
    "chefe|gerente|client[a-z]+|diretoria|reuniao|reunioes|trabalho|empresa|faculdade|escola|professora?|orientadora?|tcc|estagio|equipe|time|projeto|livro|filme|serie|jogo|novela|aula|materia",
  TOLD:
    "terminei|entreguei|mandei|enviei|escrevi|fiz|apresentei|atrasad[oa]|atrasei|prazo|entregar|terminar|enviar|apresentar|finalizar|tenho que|tinha que|tive que|preciso (?:fazer|escrever|mandar)|vou (?:fazer|escrever|mandar)|me (?:pediu|pediram|cobrou|cobraram)|nao quero|nao precisa",
});
const EXPLICIT = /(?:^| )(?:d?ess[ae]|d?est[ae]|ness[ae]|nest[ae]) (?:semana|mes)|(?:semana|mes) atual/;

/** Requests for an automatic note: "gera o relatório da semana", "resumo pra minha consulta de amanhã". */
export function automaticNoteRule(clause: Clause, reading: Reading): Candidate[] {
  if (PATTERNS.TOLD.test(clause.keys) || isAboutSomeoneElse(clause)) return [];
  const args = appointment(clause, reading) ?? report(clause, reading);
  return args === null ? [] : [{ tool: "create_automatic_note", args, score: 0.95 }];
}

function appointment({ keys, plain, date, previous }: Clause, { today }: Reading): JsonObject | null {
  // "amanhã tenho consulta, prepara um resumo"
  const said = PATTERNS.APPOINTMENT.test(keys) ||
    (previous !== undefined && DOCTOR_NAMED.test(previous.keys) && PATTERNS.REQUEST.test(keys));
  if (!said) return null;
  if (date === undefined) return { kind: "medical_appointment" };
  const day = comingDay(date, `${previous?.plain ?? ""} ${plain}`, today);
  // After an appointment, people ask what was said there, which the assistant does not know.
  return day < today ? null : { kind: "medical_appointment", date: day };
}

/** The next such day. "sexta" and "dia 5" are read as past days, but an appointment is in the future. */
function comingDay(date: string, text: string, today: string): string {
  const read = CalendarDay.parse(date);
  const words = fold(text);
  if (read === null || date >= today || /\b(?:passad[oa]|ontem|anteontem)\b/.test(words)) return date;
  if (/\b(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)\b/.test(words)) return read.plusDays(7).toString();
  return /\bdia \d/.test(words) ? read.plusMonths(1).toString() : date;
}

function report({ keys, plain, units }: Clause, reading: Reading): JsonObject | null {
  const { today } = reading;
  if (PATTERNS.OTHERWISE.test(keys) || metricsOf(keys).length > 0 || units.length > 14) return null;
  const period = readPeriod(fold(plain).replace(/\bmes de\b/, "em"), today) ?? reading.period;
  const kind = kindOf(keys, period);
  if (kind === null || period === null) return kind && { kind };
  if (period.from > today) return null;
  if (today <= period.to) return EXPLICIT.test(keys) ? { kind, date: today } : { kind };
  return lengthOf(period) <= (kind === "weekly_report" ? 7 : 31) ? { kind, date: period.from } : null;
}

function kindOf(keys: string, period: Period | null): "weekly_report" | "monthly_report" | null {
  if (PATTERNS.WEEKLY.test(keys)) return "weekly_report";
  if (PATTERNS.MONTHLY.test(keys)) return "monthly_report";
  if (period === null || !DATED.test(keys)) return null;
  if (lengthOf(period) === 7) return "weekly_report";
  return lengthOf(period) >= 28 && lengthOf(period) <= 31 && !SUMMARY_FIRST.test(keys) ? "monthly_report" : null;
}

function lengthOf({ from, to }: Period): number {
  return CalendarDay.parse(to)!.since(CalendarDay.parse(from)!) + 1;
}
