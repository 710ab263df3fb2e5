import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { type ChatAnswer, Conversation } from "../../support/chat.ts";
import { type FakeGemini, gemini, type GeminiPart } from "../../support/fake-gemini.ts";
import { daysBefore } from "../../support/rpc.ts";
import type { Stack, TestUser } from "../../support/stack.ts";
import type { Crash, CrashLine } from "./crash-line.ts";
import { Life, type Offer, type Outcome } from "./life.ts";
import { type Call, readRecords, type Records } from "./records.ts";

/** A write that the model is to offer; `which` picks the record among those there are. */
export interface Wish {
  what: "expense" | "weight" | "habit" | "instalment" | "bill" | "deletion" | "change";
  which: number;
}

/** What somebody does next. `where`: in which of two conversations; `crash`: where the worker dies meanwhile. */
export type Step =
  | { does: "asks"; where: number; crash: Crash | null; writes: Wish[] }
  | { does: "says yes"; where: number; crash: Crash | null; how: "bare" | "named" | "button" }
  | { does: "says no" | "corrects" | "undoes"; where: number; crash: Crash | null }
  /** `last`: the record that was written last. */
  | { does: "edits"; which: number; last: boolean }
  | { does: "erases"; which: number }
  /** `unanswered`: one whose answer was never stored. */
  | { does: "sends again"; which: number; unanswered: boolean; crash: Crash | null };

/** A message or a button, as it was sent and may be sent again. */
interface Sent {
  kind: "ask" | "yes" | "no" | "correction" | "undo";
  conversation: Conversation;
  id: string;
  text: string;
  /** The offer it names, by word or by button. */
  names?: string;
  button: boolean;
  /** What the model does with it, should it get there. */
  calls: Omit<Call, "toolCallId">[];
  /** When its turn was opened first. */
  asked?: number;
  /** What its turn has carried out, though nobody may have heard of it. */
  outcome?: Outcome;
  /** Whether its answer is stored. */
  closed: boolean;
  /** What was answered, if that was heard. */
  answer?: string;
}

interface World {
  stack: Stack;
  fake: FakeGemini;
  line: CrashLine;
}

/** What somebody says who wants these calls. */
const ASKS: Record<string, string> = {
  create_expense: "gastei mais um pouco, registra o gasto",
  record_metric: "me pesei, registra o peso",
  record_habit: "marca o hábito como feito",
  pay_debt: "paguei uma parcela da dívida",
  mark_bill_paid: "paguei a conta",
  delete_finance_item: "apaga um gasto",
  update_metric: "corrige o peso que registrei",
};
const NOTHING_DONE = /Não (?:fiz|gravei|posso|desfiz|achei)|não está mais aberta|^1\. /m;
const SAYS_DONE = /^(?:Registrei|Marquei|Apaguei|Anotei|Pronto|Desfiz)\b/m;

/** Somebody with two conversations, whose every step is held against what was promised. */
export class Person {
  readonly #conversations: Conversation[];
  readonly #sent: Sent[] = [];
  readonly #offers = new Map<string, Offer>();
  /** The offer each conversation has shown last. */
  readonly #seen = new Map<string, string>();
  readonly #story: string[] = [];
  #clock = 0;
  #figure = 40;

  private constructor(readonly world: World, readonly user: TestUser, readonly today: string, readonly life: Life) {
    this.#conversations = [0, 1].map(() => new Conversation(world.stack, user));
  }

  static async begin(world: World, user: TestUser, today: string): Promise<Person> {
    return new Person(world, user, today, new Life(await readRecords(world.stack, user.userId)));
  }

  async take(step: Step): Promise<void> {
    this.#clock++;
    switch (step.does) {
      case "edits":
        return await this.#edit(step.which, step.last);
      case "erases":
        return await this.#erase(step.which);
      case "sends again": {
        const some = this.#sent.filter(({ closed }) => !(closed && step.unanswered));
        const sent = some[step.which % Math.max(some.length, 1)];
        return sent && await this.#send(sent, step.crash);
      }
      default: {
        const sent = this.#compose(step);
        this.#sent.push(sent);
        return await this.#send(sent, step.crash);
      }
    }
  }

  #compose(step: Exclude<Step, { which: number }>): Sent {
    const conversation = this.#conversations[step.where]!;
    const message = { conversation, id: crypto.randomUUID(), button: false, calls: [], closed: false };
    switch (step.does) {
      case "asks": {
        const calls = step.writes.map((wish) => this.#callOf(wish));
        return { ...message, kind: "ask", text: `${calls.map(({ tool }) => ASKS[tool]).join(", ")}, por favor`, calls };
      }
      case "says yes": {
        const names = step.how === "bare" ? undefined : this.#seen.get(conversation.id);
        return { ...message, kind: "yes", text: "sim", names, button: step.how === "button" && names !== undefined };
      }
      case "says no":
        return { ...message, kind: "no", text: "não" };
      case "corrects":
        return { ...message, kind: "correction", text: `na verdade foi ${this.#next()}` };
      case "undoes":
        return { ...message, kind: "undo", text: "desfaz" };
    }
  }

  /** A figure that nothing else has. */
  #next(): number {
    return ++this.#figure;
  }

  #callOf({ what, which }: Wish): Omit<Call, "toolCallId"> {
    const pick = (table: string) => this.#pick(which, table)?.split("/")[1];
    switch (what) {
      case "weight":
        return { tool: "record_metric", args: { metric: "weight", value: this.#next() } };
      case "habit":
        return { tool: "record_habit", args: { habit_name: "Ler", date: daysBefore(this.today, which % 4) } };
      case "instalment":
        return { tool: "pay_debt", args: { debt_id: pick("debts"), installments: 1 } };
      case "bill":
        return { tool: "mark_bill_paid", args: { bill_id: pick("bills") } };
      case "deletion": {
        const item_id = pick("expenses");
        if (item_id) return { tool: "delete_finance_item", args: { kind: "expense", item_id } };
        break;
      }
      case "change": {
        const entry_id = pick("tracking_entries");
        if (entry_id) return { tool: "update_metric", args: { entry_id, value: this.#next() } };
      }
    }
    const amount = this.#next();
    return { tool: "create_expense", args: { amount, category: "food", description: `compra ${amount}` } };
  }

  /** One of the records there are, by what it holds: ids are not the same in the next run. */
  #pick(which: number, ...tables: string[]): string | undefined {
    const keys = [...this.life.records].filter(([key]) => tables.includes(key.split("/")[0]!))
      .toSorted(([, one], [, other]) => one < other ? -1 : 1).map(([key]) => key);
    return keys[which % Math.max(keys.length, 1)];
  }

  async #send(sent: Sent, crash: Crash | null): Promise<void> {
    const { stack, fake, line } = this.world;
    const { conversation } = sent;
    const open = await this.#readOpen(conversation);
    // A button to what is decided already is told what came of it.
    const replay = sent.closed || sent.button && open?.id !== sent.names && !sent.outcome;
    const parts = sent.calls.map(({ tool, args }): GeminiPart => ({ functionCall: { name: tool, args } }));
    fake.script(gemini(...(parts.length > 0 ? parts : [{ text: "Certo." }])));
    line.arm(crash);
    const answer = sent.button
      ? await conversation.approve(sent.names!, true)
      : await conversation.say(sent.text, sent.id, { pendingActionId: sent.names });
    const done = line.done();
    line.arm(null);
    const heard = answer.status === 200;
    this.#tell(sent, crash, answer);
    if (!heard) {
      await stack.sql(
        "update public.turns set lease_until = now() - interval '1 second' where conversation_id = $1 and status = 'running'",
        [conversation.id],
      );
    }
    if (done.includes("open_turn")) {
      // A button opens a turn of its own each time, until one has decided.
      if (sent.asked === undefined || sent.button && !sent.outcome) sent.asked = this.#clock;
    }
    const was = sent.outcome;
    if (!replay && !was) this.#carryOut(sent, open, heard, done);
    sent.closed ||= done.includes("close_turn");
    await this.#compare();
    await this.#meetOffers(conversation, sent);
    if (heard) this.#check(sent, answer, replay, open);
    else assert.ok(crash || sent.button, this.#said(`an error: ${JSON.stringify(answer.error)}`));
    const shown = answer.metadata?.pendingAction?.id;
    if (shown) this.#seen.set(conversation.id, shown);
  }

  /** What the message has to have done, by what it is and how far its turn came. */
  #carryOut(sent: Sent, open: Offer | null, heard: boolean, done: string[]): void {
    const { kind, conversation } = sent;
    // What was offered after the message was said first is not what it answers.
    const offer = open && open.at < (sent.asked ?? 0) ? open : null;
    if (kind === "yes" && offer && (sent.names === undefined || sent.names === offer.id)) {
      const ran = done.includes("confirm_pending_action");
      if (!ran && (!heard || this.#isAskedAgain(sent, offer))) return;
      const outcome = this.life.confirm(offer, conversation.id, this.#clock);
      assert.equal(ran, outcome.wrote, this.#said("ran, or did not, against what was shown"));
      if (ran) sent.outcome = outcome;
    }
    if (kind === "undo" && !offer && (heard || done.includes("undo_last_write"))) {
      sent.outcome = this.life.undo(conversation.id, sent.asked!);
    }
  }

  /** Whether a yes may mean what was corrected and not heard: then it is asked for once more. */
  #isAskedAgain({ conversation, button, asked = 0 }: Sent, { at }: Offer): boolean {
    const since = this.#sent.filter((one) =>
      one.conversation === conversation && one.asked !== undefined && one.asked > at && one.asked < asked
    );
    const heard = since.findLastIndex(({ closed }) => closed);
    return !button && since.slice(heard + 1).some(({ kind }) => kind === "correction");
  }

  async #compare(): Promise<void> {
    const found = await readRecords(this.world.stack, this.user.userId);
    this.life.learnKeys(found);
    assert.deepEqual(sorted(found), sorted(this.life.records), this.#said("other records than were asked for"));
  }

  /** Looks at what is open now: it shows how things are, and replaces only what its own conversation has written. */
  async #meetOffers(conversation: Conversation, sent: Sent): Promise<void> {
    const open = await this.#readOpen(conversation);
    if (!open || this.#offers.has(open.id)) return;
    const shown = this.life.shows(open.calls, open.replaces);
    if (!open.choices) {
      assert.ok(shown && !shown.includes(null), this.#said("an offer of what cannot be done"));
      if (sent.kind === "ask") {
        const wanted = sent.calls.map((call, index) => ({ ...call, toolCallId: String(index) }));
        const ready = this.life.shows(wanted, [])!.filter((one) => one !== null);
        assert.deepEqual(shown, ready.map((one) => one), this.#said("another offer than was asked for"));
      }
    }
    assert.ok(this.life.wereDone(open.replaces, conversation.id), this.#said("replaces what it did not write"));
    this.#offers.set(open.id, { ...open, shown: shown ?? [], at: this.#clock });
  }

  /** The offer that is open in a conversation, whoever has heard of it. */
  async #readOpen(conversation: Conversation): Promise<Offer | null> {
    const [row] = await this.world.stack.sql<JsonObject>(
      "select to_jsonb(p) as action from public.pending_actions p where p.conversation_id = $1 and p.status = 'open'",
      [conversation.id],
    );
    if (!row) return null;
    const { id, calls, choices, replaces } = row.action as {
      id: string;
      calls: Call[];
      choices: null;
      replaces?: string[];
    };
    return this.#offers.get(id) ?? { id, calls, choices, replaces: replaces ?? [], shown: [], at: this.#clock };
  }

  #check(sent: Sent, answer: ChatAnswer, replay: boolean, open: Offer | null): void {
    const { text, metadata } = answer;
    assert.equal(metadata.outcome, "completed", this.#said("a turn that failed"));
    if (replay) {
      if (sent.answer !== undefined) assert.equal(text, sent.answer, this.#said("another answer to the same message"));
    } else if (sent.outcome?.wrote) {
      for (const word of sent.outcome.words) assert.ok(text.includes(word), this.#said(`no word of ${word}`));
      assert.match(text, SAYS_DONE, this.#said("not told as done"));
    } else {
      assert.doesNotMatch(text, SAYS_DONE, this.#said("told as done"));
      if (sent.outcome || (sent.kind === "yes" && open && !metadata.pendingAction && metadata.route !== "model")) {
        assert.match(text, NOTHING_DONE, this.#said("not told that nothing was done"));
      }
    }
    sent.answer = text;
  }

  async #edit(which: number, last: boolean): Promise<void> {
    const written = last ? this.life.lastWritten : undefined;
    const isEditable = written && !written.startsWith("habit") && this.life.records.has(written);
    const key = isEditable ? written : this.#pick(which, "expenses", "tracking_entries", "debts", "bills");
    if (!key) return;
    const [table = "", id = ""] = key.split("/");
    const figure = this.#next();
    const held = this.life.records.get(key)!.split(" ");
    const [column, value] = table === "debts"
      ? ["current_installment", `${1 + which % 6}`]
      : table === "tracking_entries"
      ? ["value", `${figure}`]
      : ["amount", table === "bills" ? `${held[0]} ${held[1]} ${figure}` : [figure, ...held.slice(1)].join(" ")];
    const set = { [column]: table === "debts" ? 1 + which % 6 : figure };
    const { error } = await this.user.client.from(table).update(set).eq("id", id);
    assert.equal(error, null);
    this.life.records.set(key, value);
    this.#story.push(`edits ${table}: ${held.join(" ")} -> ${value}`);
    await this.#compare();
  }

  async #erase(which: number): Promise<void> {
    const key = this.#pick(which, "expenses", "tracking_entries", "habit_completions");
    if (!key) return;
    const [table = "", id = ""] = key.split("/");
    const rows = this.user.client.from(table);
    const erase = which % 2 === 0 ? rows.delete() : rows.update({ deleted_at: new Date().toISOString() });
    const { error } = await erase.eq("id", id);
    assert.equal(error, null);
    this.#story.push(`erases ${table}: ${this.life.records.get(key)}`);
    this.life.records.delete(key);
    await this.#compare();
  }

  #tell({ conversation, kind, text, names, button, calls }: Sent, crash: Crash | null, answer: ChatAnswer): void {
    const place = this.#conversations.indexOf(conversation);
    const asked = calls.map(({ tool, args }) => `${tool} ${JSON.stringify(args)}`).join(" + ");
    const died = crash ? `, dies ${crash.moment} ${crash.rpc}` : "";
    const how = button ? "presses yes" : kind === "ask" ? `asks for ${asked}` : `says “${text}”`;
    const heard = answer.status === 200
      ? answer.text.replaceAll("\n", " / ")
      : `${answer.status} ${answer.error?.code}`;
    this.#story.push(`[${place}] ${how}${names ? ` to ${names.slice(0, 4)}` : ""}${died}\n      → ${heard}`);
  }

  #said(complaint: string): string {
    return `${complaint}\n${this.#story.map((line, index) => `${index + 1}. ${line}`).join("\n")}`;
  }
}

function sorted(records: Records): string[] {
  return [...records].map(([key, value]) => `${key} ${value}`).sort();
}
