import { formatDate, onDay } from "../../shared/writing/format-date.ts";
import { type Fact } from "./memory-data.ts";

export const TYPE_NAMES = {
  fact: "Fato",
  preference: "Preferência",
  memory: "Lembrança",
  insight: "Percepção",
  person: "Pessoa",
} as const;

export const SOURCE_NAMES = {
  conversation: "De uma conversa",
  user_input: "Informado por você",
  ai_inference: "Deduzido por mim",
} as const;

export const STATUS_NAMES = {
  current: "O que vale agora",
  superseded: "O que foi substituído",
  deleted: "O que foi apagado",
  all: "Tudo",
} as const;

/** The levels of confidence, with the range of each: numeric(3, 2) in the database. */
export const CONFIDENCE_LEVELS = {
  alta: { name: "Certo", from: 0.9, to: 1 },
  media: { name: "Provável", from: 0.7, to: 0.89 },
  baixa: { name: "Incerto", from: 0, to: 0.69 },
} as const;

export type ConfidenceLevel = keyof typeof CONFIDENCE_LEVELS;

export function confidenceLevel(confidence: number): ConfidenceLevel {
  if (confidence >= CONFIDENCE_LEVELS.alta.from) return "alta";
  return confidence >= CONFIDENCE_LEVELS.media.from ? "media" : "baixa";
}

/** The day of an instant where the person is: `YYYY-MM-DD`. */
function dayOf(instant: string | Date): string {
  return new Date(instant).toLocaleDateString("sv-SE");
}

/** The day of an instant as people say it: "hoje", "12/08/2026". */
export function sayDay(instant: string | Date): string {
  return formatDate(dayOf(instant), dayOf(new Date()));
}

/** The day of an instant with its preposition: "hoje", "em 12/08/2026". */
export function sayOnDay(instant: string): string {
  return onDay(dayOf(instant), dayOf(new Date()));
}

/** A birthday of a person, `1990-03-12` or `--03-12`, in words. */
export function sayBirthday(birthday: string): string {
  const [day, month, year] = birthday.split("-").reverse();
  return `aniversário em ${day}/${month}${year === "" || year === undefined ? "" : `/${year}`}`;
}

const RESTORABLE_DAYS = 30;

/** Until when a deleted fact can be restored; null when it is too late, or when it is not deleted. */
export function restorableUntil({ deleted_at }: Fact): Date | null {
  if (deleted_at === undefined) return null;
  const until = new Date(deleted_at);
  until.setDate(until.getDate() + RESTORABLE_DAYS);
  return until.getTime() > Date.now() ? until : null;
}
