import { callRpc } from "../database/call-rpc.ts";
import type { RpcClient } from "../database/rpc-client.ts";
import { ApiError, type RequestProblem } from "./api-error.ts";
import { oneOfEach, parseInTurn } from "./long-bodies.ts";
import { JsonBoundsError, parseJson } from "./parse-json.ts";

/** What a body may be, and whose it is. */
export interface BodyRule {
  /** The most bytes. */
  bytes: number;
  /** What is said of a body that is longer, pt-BR. */
  tooLong: string;
  /** The most values in it: {@link MOST_NODES}, if nothing is said. */
  nodes?: number;
  /** The sentence above what is wrong, for a body that is no JSON or holds too much. */
  sentence?: string;
  /** What is said of a body that is no JSON. */
  noJson?: string;
  /** Counts the requests of the person that it acts for. Null: the body comes from nobody who is signed in. */
  client: RpcClient | null;
}

/** The most values in the body of most requests: far more than any of them needs, and few enough to be checked in a few milliseconds. */
export const MOST_NODES = 10_000;

/** Reading less than this costs less than counting it. */
const SHORT_BYTES = 64 * 1024;
/** Bodies over this are received one of a person at a time, and parsed in turn. */
const LONG_BYTES = 1024 * 1024;

/**
 * Reads the body of a request. Every function reads it here. A body that is long, or does not say how long it is, counts as one of the
 * person's `requests` before anything of it is read; a short one is only counted where the request is refused (`createFunctionApp`), so
 * that an ordinary turn costs no round trip more.
 *
 * @throws ApiError 400 `invalid_request` for a body of more bytes than it may have
 * @throws DomainError 429 `rate_limited`
 */
export async function readBody(request: Request, rule: BodyRule): Promise<string> {
  return await receive(request, rule);
}

/** Receives a body and, if that is said, parses it; long ones few at a time. */
async function receive(request: Request, rule: BodyRule): Promise<string>;
async function receive<T>(request: Request, rule: BodyRule, parse: (text: string) => Promise<T>): Promise<T>;
async function receive(request: Request, rule: BodyRule, parse?: (text: string) => Promise<unknown>): Promise<unknown> {
  const length = Number(request.headers.get("Content-Length") ?? NaN);
  if (length > rule.bytes) throw tooLong(rule);
  const isShort = length <= SHORT_BYTES;
  if (rule.client && request.body && !isShort) await callRpc(rule.client, "count_request", {});
  const arrive = async () => await decode(request, isShort ? Math.min(SHORT_BYTES, rule.bytes) : rule.bytes, rule);
  if (length <= LONG_BYTES || rule.bytes <= LONG_BYTES || request.body === null) {
    const text = await arrive();
    return parse ? await parse(text) : text;
  }
  // "bearer x" and "Bearer  x" are one token.
  const owner = (request.headers.get("Authorization") ?? "").trim().replace(/^bearer\s+/i, "");
  return await oneOfEach(owner, async () => {
    const text = await arrive();
    return parse ? await parseInTurn(() => parse(text)) : text;
  });
}

/**
 * Reads the body of a request as JSON.
 *
 * @throws ApiError 400 `invalid_request`, also for a body that is nested too deeply or holds too many values
 * @throws DomainError 429 `rate_limited`
 */
export async function readJson(request: Request, rule: BodyRule): Promise<unknown> {
  return await receive(request, rule, (text) => parseBody(text, rule));
}

/** The text of a body as JSON. @throws ApiError 400 `invalid_request` */
export async function parseBody(
  text: string,
  { nodes = MOST_NODES, sentence, noJson = "O corpo não é JSON válido" }: Partial<BodyRule>,
): Promise<unknown> {
  try {
    return await parseJson(text, { nodes });
  } catch (cause) {
    const message = cause instanceof JsonBoundsError ? cause.message : noJson;
    throw invalidInput([{ path: "", message }], sentence);
  }
}

const UNCLEAR = "Não entendi o pedido. Confira os campos indicados.";

/** The error of a request that does not fit. */
export function invalidInput(details: RequestProblem[], sentence = UNCLEAR): ApiError {
  return new ApiError(400, "invalid_request", sentence, { details });
}

function tooLong({ tooLong, sentence = tooLong }: BodyRule): ApiError {
  return new ApiError(400, "invalid_request", sentence, { details: [{ path: "", message: tooLong }] });
}

async function decode({ body }: Request, most: number, rule: BodyRule): Promise<string> {
  if (!body) return "";
  const decoder = new TextDecoder();
  const texts: string[] = [];
  let read = 0;
  for await (const chunk of body) {
    read += chunk.byteLength;
    // Leaving the loop cancels the body: the rest is not read.
    if (read > most) throw tooLong(rule);
    texts.push(decoder.decode(chunk, { stream: true }));
  }
  return texts.join("") + decoder.decode();
}
