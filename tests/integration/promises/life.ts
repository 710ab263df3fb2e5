import { type Call, type Effect, effectOf, type Records, wordsOf } from "./records.ts";

/** A write that was done, and whether it still stands. */
interface Done {
  call: Call;
  effects: Effect[];
  conversation: string;
  turn: number;
  undone: boolean;
  /** The writes it took the place of: they come back when it is taken back. */
  replaced: Done[];
}

/** A proposal that waits, as the person could see it. */
export interface Offer {
  id: string;
  call: Call;
  replaces: string[];
  /** When it was made. */
  at: number;
  /** What it showed of the record that it is about. */
  shown: string;
}

/** What came of a message: whether it wrote, and what the answer has to name then. */
export interface Outcome {
  wrote: boolean;
  words: string[];
}

const NOTHING: Outcome = { wrote: false, words: [] };

/** What the records have to be, by what was asked for and nothing else: the promises in memory. */
export class Life {
  readonly #done: Done[] = [];

  constructor(public records: Records) {}

  /** What calls show, each as it will be once those before it have run and what they replace is taken back; null where one cannot be done. */
  shows(calls: Call[], replaces: string[]): (string | null)[] | null {
    const trial = new Map(this.records);
    if (!this.#takeBack(trial, this.#find(replaces))) return null;
    return calls.map((call) => {
      const effect = effectOf(call, trial);
      if (effect) apply(trial, effect, call.toolCallId);
      return effect && shownOf(effect);
    });
  }

  /** A yes to a proposal: it runs while the record is as it was shown. A call that was asked for in other words has shown nothing. */
  run(offer: Omit<Offer, "id" | "at" | "shown"> & { shown?: string }, conversation: string, turn: number): Outcome {
    const { call } = offer;
    const trial = new Map(this.records);
    const replaced = this.#find(offer.replaces);
    const takenBack = this.#takeBack(trial, replaced);
    if (!takenBack) return NOTHING;
    const effect = effectOf(call, trial);
    if (!effect || (offer.shown !== undefined && shownOf(effect) !== offer.shown)) return NOTHING;
    const words = wordsOf(call, effect);
    const done = {
      call,
      effects: [apply(trial, effect, call.toolCallId)],
      conversation,
      turn,
      undone: false,
      replaced: [],
    };
    if (replaced.length > 0) {
      const taking = { toolCallId: `replaced:${call.toolCallId}`, tool: "replace_writes", args: {} };
      this.#done.push({ call: taking, effects: takenBack, conversation, turn, undone: false, replaced });
    }
    for (const one of replaced) one.undone = true;
    this.#done.push(done);
    this.records = trial;
    return { wrote: true, words };
  }

  /** "desfaz": all of the conversation's last turn that wrote and stands, said before `asked`, or nothing. */
  undo(conversation: string, asked: number): Outcome {
    const standing = this.#done.filter((one) => one.conversation === conversation && !one.undone && one.turn <= asked);
    const last = standing.at(-1);
    if (!last) return NOTHING;
    const trial = new Map(this.records);
    const writes = standing.filter(({ turn }) => turn === last.turn);
    const words = writes.flatMap(({ call, effects: [effect] }) =>
      call.tool === "replace_writes" ? [] : wordsOf(call, effect!)
    );
    if (!this.#takeBack(trial, writes)) return NOTHING;
    for (const one of writes) {
      one.undone = true;
      for (const before of one.replaced) before.undone = false;
    }
    this.records = trial;
    return { wrote: true, words };
  }

  /** The record that was written last. */
  get lastWritten(): string | undefined {
    return this.#done.findLast(({ undone }) => !undone)?.effects.at(-1)?.key;
  }

  /** Whether all these calls were run in the conversation. */
  wereDone(toolCallIds: string[], conversation: string): boolean {
    return this.#find(toolCallIds).filter((one) => one.conversation === conversation).length === toolCallIds.length;
  }

  /** The ids of what was just made, by what it holds: no two records of a table hold the same. */
  learnKeys(found: Records): void {
    const made = [...this.records.keys()].filter((key) => key.includes("#"));
    for (const key of made) {
      const [table] = key.split("#");
      const value = this.records.get(key)!;
      const real = [...found].find(([other, held]) =>
        other.startsWith(`${table}/`) && held === value && !this.records.has(other)
      )?.[0];
      if (!real) continue;
      this.records.delete(key);
      this.records.set(real, value);
      for (const { effects } of this.#done) {
        for (const effect of effects) if (effect.key === key) effect.key = real;
      }
    }
  }

  #find(toolCallIds: string[]): Done[] {
    return this.#done.filter(({ call }) => toolCallIds.includes(call.toolCallId));
  }

  /** Reverses writes, the last first, where the records hold what they left; null when one of them does not. */
  #takeBack(records: Records, writes: Done[]): Effect[] | null {
    const reversed: Effect[] = [];
    for (const { undone, effects } of writes.toReversed()) {
      if (undone) return null;
      for (const effect of effects.toReversed()) {
        const reverse = reverseOf(effect, records);
        if (!reverse) return null;
        reversed.push(apply(records, reverse, ""));
      }
    }
    return reversed;
  }
}

function shownOf({ key, before }: Effect): string {
  return `${key} ${before}`;
}

function apply(records: Records, effect: Effect, toolCallId: string): Effect {
  const key = effect.key.includes("/") || effect.key.includes("#") ? effect.key : `${effect.key}#${toolCallId}`;
  if (effect.after === null) records.delete(key);
  else records.set(key, effect.after);
  return { ...effect, key };
}

function reverseOf({ key, before, after, add }: Effect, records: Records): Effect | null {
  const now = records.get(key) ?? null;
  if (add === undefined) return now === after ? { key, before: after, after: before } : null;
  const back = Number(now) - add;
  return now !== null && back >= 1 && back <= 601 ? { key, before: now, after: String(back), add: -add } : null;
}
