import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What happens to one call instead of being forwarded and answered. */
export type LineFault = (call: CarriedCall) => Promise<void>;

/** A call from the functions to the database. */
interface CarriedCall {
  /** Makes the database do it, and returns the answer. */
  forward(): Promise<Answer>;
  /** Sends an answer to the functions. */
  answer(answer: Answer): void;
  /** Breaks the connection, after the first half of an answer if one is given. */
  breakOff(answer?: Answer): void;
  /** Resolves when the functions no longer wait. */
  givenUp: Promise<void>;
}

interface Answer {
  status: number;
  body: Uint8Array;
}

/** A fault for one person's calls of an rpc. Null: of any rpc. */
interface Strike {
  rpc: string | null;
  fault: LineFault;
  /** How many calls get the fault. */
  times: number;
}

/** The call at which a worker dies. "after": the database has done it, but the answer does not arrive. */
export interface Crash {
  moment: "before" | "after";
  rpc: string;
}

/** An HTTP proxy between functions and their database that can make the calls of one person fail. */
export interface DatabaseLine {
  url: string;
  /** Sets the URL of the stack, which is known once it runs. */
  connect(stackUrl: string): void;
  /** Gives the fault to the next calls of this rpc with this token. @returns how many have had it */
  strike(token: string, rpc: string, fault: LineFault, times: number): () => number;
  /** The worker of this person dies at a call: this call and all later ones fail until `mend`. */
  die(token: string, crash: Crash): void;
  /** The rpcs that the database has done for this person since `mend`. */
  done(token: string): string[];
  /** Removes all faults of this person. */
  mend(token: string): void;
  close(): void;
}

const decoder = new TextDecoder();
const page = (status: number): Answer => ({ status, body: new TextEncoder().encode("<html>Bad gateway</html>") });
const refusal = (status: number, code: string): Answer => ({
  status,
  body: new TextEncoder().encode(JSON.stringify({ code, message: "on purpose", details: null, hint: null })),
});

/** The answer to a dead worker. It says that the turn was taken over, so the worker stops at once. */
const DEAD: Answer = {
  status: 409,
  body: new TextEncoder().encode(
    JSON.stringify({ code: "PT409", hint: "stale_turn", message: "died on purpose", details: null }),
  ),
};

/** Faults between functions and a database, and how many calls in a row get each. */
export const DATABASE_FAULTS = {
  "refuses (503)": [async ({ answer }) => answer(refusal(503, "PGRST001")), 1],
  "has no connection left (500)": [async ({ answer }) => answer(refusal(500, "53300")), 1],
  "ends in a deadlock once (500)": [async ({ answer }) => answer(refusal(500, "40P01")), 1],
  "ends in deadlocks (500)": [async ({ answer }) => answer(refusal(500, "40P01")), 3],
  "is cut at its time (500)": [async ({ answer }) => answer(refusal(500, "57014")), 1],
  "is broken (500)": [async ({ answer }) => answer(refusal(500, "XX000")), 1],
  "is behind a gateway's page (502)": [async ({ answer }) => answer(page(502)), 1],
  // When a connection breaks before an answer begins, Deno itself repeats the request, also a POST.
  "drops the connection once before it did it": [async ({ breakOff }) => breakOff(), 1],
  "drops connections before it did it": [async ({ breakOff }) => breakOff(), 2],
  "did it and drops the connection once": [lose, 1],
  "did it and drops connections": [lose, 2],
  "did it and drops the connection in its answer": [async ({ forward, breakOff }) => breakOff(await forward()), 1],
  "did it and a gateway says it did not": [async ({ forward, answer }) => {
    await forward();
    answer(page(504));
  }, 1],
  "stalls and never does it": [async ({ givenUp }) => await givenUp, 1],
  "did it and stalls": [async ({ forward, givenUp }) => {
    await forward();
    await givenUp;
  }, 1],
  "does it when nobody waits any more": [async ({ forward, givenUp }) => {
    await givenUp;
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

/**
 * Holds a call, before or after it is done, while something else happens.
 *
 * @param longestMs less than the functions wait for the database
 */
export function holdCall(done: boolean, meanwhile: () => Promise<unknown>, longestMs = 1_000): LineFault {
  return async ({ forward, answer }) => {
    const result = done ? await forward() : null;
    await Promise.race([meanwhile(), new Promise((resolve) => setTimeout(resolve, longestMs))]);
    answer(result ?? await forward());
  };
}

/** Starts the proxy. */
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
      // The stack is closing, so nobody waits for the call.
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
    givenUp: new Promise((resolve) => response.once("close", resolve)),
    answer: (answer) => void head(answer).end(answer.body),
    breakOff(answer) {
      if (answer) head(answer).write(answer.body.subarray(0, answer.body.length >> 1));
      // The delay lets the written bytes leave first.
      setTimeout(() => request.socket.destroy(), answer ? 5 : 0);
    },
  };
}
