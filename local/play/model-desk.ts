import { listen } from "../listen.ts";
import { StartError } from "../run-task.ts";
import { answerEmbedding } from "./local-vectors.ts";
import { answerOverHttp, type AnswerPart, cachedTokens, type ModelRequest, readModelRequest } from "./model-request.ts";
import { fitParts } from "./read-parts.ts";

/** A request to the model: waiting, answered, or given up by whoever asked. */
export interface DeskRequest {
  /** From 1, in the order of arrival. */
  number: number;
  request: ModelRequest;
  /** The most similar earlier request. What both have in common is not printed again. */
  similar?: ModelRequest;
  status: "waiting" | "answered" | "given up";
  parts?: AnswerPart[];
}

interface DeskEvents {
  /** Called when a request has arrived, was answered or was given up. */
  changed(request: DeskRequest): void;
}

/** How many earlier requests a new one is compared with. */
const MAX_COMPARED = 40;

/** A server with Gemini's API. A person writes its answers. */
export class ModelDesk {
  /** Its address, for GOOGLE_GENERATIVE_AI_BASE_URL. */
  readonly url: string;
  readonly #requests: DeskRequest[] = [];
  readonly #replies = new Map<number, (parts: AnswerPart[] | null) => void>();
  readonly #waiters = new Set<() => void>();
  readonly #close: () => Promise<void>;

  constructor(readonly events: DeskEvents) {
    const listener = listen(0, (request) => this.#serve(request));
    this.url = `${listener.url}/v1beta`;
    this.#close = () => listener.close(0);
  }

  /** The requests without an answer, oldest first. */
  get waiting(): DeskRequest[] {
    return this.#requests.filter(({ status }) => status === "waiting");
  }

  /** @throws {StartError} when no request has this number */
  find(number: number): DeskRequest {
    const found = this.#requests[number - 1];
    if (found) return found;
    const last = this.#requests.length;
    throw new StartError(last === 0 ? "no request has come yet" : `there is no request ${number}; the last is ${last}`);
  }

  /** Waits for a request without an answer, and returns the oldest. Undefined: none came in time. */
  async next(milliseconds: number): Promise<DeskRequest | undefined> {
    const endsAt = performance.now() + milliseconds;
    for (;;) {
      const [oldest] = this.waiting;
      const left = endsAt - performance.now();
      if (oldest || left <= 0) return oldest;
      await this.#nextChange(left);
    }
  }

  /**
   * Answers the request with the number, or the oldest one that waits.
   * @param anyway sends parts that do not match the request's schemas
   * @throws {StartError} when the request is not waiting or cannot take these parts
   */
  answer(number: number | undefined, parts: AnswerPart[], anyway: boolean): DeskRequest {
    const asked = number === undefined ? this.waiting[0] : this.find(number);
    if (!asked) throw new StartError("no request waits for an answer");
    if (asked.status !== "waiting") throw new StartError(`request ${asked.number} is ${asked.status} already`);
    asked.parts = fitParts(parts, asked.request, anyway);
    this.#settle(asked, "answered");
    this.#replies.get(asked.number)?.(asked.parts);
    return asked;
  }

  async close(): Promise<void> {
    for (const reply of this.#replies.values()) reply(null);
    await this.#close();
  }

  async #serve(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (/:(embedContent|batchEmbedContents)$/.test(pathname)) return await answerEmbedding(request);
    const [, model, method] = /\/models\/([^:/]+):(generateContent|streamGenerateContent)$/.exec(pathname) ?? [];
    if (!model) {
      await request.body?.cancel();
      return refusal(404, `nothing is served at ${pathname}`);
    }
    const asked = this.#add(readModelRequest(decodeURIComponent(model), await request.json()));
    const { promise, resolve } = Promise.withResolvers<AnswerPart[] | null>();
    this.#replies.set(asked.number, resolve);
    const giveUp = () => {
      if (asked.status === "waiting") this.#settle(asked, "given up");
      resolve(null);
    };
    if (request.signal.aborted) giveUp();
    else request.signal.addEventListener("abort", giveUp, { once: true });
    this.#tell(asked);
    const parts = await promise;
    this.#replies.delete(asked.number);
    if (parts === null) return refusal(503, "nobody answers any more");
    const earlier = this.#requests.slice(Math.max(0, asked.number - 1 - MAX_COMPARED), asked.number - 1);
    const cached = cachedTokens(asked.request, earlier.map((one) => one.request));
    return answerOverHttp(parts, { tokens: asked.request.tokens, cached }, method === "streamGenerateContent");
  }

  #add(request: ModelRequest): DeskRequest {
    const similar = mostSimilar(request, this.#requests.slice(-MAX_COMPARED));
    const asked: DeskRequest = { number: this.#requests.length + 1, request, similar, status: "waiting" };
    this.#requests.push(asked);
    return asked;
  }

  #settle(asked: DeskRequest, status: DeskRequest["status"]): void {
    asked.status = status;
    this.#tell(asked);
  }

  #tell(asked: DeskRequest): void {
    this.events.changed(asked);
    for (const wake of [...this.#waiters]) wake();
  }

  /** Resolves at the next change, or when the time is up. */
  #nextChange(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        this.#waiters.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, milliseconds);
      this.#waiters.add(wake);
    });
  }
}

function refusal(status: number, message: string): Response {
  return Response.json({ error: { code: status, message, status: "FAULT" } }, { status });
}

/** The earlier request of the same kind that has the most messages in common with this one. The latest of equals. */
function mostSimilar(request: ModelRequest, earlier: DeskRequest[]): ModelRequest | undefined {
  const own = new Set(request.messages.map((message) => JSON.stringify(message)));
  let best: { request: ModelRequest; shared: number } | undefined;
  for (const { request: other } of earlier) {
    if (other.wanted !== request.wanted) continue;
    if (JSON.stringify(other.schema) !== JSON.stringify(request.schema)) continue;
    const shared = other.messages.filter((message) => own.has(JSON.stringify(message))).length;
    if (!best || shared >= best.shared) best = { request: other, shared };
  }
  return best?.request;
}
