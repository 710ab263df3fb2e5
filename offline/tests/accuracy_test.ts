import assert from "node:assert/strict";
import { findBuiltInTool } from "../../shared/tools/registry.ts";
import { judgeCase } from "./judge-case.ts";
import type { LabelledCase } from "./labelled-case.ts";

/** The rules were tuned on these messages. With less than this share right, a change has broken something. */
const DEV_FLOOR = 0.97;
/** These messages were written independently of the rules, which were never tuned on them. */
const HOLDOUT_FLOOR = 0.85;

async function readCases(name: string): Promise<LabelledCase[]> {
  const text = await Deno.readTextFile(new URL(`../corpora/calls-${name}.jsonl`, import.meta.url));
  return text.trim().split("\n").map((line) => JSON.parse(line));
}

function accuracy(name: string, cases: readonly LabelledCase[]): number {
  const wrong = cases.flatMap((one) => {
    const judged = judgeCase(one);
    return judged.wrong === null ? [] : [`${judged.wrong}: ${one.text}`];
  });
  const share = 1 - wrong.length / cases.length;
  console.log(
    `offline model, ${name}: ${cases.length - wrong.length} of ${cases.length} (${(share * 100).toFixed(1)} %)`,
  );
  return share;
}

Deno.test("decide() gets the labelled sentences it was tuned on", async () => {
  assert.ok(accuracy("dev", await readCases("dev")) >= DEV_FLOOR);
});

Deno.test("decide() generalises to sentences written apart from the rules", async () => {
  assert.ok(accuracy("holdout", await readCases("holdout")) >= HOLDOUT_FLOOR);
});

Deno.test("decide() calls tools with arguments their schemas accept", async () => {
  const refused: string[] = [];
  for (const one of await readCases("dev")) {
    const { decision } = judgeCase(one);
    if (decision.kind !== "calls") continue;
    for (const { tool, args } of decision.calls) {
      if (!findBuiltInTool(tool)?.inputSchema.safeParse(args).success) {
        refused.push(`${one.text}: ${JSON.stringify(args)}`);
      }
    }
  }
  assert.deepEqual(refused, []);
});
