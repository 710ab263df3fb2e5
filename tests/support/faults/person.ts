import assert from "node:assert/strict";
import { type ChatAnswer, Conversation, postChat, readChunks } from "../chat.ts";
import type { Stack, TestUser } from "../stack.ts";
import { type Account, checkInvariants } from "./invariants.ts";
import { nextIn, type Said, type Scene } from "./scenes.ts";
import type { ModelScript } from "./scripted-model.ts";

/** What a client may hear when something fails: it sends the same again. */
const SENT_AGAIN = ["unavailable", "conversation_busy", "internal"];
const MOST_TRIES = 15;

/** Somebody with a client that sends the same again until it is answered. */
export class Person {
  readonly conversation: Conversation;
  /** By the client's id: what was accepted. */
  readonly accepted = new Map<string, string>();
  /** What was answered and could not be. */
  readonly troubles: string[] = [];
  #offer = "";

  constructor(readonly stack: Stack, readonly user: TestUser, readonly scene: Scene, readonly script: ModelScript) {
    this.conversation = new Conversation(stack, user);
  }

  /**
   * One request; null when the connection broke before there was an answer.
   *
   * @param refusals codes of errors that are an answer too
   * @param url of another instance
   */
  async send(said: Said, id: string, refusals: string[] = [], url = this.stack.url): Promise<ChatAnswer | null> {
    const body = this.body(said, id);
    const answer = await postChat({ ...this.stack, url }, this.user.token, body).catch(() => null);
    if (answer?.status === 200) this.noteAnswer(said, id, answer.metadata);
    else if (answer && ![...SENT_AGAIN, ...refusals].includes(answer.error?.code ?? "")) {
      assert.fail(`answered ${answer.status}: ${JSON.stringify(answer.error)}`);
    }
    return answer;
  }

  /** Says what meets with the fault, once more where the machine was too slow to come so far. */
  async meet(id: string, struck: () => boolean): Promise<void> {
    for (let tries = 1; !struck() && tries <= MOST_TRIES; tries++) {
      const answer = await this.send(this.scene.struck, id);
      if (answer?.error?.code === "conversation_busy") await letLeaseEnd(this.stack, this.conversation);
    }
    assert.ok(struck(), "it struck");
  }

  /** What is sent for what is said. */
  body({ text, button }: Said, id: string): Record<string, unknown> {
    const conversation = { id: this.conversation.id };
    if (button !== undefined) return { ...conversation, approvals: [{ id: this.#offer, approved: button }] };
    return {
      ...conversation,
      message: { id, role: "user", parts: [{ type: "text", text }] },
      ...(this.scene.type && { conversationType: this.scene.type }),
    };
  }

  noteAnswer({ text, button }: Said, id: string, { waiting }: ChatAnswer["metadata"]): void {
    if (button === undefined) this.accepted.set(id, text);
    this.#offer = waiting?.at(-1)?.id ?? this.#offer;
  }

  /** Says it and sends it again until it is answered as it should be. */
  async say(said: Said, id: string = crypto.randomUUID(), refusals: string[] = []): Promise<ChatAnswer> {
    for (let tries = 1; tries <= MOST_TRIES; tries++) {
      const answer = await this.send(said, id, refusals);
      if (answer?.status === 200 && answer.metadata.outcome !== "failed") return answer;
      if (answer && refusals.includes(answer.error?.code ?? "")) return answer;
      if (answer === null || answer.status !== 200) this.troubles.push(answer?.error?.code ?? "connection lost");
      if (answer?.error?.code === "conversation_busy") await letLeaseEnd(this.stack, this.conversation);
      if (answer?.error?.code === "unavailable") await new Promise((resolve) => setTimeout(resolve, 50 * tries));
    }
    assert.fail(`"${said.text}" is not answered after ${MOST_TRIES} tries: ${this.troubles}`);
  }

  /**
   * Whatever has happened: the struck turn is answered, the scene goes on to its end, and all that is promised holds.
   *
   * @param leaves what there may be in the end
   */
  async recover(id: string, leaves = [this.scene.leaves]): Promise<void> {
    const { struck, tells, after } = this.scene;
    const answer = await this.say(struck, id);
    assert.match(answer.text, tells, "the answer tells what is so");
    const again = await this.say(struck, id);
    assert.deepEqual(again.message, answer.message, "a repeat is given the stored answer");
    for (const said of after) await this.say(said);
    await this.goOnWithEither(leaves);
  }

  /** Says something more, which is answered, and looks whether all that is promised holds. */
  async goOn({ leaves, waits = false }: Pick<Account, "leaves"> & Partial<Account> = this.scene): Promise<void> {
    const next = await this.say(nextIn(this.scene));
    assert.match(next.text, /Foi bom\./);
    const { user: { userId }, conversation: { id: conversationId }, accepted, script: { requests } } = this;
    await checkInvariants(this.stack, { userId, conversationId, accepted, leaves, waits, requests });
  }

  /** As {@link goOn}, with one of these in the end. */
  async goOnWithEither(alternatives: Account["leaves"][], waits: boolean | null = false): Promise<void> {
    const broken: unknown[] = [];
    for (const leaves of alternatives) {
      try {
        return await this.goOn({ leaves, waits });
      } catch (error) {
        broken.push(error);
      }
    }
    throw broken[0];
  }

  /** Asks the running turn to stop, until that is heard. */
  async stop(): Promise<boolean> {
    const { url, publishableKey } = this.stack;
    const headers = { Authorization: `Bearer ${this.user.token}`, apikey: publishableKey };
    for (let tries = 1; tries <= MOST_TRIES; tries++) {
      const at = `${url}/functions/v1/chat/${this.conversation.id}/stop`;
      const response = await fetch(at, { method: "POST", headers }).catch(() => null);
      const answer = await response?.json();
      if (response?.status === 200) return answer.stopped;
      assert.ok(!answer || SENT_AGAIN.includes(answer.error?.code), JSON.stringify(answer));
      await new Promise((resolve) => setTimeout(resolve, 50 * tries));
    }
    assert.fail("the wish to stop is not heard");
  }

  /** The words of the turn that runs, read from its start to its end; null where none runs. */
  async resume(): Promise<string | null> {
    const { url, publishableKey } = this.stack;
    const response = await fetch(`${url}/functions/v1/chat/${this.conversation.id}/stream`, {
      headers: { Authorization: `Bearer ${this.user.token}`, apikey: publishableKey },
    });
    if (response.status === 204) return null;
    assert.equal(response.status, 200);
    const chunks = await readChunks(response);
    assert.deepEqual([chunks[0]?.type, chunks.at(-1)?.type], ["start", "finish"], JSON.stringify(chunks));
    return chunks.map((chunk) => chunk.type === "text-delta" ? chunk.delta : "").join("");
  }

  /** After a stop: the answer is what it was, and the conversation goes on with one of these in the end. */
  async recoverStopped(id: string): Promise<void> {
    const { struck, after, leaves, leavesStopped = [] } = this.scene;
    const answer = await this.say(struck, id);
    const again = await this.say(struck, id);
    assert.deepEqual(again.message, answer.message, "a repeat is given the stored answer");
    for (const said of after) await this.say(said);
    await this.goOnWithEither([leaves, ...leavesStopped, {}], null);
  }

  /** What was struck is not said again: the scene goes on as if it had been heard. */
  async leave(id: string): Promise<void> {
    const { struck, after, leaves, leavesStopped = [] } = this.scene;
    const [saved] = await this.stack.sql(
      "select from public.messages where user_id = $1 and client_message_id = $2",
      [this.user.userId, id],
    );
    if (saved) this.accepted.set(id, struck.text);
    for (const said of after) await this.say(said);
    await this.goOnWithEither([leaves, ...leavesStopped, {}], null);
  }

  /** How the conversation's turns stand once none of them runs any more. */
  async turnsAtRest(): Promise<string[]> {
    for (let tries = 1; tries <= 200; tries++) {
      const turns = await this.stack.sql<{ status: string }>(
        "select status from public.turns where conversation_id = $1 order by created_at",
        [this.conversation.id],
      );
      if (turns.every(({ status }) => status !== "running")) return turns.map(({ status }) => status);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    assert.fail("a turn still runs");
  }
}

/** What 30 s would do: nobody works on the turn any more, or whoever does has lost it. */
export async function letLeaseEnd(stack: Stack, { id }: Conversation): Promise<void> {
  const [lease] = await stack.sql<{ seconds: number }>(
    `update public.turns t set lease_until = clock_timestamp() from public.turns before
     where t.conversation_id = $1 and t.status = 'running' and before.id = t.id
     returning extract(epoch from before.lease_until - clock_timestamp())::float8 as seconds`,
    [id],
  );
  assert.ok(!lease || lease.seconds <= 30, `a lease of ${lease?.seconds} s`);
}
