import { CalendarDay } from "../../shared/text/calendar-day.ts";
import { phrase } from "../language/phrase.ts";
import type { Clause } from "../reading/clause.ts";
import type { Reading } from "../reading/reading.ts";

/** Which birthdays are asked for: a month's, those of the coming days counted from today, or the next ones. */
export type BirthdaySpan =
  & ({ kind: "month"; month: number } | { kind: "days"; from: number; to: number } | { kind: "next" })
  & { label: string };

const MONTHS = "janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro".split(" ");
const ALL = phrase(
  "quem(?: [a-z]+){0,3} (?:faz|fazem|completa|ta fazendo|tao fazendo|vai fazer) (?:anos|aniversario)|quem (?:nasceu|aniversaria|eh (?:o |a |os )?(?:aniversariantes?|proxim[oa]))|aniversariantes?|(?:os |quais (?:sao )?(?:os )?|lista (?:de |os )?|proximos? |mostra (?:os )?|tem |algum |qual (?:eh )?o proximo )*aniversarios?(?: (?:d[oeas]+|ness[ea]|nest[ea]|dess[ea]|est[ea]|ess[ea]|mes|semana|hoje|que vem|proxim[oa]s?|dias?|vem|em|DATE|pra|por|vir|anotados?|salvos?|guardados?|voce|sabe|tem|conhece|agora|de cada|todos|meus amigos|da familia|de alguem|alguem|das pessoas|NUM|daqui))*$",
);
/** Of one person, which get_person answers. */
const OF_ONE = phrase("meu aniversario|(?:aniversario|anos|nasceu) (?:d[oae] )?(?:minha|meu|o|a|NAME)|NAME|{@kin}");

/** What goes with a birthday. */
const OTHERWISE = phrase(
  "festas?|presentes?|bolo|gast[a-z]+|quanto|convites?|mensagem|texto|parabens|dou|comprar?|compro|o que (?:eu )?(?:faco|fazer)|ideias?|meu",
);

/** "quem faz aniversário em setembro?", "aniversários dessa semana", "próximos aniversários"; null when one person's is meant, or none. */
export function birthdaySpan({ keys, plain, asks }: Clause, { today }: Reading): BirthdaySpan | null {
  const loose = asks && /(?:^| )aniversari(?:os?|antes?)(?: |$)/.test(keys);
  if (
    !(ALL.test(keys) || loose) || OTHERWISE.test(keys) || OF_ONE.test(keys) ||
    (!asks && !/^(?:os |proxim|aniversari|lista|mostra)/.test(keys))
  ) {
    return null;
  }
  const text = plain.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const named = MONTHS.findIndex((month) => new RegExp(`\\b${month}\\b`).test(text));
  const numbered = Number(/\bmes (?:numero )?(\d{1,2})\b/.exec(text)?.[1]);
  if (numbered >= 1 && numbered <= 12) return { kind: "month", month: numbered, label: inMonth(numbered - 1) };
  const start = CalendarDay.parse(today)!;
  if (named >= 0) {
    return { kind: "month", month: named + 1, label: inMonth(named) };
  }
  if (/\b(?:mes que vem|proximo mes|mes seguinte)\b/.test(text)) {
    return { kind: "month", month: Number(today.slice(5, 7)) % 12 + 1, label: "no mês que vem" };
  }
  if (/\bmes\b/.test(text)) return { kind: "month", month: Number(today.slice(5, 7)), label: "neste mês" };
  const weekday = (new Date(`${start}T00:00:00Z`).getUTCDay() + 6) % 7;
  if (/\b(?:semana que vem|proxima semana)\b/.test(text)) {
    return { kind: "days", from: 7 - weekday, to: 13 - weekday, label: "na semana que vem" };
  }
  if (/\bsemana\b/.test(text)) return { kind: "days", from: 0, to: 6 - weekday, label: "nesta semana" };
  if (/\bamanha\b/.test(text)) return { kind: "days", from: 1, to: 1, label: "amanhã" };
  if (/\bhoje\b|\bhj\b/.test(text)) return { kind: "days", from: 0, to: 0, label: "hoje" };
  return { kind: "next", label: "próximo" };
}

function inMonth(index: number): string {
  return `em ${MONTHS[index] === "marco" ? "março" : MONTHS[index]}`;
}
