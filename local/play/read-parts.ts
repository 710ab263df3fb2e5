import { StartError } from "../run-task.ts";
import type { AnswerPart, ModelRequest, WireSchema } from "./model-request.ts";

/**
 * Reads the parts of an answer from JSON: a list of `{ "text" }`, `{ "call": { "name", "args" } }` or `{ "json" }`.
 * @throws {StartError} for anything else
 */
export function readParts(value: unknown): AnswerPart[] {
  if (!Array.isArray(value) || value.length === 0) {
    throw new StartError('an answer is a list of parts: [{ "text": "…" }, { "call": { "name": "…", "args": {} } }]');
  }
  return value.map((part, at) => readPart(part, at + 1));
}

function readPart(part: unknown, at: number): AnswerPart {
  if (isObject(part)) {
    if (typeof part.text === "string") return { text: part.text };
    if ("json" in part) return { json: part.json };
    const { call } = part;
    if (isObject(call) && typeof call.name === "string" && isObject(call.args ?? {})) {
      return { call: { name: call.name, args: (call.args ?? {}) as Record<string, unknown> } };
    }
  }
  throw new StartError(`part ${at} is neither { "text" } nor { "call": { "name", "args" } } nor { "json" }`);
}

/**
 * Reads JSON that a person typed.
 * @param where names its place in the error: "what follows --json"
 * @throws {StartError} when it is not JSON
 */
export function readJson(text: string, where: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new StartError(`${where} cannot be read as JSON: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  }
}

/**
 * Checks the parts against a request. For a request that asks for JSON, a text is read as JSON.
 * @param anyway accepts everything that can be sent at all
 * @throws {StartError} for a call of an undeclared tool, a missing or unknown argument, and JSON that does not match the
 * request
 */
export function fitParts(parts: AnswerPart[], request: ModelRequest, anyway: boolean): AnswerPart[] {
  const json = parts.find((part) => "json" in part);
  if (request.wanted === undefined) {
    if (json) throw new StartError("this request wants words or calls, not JSON: use --text and --call");
    if (!anyway) parts.forEach((part) => "call" in part && checkCall(part.call, request));
    return parts;
  }
  const [part, ...others] = parts;
  if (!part || others.length > 0 || "call" in part) {
    throw new StartError("this request wants JSON and nothing else: use --json '{…}'");
  }
  if ("text" in part && anyway) return parts;
  const value = "text" in part ? readJson(part.text, "the text") : part.json;
  if (!anyway) checkObject(value, request.schema ?? {}, "the JSON");
  return [{ json: value }];
}

function checkCall({ name, args }: { name: string; args: Record<string, unknown> }, { tools }: ModelRequest): void {
  const tool = tools.find((one) => one.name === name);
  if (!tool) {
    const names = tools.map((one) => one.name).join(", ");
    throw new StartError(
      `this request has no tool ${name}; it has ${names || "none"} (--anyway sends it nevertheless)`,
    );
  }
  checkObject(args, tool.schema, name);
}

function checkObject(value: unknown, { properties = {}, required = [] }: WireSchema, what: string): void {
  const names = Object.keys(properties);
  if (!isObject(value)) throw new StartError(`${what} takes an object with ${names.join(", ")}`);
  const missing = required.filter((name) => !(name in value));
  const unknown = names.length === 0 ? [] : Object.keys(value).filter((name) => !names.includes(name));
  if (missing.length === 0 && unknown.length === 0) return;
  const problems = [
    ...(missing.length > 0 ? [`wants ${missing.join(", ")}`] : []),
    ...(unknown.length > 0 ? [`has no ${unknown.join(", ")}`] : []),
  ];
  throw new StartError(
    `${what} ${problems.join(" and ")}; it takes ${names.join(", ")} (--anyway sends it nevertheless)`,
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
