import { sentence, TURNS_OF_A_CONVERSATION } from "./sentences.ts";

/** A turn that a person sends. */
export interface Turn {
  person: number;
  conversation: string;
  messageId: string;
  text: string;
}

/** What became of one request. */
export type Outcome = { answered: true } | { overloaded: number } | { failed: string };

/** What many people saw who talked at once. */
export interface Talked {
  seconds: number;
  /** Milliseconds of each turn, from its first request to its answer, waiting included. */
  times: number[];
  /** Requests that were told to come again later. */
  overloaded: number;
  failures: string[];
  /** By person. */
  turns: Turns[];
}

/** How many of a person's turns were answered, and how many ended in an error. */
export interface Turns {
  answered: number;
  failed: number;
}

/**
 * People who each send a turn as soon as the last one is answered. Who is told to come again does so after the given time,
 * with the same message.
 */
export async function talk(people: number, seconds: number, send: (turn: Turn) => Promise<Outcome>): Promise<Talked> {
  const talked: Talked = { seconds: 0, times: [], overloaded: 0, failures: [], turns: [] };
  const began = performance.now();
  const end = began + seconds * 1000;
  await Promise.all(Array.from({ length: people }, async (_, person) => {
    const turns = talked.turns[person] = { answered: 0, failed: 0 };
    let conversation = "";
    for (let number = 0; performance.now() < end; number++) {
      if (number % TURNS_OF_A_CONVERSATION === 0) conversation = crypto.randomUUID();
      const turn = { person, conversation, messageId: crypto.randomUUID(), text: sentence(person, number) };
      turns[await takeTurn(turn, send, talked) ? "answered" : "failed"]++;
    }
  }));
  talked.seconds = (performance.now() - began) / 1000;
  return talked;
}

async function takeTurn(turn: Turn, send: (turn: Turn) => Promise<Outcome>, talked: Talked): Promise<boolean> {
  const began = performance.now();
  for (;;) {
    const outcome = await send(turn).catch((error): Outcome => ({ failed: String(error) }));
    if ("answered" in outcome) {
      talked.times.push(performance.now() - began);
      return true;
    }
    if ("failed" in outcome) {
      talked.failures.push(outcome.failed);
      return false;
    }
    talked.overloaded++;
    await new Promise((resolve) => setTimeout(resolve, outcome.overloaded * 1000));
  }
}
