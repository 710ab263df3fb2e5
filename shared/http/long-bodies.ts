import { ApiError } from "./api-error.ts";

/** A body of 8 MB takes 120 MB while it is read as JSON, so that three at once end a small worker. */
const MOST_AT_ONCE = 2;
const LONGEST_WAIT_MS = 10_000;

/** Whose bodies are being read, or wait for it. */
const owners = new Set<string>();
let reading = 0;
const waiting: (() => void)[] = [];

/**
 * Reads a long body when it is its turn: of each person one at a time, and two in an instance. Until then nothing of it is read.
 *
 * @param owner whose it is, such as their token
 * @throws ApiError 429 `rate_limited` if another long body of this person is being read; 503 `unavailable` after ten seconds
 */
export async function readInTurn<T>(owner: string, read: () => Promise<T>): Promise<T> {
  if (owners.has(owner)) {
    throw new ApiError(
      429,
      "rate_limited",
      "Ainda estou lendo o que você mandou antes. Tente de novo em alguns segundos.",
      {
        retryAfterSeconds: 5,
      },
    );
  }
  owners.add(owner);
  try {
    await takeTurn();
    try {
      return await read();
    } finally {
      endTurn();
    }
  } finally {
    owners.delete(owner);
  }
}

async function takeTurn(): Promise<void> {
  if (reading < MOST_AT_ONCE) {
    reading++;
    return;
  }
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  waiting.push(resolve);
  const timer = setTimeout(() => {
    const at = waiting.indexOf(resolve);
    if (at < 0) return;
    waiting.splice(at, 1);
    reject(
      new ApiError(503, "unavailable", "Estou lendo outros arquivos agora. Tente de novo daqui a pouco.", {
        retryAfterSeconds: 5,
      }),
    );
  }, LONGEST_WAIT_MS);
  await promise.finally(() => clearTimeout(timer));
}

/** Gives the turn to who waits longest. */
function endTurn(): void {
  const next = waiting.shift();
  if (next) next();
  else reading--;
}
