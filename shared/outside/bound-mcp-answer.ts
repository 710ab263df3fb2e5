import { JsonBoundsError, parseJson } from "../http/parse-json.ts";
import { OutsideRefusal } from "./outside-failure.ts";

/**
 * The most values in an answer, and the most members of a list or object outside of what the server's own tools return and describe:
 * the client finds fault with each member, and writes all faults into one message.
 */
const MOST_VALUES = 10_000;
const MOST_MEMBERS = 500;

/** The most lines of an event stream. One message, the answer, is read of it. */
const MOST_LINES = 5_000;

/** What servers write as they like, and no schema of the protocol looks into. */
const FREE_FIELDS = new Set(["structuredContent", "properties"]);

/**
 * An answer of an MCP server that its client can read without holding everybody up: JSON within bounds. Of an event stream, it is the
 * one message that answers; what the server asks or tells meanwhile is left out, and nothing of the stream is waited for after it.
 *
 * @param asked the id of the request, which the message that answers it repeats
 * @throws OutsideRefusal for an answer that holds too much
 */
export async function boundMcpAnswer(response: Response, asked: unknown): Promise<Response> {
  const type = response.headers.get("content-type") ?? "";
  if (response.body === null) return response;
  if (/^text\/event-stream\b/i.test(type)) return jsonResponse(response, await answerIn(response.body, asked));
  if (!/^application\/json\b/i.test(type)) return response;
  const text = await response.text();
  await readMessage(text);
  return jsonResponse(response, text);
}

function jsonResponse({ status, statusText, headers: given }: Response, text: string): Response {
  const headers = new Headers(given);
  headers.set("content-type", "application/json");
  headers.delete("content-length");
  return new Response(text, { status, statusText, headers });
}

/** The JSON of the first message in an event stream with a result or an error of the request. */
async function answerIn(body: ReadableStream<Uint8Array>, asked: unknown): Promise<string> {
  let data: string[] = [];
  for await (const line of linesOf(body)) {
    if (line.startsWith("data:")) data.push(line.slice(line[5] === " " ? 6 : 5));
    if (line !== "" || data.length === 0) continue;
    const text = data.join("\n");
    data = [];
    if (isAnswer(await readMessage(text), asked)) return text;
  }
  throw new OutsideRefusal("ends without an answer", "unreadable");
}

/** The lines of a stream, however they end: \n, \r\n or \r. Each piece of it is looked through once. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let begun: string[] = [];
  // The half of an \r\n, where a piece ends with it.
  let half = "";
  let left = MOST_LINES;
  const decoder = new TextDecoder();
  for await (const piece of body) {
    const text = half + decoder.decode(piece, { stream: true });
    half = text.endsWith("\r") ? "\r" : "";
    const [first = "", ...others] = text.slice(0, text.length - half.length).split(/\r\n|\n|\r/, left + 1);
    left -= others.length;
    if (left <= 0) throw new OutsideRefusal("has too many lines", "too_long");
    begun.push(first);
    for (const line of others) {
      yield begun.join("");
      begun = [line];
    }
  }
  yield begun.join("");
  yield "";
}

async function readMessage(text: string): Promise<unknown> {
  let message: unknown;
  try {
    message = await parseJson(text, { nodes: MOST_VALUES });
  } catch (error) {
    if (error instanceof JsonBoundsError) throw new OutsideRefusal("holds too many values", "too_long");
    throw new OutsideRefusal("is no JSON", "unreadable");
  }
  if (!isBounded(message)) throw new OutsideRefusal("holds a list that is too long", "too_long");
  return message;
}

function isBounded(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return true;
  const members = Object.entries(value);
  return members.length <= MOST_MEMBERS &&
    members.every(([name, member]) => FREE_FIELDS.has(name) || isBounded(member));
}

function isAnswer(message: unknown, asked: unknown): boolean {
  return typeof message === "object" && message !== null && ("result" in message || "error" in message) &&
    "id" in message && message.id === asked;
}
