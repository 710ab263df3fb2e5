import { createClient } from "@supabase/supabase-js";
import type { Press, ShownAnswer } from "./game-log.ts";
import { AnswerReader, refusedAnswer } from "./shown-answer.ts";

/** Who plays the person. */
export interface PersonIdentity {
  email: string;
  password: string;
  /** As given at the sign-up; the assistant knows no name without. */
  name?: string;
  zone: string;
}

/** A token is renewed when it is good for less than this. */
const RENEW_MS = 5 * 60_000;

/** A message, or buttons that are pressed. */
export type Said = { text: string } | { press: Press[] };

/** The person's side of the chat, signed in for as long as the game lasts. */
export class Person {
  #token = "";
  #expiresAt = 0;

  private constructor(readonly url: string, readonly key: string, readonly identity: PersonIdentity) {}

  /** Signs somebody in, and up before if nobody has this address yet. */
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

  /** Says something; words go out as they come. What the chat refuses is an answer with `error`. */
  async say(conversation: string, said: Said, onWords: (words: string) => void): Promise<ShownAnswer> {
    // A clock that was moved leaves the token behind.
    if (this.#expiresAt - Date.now() < RENEW_MS) await this.#signIn();
    const response = await fetch(`${this.url}/functions/v1/chat`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${this.#token}`, apikey: this.key },
      body: JSON.stringify({ id: conversation, ...bodyOf(said) }),
    });
    if (!response.ok || !response.body) return refusedAnswer(await refusal(response));
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

function bodyOf(said: Said): object {
  if ("press" in said) return { approvals: said.press };
  return { message: { id: crypto.randomUUID(), role: "user", parts: [{ type: "text", text: said.text }] } };
}

async function refusal(response: Response): Promise<string> {
  const text = await response.text();
  try {
    const { error } = JSON.parse(text);
    return `${error.code}: ${error.message}`;
  } catch {
    return `HTTP ${response.status} ${text}`.trim();
  }
}
