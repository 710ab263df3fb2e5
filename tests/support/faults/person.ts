import assert from "node:assert/strict";
import { type ChatAnswer, Conversation, postChat, readChunks } from "../chat.ts";
import type { Stack, TestUser } from "../stack.ts";
import { type Account, checkInvariants } from "./invariants.ts";
import { closingMessage, type Scene, type ScriptedInput } from "./scenes.ts";
import type { ModelScript } from "./scripted-model.ts";

/** Error codes after which a client sends the same again. */
const RETRIED = ["unavailable", "conversation_busy", "internal"];
const MAX_TRIES = 15;

/** A person with a client that repeats a request until it is answered. */
export class Person {
  readonly conversation: Conversation;
  /** The accepted messages, by the client's id. */
  readonly accepted = new Map<string, string>();
  /** The errors that the client got. */
  readonly troubles: string[] = [];
  #offer = "";

  constructor(readonly stack: Stack, readonly user: TestUser, readonly scene: Scene, readonly script: ModelScript) {
    this.conversation = new Conversation(stack, user);
  }

  /**
   * Sends one request.
   * @returns null when the connection broke before the answer
   *
   * @param refusals error codes that also count as an answer
   * @param url of another instance
   */
  async send(
    said: ScriptedInput,
    id: string,
    refusals: string[] = [],
    url = this.stack.url,
  ): Promise<ChatAnswer | null> {
    const body = this.body(said, id);
    const answer = await postChat({ ...this.stack, url }, this.user.token, body).catch(() => null);
    if (answer?.status === 200) this.noteAnswer(said, id, answer.metadata);
    else if (answer && ![...RETRIED, ...refusals].includes(answer.error?.code ?? "")) {
      assert.fail(`answered ${answer.status}: ${JSON.stringify(answer.error)}`);
    }
    return answer;
  }

  /** Sends the message that gets the fault, and repeats it when a slow machine did not reach the fault. */
  async meet(id: string, struck: () => boolean): Promise<void> {
    for (let tries = 1; !struck() && tries <= MAX_TRIES; tries++) {
      const answer = await this.send(this.scene.struck, id);
      if (answer?.error?.code === "conversation_busy") await expireLease(this.stack, this.conversation);
    }
    assert.ok(struck(), "it struck");
  }

  /** The request body for a message or a button. */
  body({ text, button }: ScriptedInput, id: string): Record<string, unknown> {
    const conversation = { id: this.conversation.id };
    if (button !== undefined) return { ...conversation, approvals: [{ id: this.#offer, approved: button }] };
    return {
      ...conversation,
      message: { id, role: "user", parts: [{ type: "text", text }] },
      ...(this.scene.type && { conversationType: this.scene.type }),
    };
  }

  noteAnswer({ text, button }: ScriptedInput, id: string, { waiting }: ChatAnswer["metadata"]): void {
    if (button === undefined) this.accepted.set(id, text);
    this.#offer = waiting?.at(-1)?.id ?? this.#offer;
  }

  /** Sends a message, and repeats it until it is answered. */
  async say(said: ScriptedInput, id: string = crypto.randomUUID(), refusals: string[] = []): Promise<ChatAnswer> {
    for (let tries = 1; tries <= MAX_TRIES; tries++) {
      const answer = await this.send(said, id, refusals);
      if (answer?.status === 200 && answer.metadata.outcome !== "failed") return answer;
      if (answer && refusals.includes(answer.error?.code ?? "")) return answer;
      if (answer === null || answer.status !== 200) this.troubles.push(answer?.error?.code ?? "connection lost");
      if (answer?.error?.code === "conversation_busy") await expireLease(this.stack, this.conversation);
      if (answer?.error?.code === "unavailable") await new Promise((resolve) => setTimeout(resolve, 50 * tries));
    }
    assert.fail(`"${said.text}" is not answered after ${MAX_TRIES} tries: ${this.troubles}`);
  }

  /**
   * Checks that everything works again after the fault: the struck turn is answered, the scene goes on to its end, and the
   * invariants hold.
   *
   * @param leaves the rows that there may be at the end
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

  /** Sends one more message, which must be answered, and checks the invariants. */
  async goOn({ leaves, waits = false }: Pick<Account, "leaves"> & Partial<Account> = this.scene): Promise<void> {
    const next = await this.say(closingMessage(this.scene));
    assert.match(next.text, /Foi bom\./);
    const { user: { userId }, conversation: { id: conversationId }, accepted, script: { requests } } = this;
    await checkInvariants(this.stack, { userId, conversationId, accepted, leaves, waits, requests });
  }

  /** Like {@link goOn}, with one of these sets of rows at the end. */
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

  /** Asks the running turn to stop, and repeats it until the request is accepted. */
  async stop(): Promise<boolean> {
    const { url, publishableKey } = this.stack;
    const headers = { Authorization: `Bearer ${this.user.token}`, apikey: publishableKey };
    for (let tries = 1; tries <= MAX_TRIES; tries++) {
      const at = `${url}/functions/v1/chat/${this.conversation.id}/stop`;
      const response = await fetch(at, { method: "POST", headers }).catch(() => null);
      const answer = await response?.json();
      if (response?.status === 200) return answer.stopped;
      assert.ok(!answer || RETRIED.includes(answer.error?.code), JSON.stringify(answer));
      await new Promise((resolve) => setTimeout(resolve, 50 * tries));
    }
    assert.fail("the request to stop is not accepted");
  }

  /** The text of the running turn, from its start to its end. Null: no turn is running. */
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

  /** Checks after a stop that the answer stays the same, and that the conversation goes on. */
  async recoverStopped(id: string): Promise<void> {
    const { struck, after, leaves, leavesStopped = [] } = this.scene;
    const answer = await this.say(struck, id);
    const again = await this.say(struck, id);
    assert.deepEqual(again.message, answer.message, "a repeat is given the stored answer");
    for (const said of after) await this.say(said);
    await this.goOnWithEither([leaves, ...leavesStopped, {}], null);
  }

  /** Continues the scene without repeating the struck message. */
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

  /** The statuses of the conversation's turns, once none is running. */
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

/** Ends the lease of the running turn, as 30 s would do. */
export async function expireLease(stack: Stack, { id }: Conversation): Promise<void> {
  const [lease] = await stack.sql<{ seconds: number }>(
    `update public.turns t set lease_until = clock_timestamp() from public.turns before
     where t.conversation_id = $1 and t.status = 'running' and before.id = t.id
     returning extract(epoch from before.lease_until - clock_timestamp())::float8 as seconds`,
    [id],
  );
  assert.ok(!lease || lease.seconds <= 30, `a lease of ${lease?.seconds} s`);
}
