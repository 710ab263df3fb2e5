import { z } from "zod";
import type { Pack, PackTool } from "../../shared/packs/pack.ts";
import { definePackTool } from "../../shared/packs/define-pack-tool.ts";
import { BrokenScript } from "../../shared/packs/report-tool-failure.ts";
import { QUIRKS_FIELD } from "../../shared/packs/tell-quirks.ts";
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

/** What came of an example that did not come out as told, and the script that broke off, if it was one. */
export interface ExampleProblem {
  told: string;
  broken?: BrokenScript;
}

/** Runs an example as a turn would run the call, with its own answer in place of the service's. Null when it comes out as told. */
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
  const told = "reason" in read
    ? refused(read.reason, example)
    : await compare(definition, read.call.args, example, outputSchema);
  return told === null ? null : { told, broken };
}

async function compare(
  definition: ToolDefinition,
  args: JsonObject,
  example: ToolExample,
  outputSchema: Record<string, unknown> | undefined,
): Promise<string | null> {
  const asked: { path: string; sent?: JsonObject }[] = [];
  const context = { today: example.today, timezone: "America/Sao_Paulo" };
  const found = await runCall(definition, args, answering(example, asked), context);
  const told = example.response?.asked;
  if (told !== undefined && asked[0]?.path !== told) return `asked for ${asked[0]?.path ?? "nothing"}`;
  const { sent } = example.response ?? {};
  if (sent !== undefined && !(isIn(sent, asked[0]?.sent) && isIn(asked[0]?.sent, sent))) {
    return `sent ${JSON.stringify(asked[0]?.sent ?? null)}`;
  }
  if ("refused" in found) return refused(found.refused, example);
  const { [QUIRKS_FIELD]: _, ...result } = (found as { args: JsonObject }).args.result as JsonObject;
  const wrong = outputSchema && z.fromJSONSchema(outputSchema).safeParse(result).error?.issues[0];
  if (wrong) return `its result does not fit outputSchema: ${wrong.path.join(".")}: ${wrong.message}`;
  return example.result !== undefined && isIn(example.result, result) ? null : `gave ${JSON.stringify(result)}`;
}

/** The outside with the example's own answer in place of the service's, or of the MCP server's tool. */
function answering({ response }: ToolExample, asked: { path: string; sent?: JsonObject }[]): Outside {
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

/** What a call finds, or what is answered to one that writes, once it has had its yes. */
export async function runCall(
  tool: ToolDefinition,
  args: JsonObject,
  outside: Outside,
  context: ToolContext,
): Promise<LookUpResult> {
  const writesOutside = outsideWriteOf(tool);
  if (!writesOutside) return await tool.lookUp!(args, outside, context);
  const completed = await tool.complete?.(args, { now: `${context.today}T12:00` }) ?? { args };
  if ("refused" in completed) return completed;
  const { status, summary, response } = await writesOutside.send(completed.args, outside, context, "example");
  return status === "done" ? { args: { result: response ?? {} } } : { refused: summary };
}

function refused(sentence: string, { error }: ToolExample): string | null {
  if (error === undefined) return `was refused: ${sentence}`;
  return sentence.includes(error) ? null : `was refused, but not with "${error}": ${sentence}`;
}

/** Whether all that is expected is in the value: of objects these keys, of everything else the same. */
function isIn(expected: unknown, value: unknown): boolean {
  if (typeof expected !== "object" || expected === null) return expected === value;
  if (typeof value !== "object" || value === null) return false;
  if (Array.isArray(expected) && expected.length !== (value as unknown[]).length) return false;
  return Object.entries(expected).every(([key, member]) => isIn(member, (value as JsonObject)[key]));
}
