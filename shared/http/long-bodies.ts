import { ApiError } from "./api-error.ts";

/** A body of 8 MB takes 120 MB while it is parsed as JSON, so that three at once end a small worker. */
const MOST_AT_ONCE = 2;
const LONGEST_WAIT_MS = 10_000;

/** Whose long bodies are being received or parsed. */
const owners = new Set<string>();
let parsing = 0;
const waiting: (() => void)[] = [];

/**
 * Receives and uses a long body, of each person one at a time.
 *
 * @param owner whose it is, such as their token
 * @throws ApiError 429 `rate_limited` if another long body of this person is being received or used
 */
export async function oneOfEach<T>(owner: string, use: () => Promise<T>): Promise<T> {
  if (owners.has(owner)) {
    const message = "Ainda estou lendo o que você mandou antes. Tente de novo em alguns segundos.";
    throw new ApiError(429, "rate_limited", message, { retryAfterSeconds: 5 });
  }
  owners.add(owner);
  try {
    return await use();
  } finally {
    owners.delete(owner);
  }
}

/**
 * Parses a long body when it is its turn: two at once in an instance. It has arrived by then, so that a slow sender holds up nobody.
 *
 * @throws ApiError 503 `unavailable` after ten seconds
 */
export async function parseInTurn<T>(parse: () => Promise<T>): Promise<T> {
  await takeTurn();
  try {
    return await parse();
  } finally {
    endTurn();
  }
}

async function takeTurn(): Promise<void> {
  if (parsing < MOST_AT_ONCE) {
    parsing++;
    return;
  }
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  waiting.push(resolve);
  const timer = setTimeout(() => {
    const at = waiting.indexOf(resolve);
    if (at < 0) return;
    waiting.splice(at, 1);
    const message = "Estou lendo outros arquivos agora. Tente de novo daqui a pouco.";
    reject(new ApiError(503, "unavailable", message, { retryAfterSeconds: 5 }));
  }, LONGEST_WAIT_MS);
  await promise.finally(() => clearTimeout(timer));
}

/** Gives the turn to who waits longest. */
function endTurn(): void {
  const next = waiting.shift();
  if (next) next();
  else parsing--;
}
