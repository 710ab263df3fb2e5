import { z } from "zod";
import type { Pack, PackTool } from "../../shared/packs/pack.ts";
import { packTool } from "../../shared/packs/pack-tool.ts";
import type { JsonObject } from "../../shared/tools/definition.ts";
import type { ToolExample } from "../../shared/tools/manifest.ts";
import { readCall } from "../../shared/tools/read-call.ts";
import { createOutside, type Outside } from "../../shared/outside/outside.ts";

/**
 * Runs an example as a turn would run the call, with its own answer in place of the service's. Null when it comes out as told,
 * else what came instead.
 */
export async function runExample(
  pack: Pack,
  tool: PackTool,
  example: ToolExample,
  outputSchema?: Record<string, unknown>,
): Promise<string | null> {
  const definition = packTool(pack, tool);
  const read = readCall({ toolCallId: "x", toolName: tool.name, input: example.arguments, valid: false }, [definition]);
  if ("reason" in read) return refused(read.reason, example);
  const asked: string[] = [];
  const { status, body } = example.response ?? { status: 503, body: {} };
  const outside: Outside = {
    ...createOutside(undefined),
    readJson(url) {
      asked.push(url.replace(/^https:\/\/[^/]+/, ""));
      return Promise.resolve(status === 200 ? { value: body } : { answered: status });
    },
  };
  const found = await definition.lookUp!(read.call.args, outside, {
    today: example.today,
    timezone: "America/Sao_Paulo",
  });
  if (example.response?.asked !== undefined && asked[0] !== example.response.asked) {
    return `asked for ${asked[0] ?? "nothing"}`;
  }
  if ("refused" in found) return refused(found.refused, example);
  const result = (found as { args: JsonObject }).args.result;
  const wrong = outputSchema && z.fromJSONSchema(outputSchema).safeParse(result).error?.issues[0];
  if (wrong) return `its result does not fit outputSchema: ${wrong.path.join(".")}: ${wrong.message}`;
  return example.result !== undefined && isIn(example.result, result) ? null : `gave ${JSON.stringify(result)}`;
}

function refused(sentence: string, { error }: ToolExample): string | null {
  return error !== undefined && sentence.includes(error) ? null : `was refused: ${sentence}`;
}

/** Whether all that is expected is in what came: of objects these keys, of everything else the same. */
function isIn(expected: unknown, came: unknown): boolean {
  if (typeof expected !== "object" || expected === null) return expected === came;
  if (typeof came !== "object" || came === null) return false;
  if (Array.isArray(expected) && expected.length !== (came as unknown[]).length) return false;
  return Object.entries(expected).every(([key, value]) => isIn(value, (came as JsonObject)[key]));
}
