import assert from "node:assert/strict";
import { type ChatAnswer, Conversation } from "../../support/chat.ts";
import type { Crash, DatabaseLine } from "../../support/faults/database-line.ts";
import { checkInvariants } from "../../support/faults/invariants.ts";
import { expireLease } from "../../support/faults/person.ts";
import { type FakeGemini, gemini, type GeminiPart } from "../../support/fake-gemini.ts";
import { daysBefore } from "../../support/rpc.ts";
import type { Stack, TestUser } from "../../support/stack.ts";
import { Life, type Offer, type Outcome } from "./life.ts";
import { type Call, readRecords, type Records } from "./records.ts";
import { readDecisions, readReplacement, readTray } from "./tray.ts";

/** A write that the model is to offer; `which` picks the record among those there are. */
export interface Wish {
  what: "expense" | "weight" | "habit" | "instalment" | "bill" | "deletion" | "change";
  which: number;
}

/** What somebody does next. `where`: in which of two conversations; `crash`: where the worker dies meanwhile. */
export type Step =
  | { does: "asks"; where: number; crash: Crash | null; writes: Wish[] }
  | { does: "says yes"; where: number; crash: Crash | null; how: "bare" | "button" | "buttons" }
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
  /** The proposals whose buttons it presses. */
  presses: string[];
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

/** A proposal that is open; `isFresh`: the answer before ended with it. */
interface Waiting {
  id: string;
  isFresh: boolean;
  said: string;
  offer: Offer;
}

interface World {
  stack: Stack;
  fake: FakeGemini;
  line: DatabaseLine;
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
const NOTHING_UNDONE = /Não (?:desfiz|achei)|deixei de lado/;
/** What a message may make of what waits; another subject leaves it alone. */
const MAY_DECIDE: Record<Sent["kind"], string[]> = {
  ask: [],
  yes: ["confirmed", "corrected", "dropped"],
  no: ["rejected"],
  correction: ["corrected"],
  undo: ["rejected"],
};
const SAYS_DONE = /^(?:Registrei|Marquei|Apaguei|Anotei|Pronto|Desfiz|Corrigi|Combinado)\b/m;

/** A random walk of somebody through two conversations: each step is compared with what was promised. */
export class RandomWalk {
  readonly #conversations: Conversation[];
  readonly #sent: Sent[] = [];
  readonly #offers = new Map<string, Offer>();
  /** What each conversation has last shown to wait. */
  readonly #seen = new Map<string, string[]>();
  readonly #story: string[] = [];
  readonly #requestsBefore: number;
  #clock = 0;
  #figure = 40;

  private constructor(readonly world: World, readonly user: TestUser, readonly today: string, readonly life: Life) {
    this.#conversations = [0, 1].map(() => new Conversation(world.stack, user));
    this.#requestsBefore = world.fake.requests.length;
  }

  static async begin(world: World, user: TestUser, today: string): Promise<RandomWalk> {
    return new RandomWalk(world, user, today, new Life(await readRecords(world.stack, user.userId)));
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

  /** Sends again what was never answered, as a client does, and looks whether all that is promised whatever fails holds. */
  async end(): Promise<void> {
    this.#clock++;
    for (const sent of this.#sent.filter(({ asked, closed }) => asked !== undefined && !closed)) {
      await this.#send(sent, null);
    }
    for (const conversation of this.#conversations) {
      // A turn that broke off and cannot go on ends with the next message.
      const more: Sent = {
        kind: "ask",
        conversation,
        id: crypto.randomUUID(),
        text: "e como vai o dia?",
        presses: [],
        calls: [],
        closed: false,
      };
      this.#sent.push(more);
      await this.#send(more, null);
      const sent = this.#sent.filter((one) => one.conversation === conversation && one.asked !== undefined);
      const messages = sent.filter(({ presses }) => presses.length === 0);
      await checkInvariants(this.world.stack, {
        userId: this.user.userId,
        conversationId: conversation.id,
        accepted: new Map(messages.map(({ id, text }) => [id, text])),
        leaves: null,
        waits: null,
        requests: this.world.fake.requests.slice(this.#requestsBefore),
      }).catch((error) => assert.fail(this.#said((error as Error).message)));
    }
  }

  #compose(step: Exclude<Step, { which: number }>): Sent {
    const conversation = this.#conversations[step.where]!;
    const message = { conversation, id: crypto.randomUUID(), presses: [], calls: [], closed: false };
    switch (step.does) {
      case "asks": {
        const calls = step.writes.map((wish) => this.#callOf(wish));
        return { ...message, kind: "ask", text: `${calls.map(({ tool }) => ASKS[tool]).join(", ")}, por favor`, calls };
      }
      case "says yes": {
        const seen = this.#seen.get(conversation.id) ?? [];
        const presses = step.how === "bare" ? [] : step.how === "button" ? seen.slice(-1) : seen;
        return { ...message, kind: "yes", text: "sim", presses };
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
    const { conversation, presses } = sent;
    const tray = await this.#readTray(sent);
    // A button to what is decided already is told what came of it.
    const isPressedAgain = presses.length > 0 && !tray.some(({ id }) => presses.includes(id));
    const replay = sent.closed || isPressedAgain && !sent.outcome;
    const parts = sent.calls.map(({ tool, args }): GeminiPart => ({ functionCall: { name: tool, args } }));
    fake.script(...(parts.length > 0 ? [gemini(...parts)] : []), gemini({ text: "Certo." }));
    if (crash) line.die(this.user.token, crash);
    const answer = presses.length > 0
      ? await conversation.approve(presses, true)
      : await conversation.say(sent.text, sent.id);
    const done = line.done(this.user.token);
    line.mend(this.user.token);
    const heard = answer.status === 200;
    this.#tell(sent, crash, answer);
    if (!heard) await expireLease(stack, conversation);
    if (done.includes("open_turn")) {
      // A button opens a turn of its own each time, until one has decided.
      if (sent.asked === undefined || presses.length > 0 && !sent.outcome) sent.asked = this.#clock;
    }
    const was = sent.outcome;
    if (!replay && !was) await this.#carryOut(sent, tray, heard, done);
    sent.closed ||= done.includes("close_turn");
    await this.#compare();
    await this.#meetOffers(sent);
    if (heard) this.#check(sent, answer, replay);
    else assert.ok(crash || presses.length > 0, this.#said(`an error: ${JSON.stringify(answer.error)}`));
    if (heard) {
      this.#seen.set(
        conversation.id,
        (answer.metadata.waiting ?? []).filter(({ elsewhere }) => elsewhere !== true).map(({ id }) => id),
      );
    }
  }

  /** What the message has done, held against what it may do; what it was to do, against what it has done. */
  async #carryOut(sent: Sent, tray: Waiting[], heard: boolean, done: string[]): Promise<void> {
    const { kind, conversation, presses } = sent;
    // What was offered after the message was said first is not what it answers.
    const open = tray.filter(({ offer }) => offer.at < (sent.asked ?? 0));
    const decided = await readDecisions(this.world.stack, open.map(({ id }) => id));
    for (const { status } of decided) {
      assert.ok(MAY_DECIDE[kind].includes(status), this.#said(`${status} what it was no answer to`));
    }
    const ran = decided.filter(({ ran }) => ran !== null);
    const words: string[] = [];
    for (const { id, status, ran: call } of ran) {
      const { offer, isFresh } = open.find((one) => one.id === id)!;
      assert.equal(status, kind === "yes" ? "confirmed" : "corrected", this.#said("ran without a yes"));
      const isMeant = presses.length > 0 ? presses.includes(id) : isFresh;
      assert.ok(isMeant, this.#said("ran what was not pressed, or not just asked"));
      if (kind === "correction") {
        const figures = Object.values(call!.args).map(String);
        assert.ok(figures.includes(sent.text.match(/\d+/)![0]), this.#said("ran with another figure than was said"));
      }
      const shown = kind === "yes" ? offer.shown : undefined;
      const outcome = this.life.run({ ...offer, call: call!, shown }, conversation.id, this.#clock);
      assert.ok(outcome.wrote, this.#said("ran against what was shown"));
      words.push(...outcome.words);
    }
    if (ran.length > 0) sent.outcome = { wrote: true, words };
    if (kind === "yes" && heard) {
      const meant = open.filter(({ id, isFresh }) => presses.length > 0 ? presses.includes(id) : isFresh);
      for (const { id, offer } of meant.filter(({ id }) => !ran.some((one) => one.id === id))) {
        const outcome = this.life.run(offer, conversation.id, this.#clock);
        assert.ok(!outcome.wrote, this.#said(`did not run ${id}, against what was shown`));
      }
    }
    if (kind === "no" && heard) {
      const left = open.filter(({ id, isFresh }) => isFresh && !decided.some((one) => one.id === id));
      assert.deepEqual(left, [], this.#said("a no that was not heard"));
    }
    if (kind === "correction" && ran.length === 0) await this.#carryOutReplacement(sent);
    if (kind === "undo" && decided.length === 0 && (heard || done.includes("undo_writes"))) {
      sent.outcome = this.life.undo(conversation.id, sent.asked!);
    }
  }

  /** What a correction of something written has put in its place. */
  async #carryOutReplacement(sent: Sent): Promise<void> {
    const row = await readReplacement(this.world.stack, this.user.userId, sent.id);
    if (!row) return;
    const { call, replaced } = row;
    assert.ok(this.life.wereDone(replaced, sent.conversation.id), this.#said("replaced what it did not write"));
    assert.ok(
      Object.values(call.args).map(String).includes(sent.text.match(/\d+/)![0]),
      this.#said("replaced with another figure than was said"),
    );
    sent.outcome = this.life.run({ call, replaces: replaced }, sent.conversation.id, this.#clock);
    assert.ok(sent.outcome.wrote, this.#said("replaced what was not to be replaced"));
  }

  async #compare(): Promise<void> {
    const found = await readRecords(this.world.stack, this.user.userId);
    this.life.learnKeys(found);
    assert.deepEqual(sorted(found), sorted(this.life.records), this.#said("other records than were asked for"));
  }

  /** Looks at what waits now: it shows how things are, each once, and replaces only what its own conversation has written. */
  async #meetOffers(sent: Sent): Promise<void> {
    const tray = await this.#readTray(sent);
    const named = tray.map(({ offer: { call }, said }) => JSON.stringify([call.tool, call.args, said]));
    assert.deepEqual(named.toSorted(), [...new Set(named)].toSorted(), this.#said("one thing waits twice"));
    const wanted = sent.calls.map((call, index) => ({ ...call, toolCallId: String(index) }));
    const ready = this.life.shows(wanted, [])!;
    const placeOf = (call: Call) =>
      wanted.findIndex(({ tool, args }) =>
        tool === call.tool && Object.entries(args).every(([key, value]) => call.args[key] === value)
      );
    // What waited already, in whichever conversation, is shown again instead of waiting twice.
    for (const { offer: { call } } of tray.filter(({ id, isFresh }) => isFresh && this.#offers.has(id))) {
      const at = placeOf(call);
      if (sent.kind === "ask" && at >= 0) wanted[at]!.tool = "";
    }
    for (const { id, offer } of tray.filter(({ id }) => !this.#offers.has(id))) {
      const { call, replaces } = offer;
      const at = placeOf(call);
      if (sent.kind === "ask" && at >= 0) wanted[at]!.tool = "";
      const shown = sent.kind === "ask" && at >= 0 ? ready[at] : this.life.shows([call], replaces)?.[0];
      assert.ok(shown !== null && shown !== undefined, this.#said("an offer of what cannot be done"));
      if (sent.kind === "ask") assert.ok(at >= 0, this.#said("another offer than was asked for"));
      assert.ok(this.life.wereDone(replaces, sent.conversation.id), this.#said("replaces what it did not write"));
      this.#offers.set(id, { ...offer, shown, at: this.#clock });
    }
  }

  /** What waits in the conversation of a message, whoever has heard of it. */
  async #readTray({ conversation, id }: Sent): Promise<Waiting[]> {
    const rows = await readTray(this.world.stack, this.user.userId, conversation.id, id);
    return rows.map(({ call, replaces, ...row }) => ({
      ...row,
      offer: this.#offers.get(row.id) ?? { id: row.id, call, replaces, shown: "", at: this.#clock },
    }));
  }

  #check(sent: Sent, answer: ChatAnswer, replay: boolean): void {
    const { text, metadata } = answer;
    assert.equal(metadata.outcome, "completed", this.#said("a turn that failed"));
    assert.notEqual(text, "", this.#said("an answer without words"));
    if (replay) {
      if (sent.answer !== undefined) assert.equal(text, sent.answer, this.#said("another answer to the same message"));
    } else if (sent.outcome?.wrote) {
      for (const word of sent.outcome.words) assert.ok(text.includes(word), this.#said(`no word of ${word}`));
      assert.match(text, SAYS_DONE, this.#said("not told as done"));
    } else {
      assert.doesNotMatch(text, SAYS_DONE, this.#said("told as done"));
      if (sent.kind === "undo") assert.match(text, NOTHING_UNDONE, this.#said("not told that nothing was done"));
    }
    sent.answer = text;
  }

  async #edit(which: number, last: boolean): Promise<void> {
    const written = last ? this.life.lastWritten : undefined;
    const isEditable = written && /^(?:expenses|tracking_entries|debts|bills)\//.test(written) &&
      this.life.records.has(written);
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

  #tell({ conversation, kind, text, presses, calls }: Sent, crash: Crash | null, answer: ChatAnswer): void {
    const place = this.#conversations.indexOf(conversation);
    const asked = calls.map(({ tool, args }) => `${tool} ${JSON.stringify(args)}`).join(" + ");
    const died = crash ? `, dies ${crash.moment} ${crash.rpc}` : "";
    const named = presses.map((id) => id.slice(0, 4));
    const how = presses.length > 0
      ? `presses yes to ${named}`
      : kind === "ask"
      ? `asks for ${asked}`
      : `says “${text}”`;
    const heard = answer.status === 200
      ? answer.text.replaceAll("\n", " / ")
      : `${answer.status} ${answer.error?.code}`;
    this.#story.push(`[${place}] ${how}${died}\n      → ${heard}`);
  }

  #said(complaint: string): string {
    return `${complaint}\n${this.#story.map((line, index) => `${index + 1}. ${line}`).join("\n")}`;
  }
}

function sorted(records: Records): string[] {
  return [...records].map(([key, value]) => `${key} ${value}`).sort();
}
