import { z } from "zod";
import type { Pack, PackTool } from "../../shared/packs/pack.ts";
import { definePackTool } from "../../shared/packs/define-pack-tool.ts";
import { BrokenScript } from "../../shared/packs/report-tool-failure.ts";
import { QUIRKS_FIELD } from "../../shared/packs/with-quirks.ts";
import type { SendResult } from "../../shared/outside/write-outside.ts";
import {
  type JsonObject,
  type LookUpResult,
  outsideWriteOf,
  type ToolContext,
  type ToolDefinition,
} from "../../shared/tools/definition.ts";
import type { ToolExample } from "../../shared/tools/manifest.ts";
import { readCall } from "../../shared/tools/read-call.ts";
import { createOutside, type Outside } from "../../shared/outside/outside.ts";

/** How an example differs from its expected outcome, and the script that failed, if one did. */
export interface ExampleProblem {
  message: string;
  broken?: BrokenScript;
}

/** Runs an example like a call in a turn, with the example's own answer in place of the service's. Null when it succeeds. */
export async function runExample(
  pack: Pack,
  tool: PackTool,
  example: ToolExample,
  outputSchema?: Record<string, unknown>,
): Promise<ExampleProblem | null> {
  let broken: BrokenScript | undefined;
  const definition = definePackTool(pack, tool, ({ error }) => {
    if (error instanceof BrokenScript) broken = error;
  });
  const read = readCall({ toolCallId: "x", toolName: tool.name, input: example.arguments, isValid: false }, [
    definition,
  ]);
  const message = "reason" in read
    ? compareRefusal(read.reason, example)
    : await compare(definition, read.call.args, example, outputSchema);
  return message === null ? null : { message, broken };
}

async function compare(
  definition: ToolDefinition,
  args: JsonObject,
  example: ToolExample,
  outputSchema: Record<string, unknown> | undefined,
): Promise<string | null> {
  const asked: { path: string; sent?: JsonObject }[] = [];
  const context = { today: example.today, timezone: "America/Sao_Paulo" };
  const found = await runCall(definition, args, exampleOutside(example, asked), context);
  const [request] = asked;
  const { asked: expectedPath, sent } = example.response ?? {};
  if (expectedPath !== undefined && request?.path !== expectedPath) return `asked for ${request?.path ?? "nothing"}`;
  if (sent !== undefined && !(contains(sent, request?.sent) && contains(request?.sent, sent))) {
    return `sent ${JSON.stringify(request?.sent ?? null)}`;
  }
  if ("refused" in found) return compareRefusal(found.refused, example);
  const { [QUIRKS_FIELD]: _, ...result } = (found as { args: JsonObject }).args.result as JsonObject;
  const wrong = outputSchema && z.fromJSONSchema(outputSchema).safeParse(result).error?.issues[0];
  if (wrong) return `its result does not fit outputSchema: ${wrong.path.join(".")}: ${wrong.message}`;
  return example.result !== undefined && contains(example.result, result) ? null : `gave ${JSON.stringify(result)}`;
}

/** An outside that gives the example's own answer in place of the service's, or of the MCP server's. */
function exampleOutside({ response }: ToolExample, asked: { path: string; sent?: JsonObject }[]): Outside {
  const { status, body } = response ?? { status: 503, body: {} };
  const isDone = status >= 200 && status < 300;
  const note = (url: string, sent?: JsonObject) => asked.push({ path: url.replace(/^https:\/\/[^/]+/, ""), sent });
  return {
    ...createOutside(undefined),
    readJson(url) {
      note(url);
      return Promise.resolve(isDone ? { value: body } : { status });
    },
    send(url, request) {
      note(url, request.body);
      const outcome = isDone ? "done" : status < 500 ? "refused" : "unknown";
      return Promise.resolve({ outcome, status, value: body } as SendResult);
    },
    callMcpTool(server, { args }) {
      note(server.url, args);
      const structured = isDone ? body as JsonObject : undefined;
      return Promise.resolve({ outcome: "done", isError: !isDone, text: isDone ? "" : String(body), structured });
    },
  };
}

/** Runs a call: a lookup at once, a write as after its yes. */
export async function runCall(
  tool: ToolDefinition,
  args: JsonObject,
  outside: Outside,
  context: ToolContext,
): Promise<LookUpResult> {
  const writesOutside = outsideWriteOf(tool);
  if (!writesOutside) return await tool.lookUp!(args, outside, context);
  const completed = await tool.normalizeArguments?.(args, { now: `${context.today}T12:00` }) ?? { args };
  if ("refused" in completed) return completed;
  const { status, summary, response } = await writesOutside.send(completed.args, outside, context, "example");
  return status === "done" ? { args: { result: response ?? {} } } : { refused: summary };
}

/** Null when the example expects this refusal. */
function compareRefusal(sentence: string, { error }: ToolExample): string | null {
  if (error === undefined) return `was refused: ${sentence}`;
  return sentence.includes(error) ? null : `was refused, but not with "${error}": ${sentence}`;
}

/** Whether the value has all that is expected: objects may have further keys, everything else has to be equal. */
function contains(expected: unknown, value: unknown): boolean {
  if (typeof expected !== "object" || expected === null) return expected === value;
  if (typeof value !== "object" || value === null) return false;
  if (Array.isArray(expected) && expected.length !== (value as unknown[]).length) return false;
  return Object.entries(expected).every(([key, member]) => contains(member, (value as JsonObject)[key]));
}
