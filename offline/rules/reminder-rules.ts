import { CalendarDay } from "../../shared/language/figures/calendar-day.ts";
import { dayThatIsNone } from "../reading/doubtful-value.ts";
import { readDates } from "../../shared/language/figures/date.ts";
import { readDelays } from "../../shared/language/figures/duration.ts";
import { fold } from "../../shared/language/fold.ts";
import { readTimes } from "../../shared/language/figures/time-of-day.ts";
import { phrases } from "../language/phrase.ts";
import { readFrequency } from "../language/read-frequency.ts";
import type { Clause, Reading } from "../reading/read-message.ts";
import type { Candidate } from "./rule.ts";

const PATTERNS = phrases({
  LIST:
    "(?:o que|oq|que) (?:eh que )?(?:eu )?(?:tenho|tem|temos)(?: (?:pra|marcado|na agenda|pra fazer|de compromisso|agendado|eu|ai))* (?:hoje|DATE|pra hoje|(?:n?essa|n?esta|na|pra) (?:proxima )?semana|(?:n?esse|n?este|no) fim de semana)|(?:minha|na) agenda|(?:meus|quais|que|ver|lista|mostra)(?: (?:os|meus|sao))* (?:lembretes|compromissos)",
  OPEN: "lembretes?",
  DONE:
    "{remove:ask}|{remove:inf}|cancela|cancelar|conclui|concluir|concluido|feito|ja fiz|encerra|para de me (?:lembrar|avisar)",
  SNOOZE: "adia|adiar|(?:me )?(?:lembra|avisa) (?:disso )?(?:de novo|mais tarde|depois)",
});
const ASKED =
  /^.*?\b(?:(?:pode |quero que (?:voce )?)?me (?:lembr|avis|cobr)(?:a|e|ar)|lembrar|(?:(?:cria|poe|bota|coloca|faz|quero) )?(?:um )?lembrete)(?! (?:(?:d[oe] )?(?:o )?(?:que|q)|quem|qual|quais|quant[oa]s?|quando|como|onde|se)\b)/;
/** Words at both ends that are not part of the reminder's text. */
const EDGES =
  /^(?:[\s,:]|(?:de|do|da|pra|para|que|eu|tenho|preciso|as|a|o)(?=[\s,]))+|(?:[\s,.!?]|(?<=\s)(?:de|do|da|em|n[oa]|as|a|pra|para|por favor|e|dia))+$/g;
const EVERY: readonly [RegExp, (number: string) => string][] = [
  [/\btodo (?:o )?dia (\d{1,2})(?: (?:do|de todo|de cada) mes)?\b/, (day) => `FREQ=MONTHLY;BYMONTHDAY=${day}`],
  [/\b(?:no )?ultimo dia (?:do|de cada|de todo) mes\b/, () => "FREQ=MONTHLY;BYMONTHDAY=-1"],
  [/\ba cada (?:(\d{1,2}) )?(?:minuto|segundo)s?\b/, (often) => `FREQ=MINUTELY;INTERVAL=${often || 1}`],
  [/\ba cada (\d{1,2}) horas\b/, (hours) => `FREQ=HOURLY;INTERVAL=${hours}`],
  [/\bde (\d{1,2}) em \1 horas\b/, (hours) => `FREQ=HOURLY;INTERVAL=${hours}`],
  [/\bde hora em hora\b/, () => "FREQ=HOURLY;INTERVAL=1"],
  [/\ba cada (\d{1,2}) dias\b/, (days) => `FREQ=DAILY;INTERVAL=${days}`],
  [/\b(?:todo (?:santo )?mes|mensalmente)\b/, () => "FREQ=MONTHLY"],
  [/\b(?:todo ano|anualmente)\b/, () => "FREQ=YEARLY"],
];
const DAYS =
  /\b(?:tod[oa]s?(?: [oa]s)?|cada) (?:santo )?(?:dias?|dom|seg|ter|qua|qui|sex|sab|fi[mn])[a-z-]*(?: de semana)?(?:(?:,| e) (?:dom|seg|ter|qua|qui|sex|sab)[a-z-]*)*|\b(?:nos )?dias uteis\b|\bde segunda a sexta\b|\bdiariamente\b/;
const CODES = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];

/** "muda o lembrete do dentista pras 15h", "o lembrete da água agora é de 2 em 2 horas". */
const CHANGES =
  /\b(?:mud|troc|alter|remarc)[a-z]+ (?:o |esse |meu )?lembrete\b|^(?:o |esse |meu )?lembrete .*\b(?:e|eh|fica|passa)\b/;
const IS_NOW = /\s+(?:agora\s*)?(?:é|eh|e|fica|passa(?: a ser)?)?$/;

/** "me lembra de ligar pra Lúcia amanhã às 9", "todo dia 5 lembrar do aluguel", "o que tenho hoje?", "adia o lembrete pra amanhã". */
export function reminderRule({ keys, previous }: Clause, reading: Reading): Candidate[] {
  if (previous !== undefined) return [];
  const { text, today, period } = reading;
  const [day] = readDates(text, today, "future");
  const [time] = readTimes(text);
  const delay = fromNow(reading);
  if (PATTERNS.LIST.test(keys)) {
    // "essa semana" means the coming days, also on a Sunday.
    const week = /(?:essa|esta|na|pra) semana/.test(keys) && String(CalendarDay.parse(today)?.plusDays(6));
    const stated = /semana|mes/.test(keys) ? period : day && { from: day.date, to: day.date };
    const days = week ? { from: today, to: week } : stated;
    return [{ tool: "list_reminders", args: days ? { from_date: days.from, to_date: days.to } : {}, score: 0.95 }];
  }
  const folded = fold(text);
  const every = EVERY.map(([pattern, write]) => ({ match: pattern.exec(folded), write })).find(({ match }) => match);
  const days = every ? null : DAYS.exec(folded);
  const begin = ASKED.exec(folded)?.[0].length;
  const spans = [
    day,
    time,
    delay,
    ...[every?.match, days].map((one) => one && { start: one.index, end: one.index + one[0].length }),
  ];
  const kept = spans.reduce((left, span) => span ? blank(left, span) : left, text);
  const cut = (from: number) => kept.slice(from).replace(/\s+/g, " ").replace(EDGES, "");
  const isNoDay = day === undefined && dayThatIsNone(folded) !== null;
  const at = delay?.at ??
    `${every || days ? today : day?.date ?? (time && !isNoDay ? today : "")}T${time?.time ?? "09:00"}`;
  const about = /lembretes? (?:d[eoa] |pr[ao] )?/.exec(folded);
  const named = about ? cut(about.index + about[0].length) : "";
  if (PATTERNS.SNOOZE.test(keys) && (about || /adia/.test(keys)) && (day || time || delay)) {
    return [{ tool: "snooze_reminder", args: { at, ...(named && { reminder: named }) }, score: 0.99 }];
  }
  const changed = about && CHANGES.test(folded) ? named.replace(IS_NOW, "") : "";
  if (changed !== "" && (day || time || every)) {
    const when = every
      ? { recurrence: every.write(every.match?.[1] ?? "") }
      : day
      ? { at: `${day.date}T${time?.time ?? "09:00"}` }
      : { time: time?.time };
    return [{ tool: "update_reminder", args: { reminder: changed, ...when }, score: 0.98 }];
  }
  if (about && named && /\bcancel\w+/.test(folded) && !/sempre/.test(folded)) {
    return [{ tool: "cancel_reminder", args: { reminder: named }, score: 0.95 }];
  }
  if (PATTERNS.OPEN.test(keys) && PATTERNS.DONE.test(keys)) {
    return [{
      tool: "complete_reminder",
      args: { ...(named && { reminder: named }), ...(/para de|encerra|sempre/.test(folded) && { forever: true }) },
      score: 0.95,
    }];
  }
  if (begin === undefined) return [];
  const what = cut(begin) || cut(0).replace(ASKED, "").trim();
  if (what === "") {
    return [{ tool: "create_reminder", args: {}, score: 0.9, ask: "De que você quer que eu te lembre, e quando?" }];
  }
  if (at.startsWith("T")) {
    const ask = isNoDay ? "Esse dia não existe. Para que dia e hora?" : "Para que dia e hora?";
    return [{ tool: "create_reminder", args: { text: what }, score: 0.9, ask }];
  }
  const recurrence = every ? every.write(every.match?.[1] ?? "") : days ? ruleOf(days[0]) : undefined;
  return [{ tool: "create_reminder", args: { text: what, at, ...(recurrence && { recurrence }) }, score: 0.96 }];
}

/** The moment and the position of "em meia hora". Undefined: the present time is not known. */
function fromNow({ text, today, time }: Reading): { at: string; start: number; end: number } | undefined {
  const [delay] = readDelays(text);
  if (delay === undefined || time === undefined) return undefined;
  const moment = new Date(Date.parse(`${today}T${time}Z`) + delay.minutes * 60_000);
  return { at: moment.toISOString().slice(0, 16), start: delay.start, end: delay.end };
}

function blank(text: string, { start, end }: { start: number; end: number }): string {
  return text.slice(0, start) + " ".repeat(end - start) + text.slice(end);
}

function ruleOf(text: string): string {
  const { frequency, days = [] } = readFrequency(text) ?? { frequency: "daily" };
  if (frequency === "daily") return "FREQ=DAILY";
  const on = frequency === "weekdays" ? [1, 2, 3, 4, 5] : frequency === "weekends" ? [6, 0] : days;
  return `FREQ=WEEKLY;BYDAY=${on.map((day) => CODES[day]).join(",")}`;
}
