const DAY_MS = 86_400_000;

/** A calendar day, without a time or a time zone. Its arithmetic never throws and gives only days that exist. */
export class CalendarDay {
  readonly #ms: number;

  private constructor(ms: number) {
    this.#ms = ms;
  }

  /** Reads `YYYY-MM-DD`; null when that day does not exist. */
  static parse(text: string): CalendarDay | null {
    const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
    return match && CalendarDay.of(Number(match[1]), Number(match[2]), Number(match[3]));
  }

  /** Months are 1–12; null when that day does not exist. */
  static of(year: number, month: number, day: number): CalendarDay | null {
    if (year < 1000 || year > 9999 || month < 1 || month > 12 || day < 1 || day > 31) return null;
    const ms = Date.UTC(year, month - 1, day);
    return new Date(ms).getUTCDate() === day ? new CalendarDay(ms) : null;
  }

  get year(): number {
    return new Date(this.#ms).getUTCFullYear();
  }

  /** 1–12. */
  get month(): number {
    return new Date(this.#ms).getUTCMonth() + 1;
  }

  get day(): number {
    return new Date(this.#ms).getUTCDate();
  }

  /** 0 is Sunday. */
  get weekday(): number {
    return new Date(this.#ms).getUTCDay();
  }

  plusDays(days: number): CalendarDay {
    return new CalendarDay(this.#ms + days * DAY_MS);
  }

  /** The same day in another month, or the last day of that month when it is too short. */
  plusMonths(months: number): CalendarDay {
    const index = this.year * 12 + (this.month - 1) + months;
    const last = new Date(Date.UTC(Math.floor(index / 12), (index % 12) + 1, 0)).getUTCDate();
    return new CalendarDay(Date.UTC(Math.floor(index / 12), index % 12, Math.min(this.day, last)));
  }

  startOfMonth(): CalendarDay {
    return this.plusDays(1 - this.day);
  }

  /** Days from `other` to this day; negative when this day is earlier. */
  since(other: CalendarDay): number {
    return Math.round((this.#ms - other.#ms) / DAY_MS);
  }

  /** `YYYY-MM-DD`. */
  toString(): string {
    return new Date(this.#ms).toISOString().slice(0, 10);
  }
}

/** The folded names of the months, January first. The first three letters of each are its abbreviation. */
export const MONTH_NAMES: readonly string[] =
  "janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro".split(" ");
