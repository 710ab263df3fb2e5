import { createClient } from "@supabase/supabase-js";
import type { Press, ShownAnswer } from "./game-log.ts";
import { AnswerReader, refusedAnswer } from "./shown-answer.ts";

/** The account of the person. */
export interface PersonIdentity {
  email: string;
  password: string;
  /** The name given at sign-up. Undefined: none. */
  name?: string;
  zone: string;
}

/** A token is renewed when it expires sooner than this. */
const RENEW_MS = 5 * 60_000;

/** What the person does: a message, or pressed buttons. */
export type PersonInput = { text: string } | { press: Press[] };

/** Uses the chat as the person, and renews the sign-in during the game. */
export class Person {
  #token = "";
  #expiresAt = 0;

  private constructor(readonly url: string, readonly key: string, readonly identity: PersonIdentity) {}

  /** Signs the person in. A new person is signed up first. */
  static async enter(url: string, key: string, identity: PersonIdentity, isNew: boolean): Promise<Person> {
    const person = new Person(url, key, identity);
    if (isNew) {
      const { email, password, name, zone } = identity;
      const data = { timezone: zone, ...(name !== undefined && { name }) };
      const { error } = await person.#client().auth.signUp({ email, password, options: { data } });
      if (error) throw new Error(`sign-up of ${email} failed: ${error.message}`);
    }
    await person.#signIn();
    return person;
  }

  /** Sends a message or buttons. `onWords` gets the words as they arrive. When the chat refuses, the answer has `error`. */
  async say(conversation: string, input: PersonInput, onWords: (words: string) => void): Promise<ShownAnswer> {
    // After a move of the clock, the token may have expired.
    if (this.#expiresAt - Date.now() < RENEW_MS) await this.#signIn();
    const response = await fetch(`${this.url}/functions/v1/chat`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${this.#token}`, apikey: this.key },
      body: JSON.stringify({ id: conversation, ...bodyOf(input) }),
    });
    if (!response.ok || !response.body) return refusedAnswer(await readError(response));
    const reader = new AnswerReader();
    let pending = "";
    for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
      const lines = (pending + piece).split("\n");
      pending = lines.pop() ?? "";
      for (const line of lines) {
        if (!line.startsWith("data: {")) continue;
        const words = reader.read(JSON.parse(line.slice("data: ".length)));
        if (words !== "") onWords(words);
      }
    }
    return reader.answer();
  }

  async #signIn(): Promise<void> {
    const { email, password } = this.identity;
    const { data, error } = await this.#client().auth.signInWithPassword({ email, password });
    if (error) throw new Error(`sign-in of ${email} failed: ${error.message}`);
    this.#token = data.session.access_token;
    const claims = JSON.parse(atob(this.#token.split(".")[1]!.replaceAll("-", "+").replaceAll("_", "/")));
    this.#expiresAt = Number(claims.exp) * 1000;
  }

  #client() {
    return createClient(this.url, this.key, { auth: { persistSession: false, autoRefreshToken: false } });
  }
}

function bodyOf(input: PersonInput): object {
  if ("press" in input) return { approvals: input.press };
  return { message: { id: crypto.randomUUID(), role: "user", parts: [{ type: "text", text: input.text }] } };
}

async function readError(response: Response): Promise<string> {
  const text = await response.text();
  try {
    const { error } = JSON.parse(text);
    return `${error.code}: ${error.message}`;
  } catch {
    return `HTTP ${response.status} ${text}`.trim();
  }
}
