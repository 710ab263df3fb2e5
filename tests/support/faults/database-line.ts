import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What a line does with one call in place of carrying it there and back. */
export type LineFault = (call: CarriedCall) => Promise<void>;

/** A call on its way from the functions to the database. */
interface CarriedCall {
  /** Has the database do it; the answer is kept. */
  forward(): Promise<Answer>;
  /** Gives the functions an answer. */
  answer(answer: Answer): void;
  /** Breaks the connection, behind the first half of an answer if there is one. */
  breakOff(answer?: Answer): void;
  /** Resolves when the functions wait no longer. */
  given_up: Promise<void>;
}

interface Answer {
  status: number;
  body: Uint8Array;
}

/** A fault on the line for one person's calls of one rpc, or of any. */
interface Strike {
  rpc: string | null;
  fault: LineFault;
  /** How many calls it strikes. */
  times: number;
}

/** A call of a turn's worker at which it dies: "after", the database has done it and nobody has heard. */
export interface Crash {
  moment: "before" | "after";
  rpc: string;
}

/** A line between functions and their database, over HTTP, on which calls of chosen people meet with faults. */
export interface DatabaseLine {
  url: string;
  /** Where it leads; known once the stack runs. */
  connect(stackUrl: string): void;
  /** The next calls of this rpc by whoever holds the token meet with this. Says how many have. */
  strike(token: string, rpc: string, fault: LineFault, times: number): () => number;
  /** Whoever works for this person dies at a call: it and all behind it come to nothing until the line is mended. */
  die(token: string, crash: Crash): void;
  /** The rpcs that the database has done for this person since the line was mended. */
  done(token: string): string[];
  /** Calls go through again. */
  mend(token: string): void;
  close(): void;
}

const decoder = new TextDecoder();
const page = (status: number): Answer => ({ status, body: new TextEncoder().encode("<html>Bad gateway</html>") });
const refusal = (status: number, code: string): Answer => ({
  status,
  body: new TextEncoder().encode(JSON.stringify({ code, message: "on purpose", details: null, hint: null })),
});

/** Of a dead worker nothing arrives any more; one that is told that its turn was taken over stops at once, as if dead. */
const DEAD: Answer = {
  status: 409,
  body: new TextEncoder().encode(
    JSON.stringify({ code: "PT409", hint: "stale_turn", message: "died on purpose", details: null }),
  ),
};

/** What happens between functions and a database, by what it is to those who wait, and to how many calls in a row. */
export const DATABASE_FAULTS = {
  "refuses (503)": [async ({ answer }) => answer(refusal(503, "PGRST001")), 1],
  "has no connection left (500)": [async ({ answer }) => answer(refusal(500, "53300")), 1],
  "ends in a deadlock (500)": [async ({ answer }) => answer(refusal(500, "40P01")), 1],
  "is cut at its time (500)": [async ({ answer }) => answer(refusal(500, "57014")), 1],
  "is broken (500)": [async ({ answer }) => answer(refusal(500, "XX000")), 1],
  "is behind a gateway's page (502)": [async ({ answer }) => answer(page(502)), 1],
  // Deno sends a request again by itself whose connection breaks before an answer begins, a POST too.
  "drops the connection once before it did it": [async ({ breakOff }) => breakOff(), 1],
  "drops connections before it did it": [async ({ breakOff }) => breakOff(), 2],
  "did it and drops the connection once": [lose, 1],
  "did it and drops connections": [lose, 2],
  "did it and drops the connection in its answer": [async ({ forward, breakOff }) => breakOff(await forward()), 1],
  "did it and a gateway says it did not": [async ({ forward, answer }) => {
    await forward();
    answer(page(504));
  }, 1],
  "stalls and never does it": [async ({ given_up }) => await given_up, 1],
  "did it and stalls": [async ({ forward, given_up }) => {
    await forward();
    await given_up;
  }, 1],
  "does it when nobody waits any more": [async ({ forward, given_up }) => {
    await given_up;
    await new Promise((resolve) => setTimeout(resolve, 100));
    await forward();
  }, 1],
  "is asked twice at once": [async ({ forward, answer }) => {
    const [, second] = await Promise.all([forward(), forward()]);
    answer(second);
  }, 1],
  "is asked again once it did it": [async ({ forward, answer }) => {
    await forward();
    answer(await forward());
  }, 1],
} satisfies Record<string, readonly [fault: LineFault, times: number]>;

export type DatabaseFault = keyof typeof DATABASE_FAULTS;

async function lose({ forward, breakOff }: CarriedCall): Promise<void> {
  await forward();
  breakOff();
}

/** Holds a call, before it is done or behind it, while something else goes on; for less time than the functions wait. */
export function held(done: boolean, meanwhile: () => Promise<unknown>): LineFault {
  return async ({ forward, answer }) => {
    const result = done ? await forward() : null;
    await Promise.race([meanwhile(), new Promise((resolve) => setTimeout(resolve, 1_000))]);
    answer(result ?? await forward());
  };
}

/** Lays a line. */
export async function startDatabaseLine(): Promise<DatabaseLine> {
  const strikes = new Map<string, Strike[]>();
  const done = new Map<string, string[]>();
  let target = "";
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const rpc = request.url?.split("?")[0]?.split("/").at(-1) ?? "";
    const token = request.headers.authorization?.replace("Bearer ", "") ?? "";
    const strike = strikes.get(token)?.find((one) => (one.rpc ?? rpc) === rpc && one.times > 0);
    const call = carried(request, response, async () => {
      const answer = await forward(target, request, body);
      if (answer.status < 400) done.set(token, [...done.get(token) ?? [], rpc]);
      return answer;
    });
    try {
      if (!strike) return call.answer(await call.forward());
      strike.times--;
      await strike.fault(call);
    } catch {
      // The stack is closing, and nobody waits.
      call.breakOff();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connect: (stackUrl) => void (target = stackUrl),
    strike(token, rpc, fault, times) {
      const strike = { rpc, fault, times };
      strikes.set(token, [...strikes.get(token) ?? [], strike]);
      return () => times - strike.times;
    },
    die(token, { moment, rpc }) {
      const dies: LineFault = async ({ forward, answer }) => {
        if (moment === "after") await forward();
        strikes.set(token, [{ rpc: null, fault: async ({ answer }) => answer(DEAD), times: Infinity }]);
        answer(DEAD);
      };
      strikes.set(token, [{ rpc, fault: dies, times: 1 }]);
    },
    done: (token) => done.get(token) ?? [],
    mend(token) {
      strikes.delete(token);
      done.delete(token);
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const part of request) body += decoder.decode(part, { stream: true });
  return body + decoder.decode();
}

async function forward(target: string, { url, method, headers }: IncomingMessage, body: string): Promise<Answer> {
  const { host: _, connection: __, "content-length": ___, ...kept } = headers;
  const response = await fetch(target + url, {
    method,
    headers: kept as Record<string, string>,
    ...(body !== "" && { body }),
  });
  return { status: response.status, body: await response.bytes() };
}

function carried(request: IncomingMessage, response: ServerResponse, send: () => Promise<Answer>): CarriedCall {
  const head = (answer: Answer) =>
    response.writeHead(answer.status, {
      "content-type": answer.body[0] === "<".charCodeAt(0) ? "text/html" : "application/json",
      "content-length": answer.body.length,
    });
  return {
    forward: send,
    given_up: new Promise((resolve) => response.once("close", resolve)),
    answer: (answer) => void head(answer).end(answer.body),
    breakOff(answer) {
      if (answer) head(answer).write(answer.body.subarray(0, answer.body.length >> 1));
      // What was written has left before it.
      setTimeout(() => request.socket.destroy(), answer ? 5 : 0);
    },
  };
}
