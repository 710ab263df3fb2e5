import assert from "node:assert/strict";
import type { JsonObject } from "../../../../shared/tools/definition.ts";
import { mayRunAtOnce } from "../../../../shared/tools/said/may-run.ts";
import { findBuiltInTool } from "../../../../shared/tools/registry.ts";
import { isOrderable } from "../../../../shared/tools/said/orderable-tools.ts";

// 360 messages by five writers who had not seen the code. Four writers, each from another part of the country, wrote messages with the calls
// that a good model would make for them, and said whether a fair reader would run these at once. The fifth wrote 80 messages that order
// nothing, with the words that a careless model would quote as an order. Docs: docs/decisions/0050-orders-are-read-nearby.md.

type Expected = "runs" | "asks";
interface Written {
  from: string;
  before: string;
  earlier?: string[];
  message: string;
  /** The proposals that wait, in their order. */
  waiting: { tool: string; args: JsonObject }[];
  orders: { tool: string; args: JsonObject; facts?: JsonObject; quote: string; expect: Expected }[];
  answers: { item: number; args: JsonObject; quote: string; expect: Expected }[];
}
interface Write {
  tool: string;
  args: JsonObject;
  facts: JsonObject;
  quote: string;
  expect: Expected;
  proposal?: { args: JsonObject; item: number; items: number };
}

const file = new URL("../../../../data/orders/as-written.jsonl", import.meta.url);
const written = (await Deno.readTextFile(file)).trim().split("\n").map((line): Written => JSON.parse(line));

function writesOf({ waiting, orders, answers }: Written): Write[] {
  return [
    ...orders.map((order): Write => ({ ...order, facts: order.facts ?? {} })),
    ...answers.map(({ item, args, quote, expect }): Write => {
      const offered = waiting[item - 1]!;
      const proposal = { args: offered.args, item, items: waiting.length };
      return { tool: offered.tool, args: { ...offered.args, ...args }, facts: {}, quote, expect, proposal };
    }),
  ].filter(({ tool, proposal }) => proposal !== undefined || isOrderable(findBuiltInTool(tool)!));
}

function doesRun(write: Write, beside: Write[], { before, earlier = [], message, waiting }: Written): boolean {
  const { tool, args, facts, quote, proposal } = write;
  return mayRunAtOnce({
    tool: findBuiltInTool(tool)!,
    args,
    facts,
    quote,
    said: {
      now: message,
      before: [before, ...earlier, ...proposal === undefined ? [] : [JSON.stringify(proposal.args)]],
      known: [],
      today: "2026-11-23",
      nowLocal: "2026-11-23T11:00",
    },
    otherTargets: waiting.filter((_, index) => index + 1 !== proposal?.item).map((other) => JSON.stringify(other.args)),
    otherCalls: beside,
    proposal,
  }).runs;
}

const results = written.flatMap((one) => {
  const writes = writesOf(one);
  return writes.map((write) => ({
    from: one.from,
    expect: write.expect,
    runs: doesRun(write, writes.filter((other) => other !== write), one),
    text: `${one.message} | ${write.quote} | ${write.tool}`,
  }));
});

Deno.test("mayRunAtOnce() runs most orders in words that were not known when the code was written", async (t) => {
  const ordered = results.filter(({ expect }) => expect === "runs");
  for (const [from, meant] of Map.groupBy(ordered, (result) => result.from)) {
    await t.step(from, () => {
      const asked = meant.filter(({ runs }) => !runs).map(({ text }) => text);
      assert.ok(asked.length <= meant.length / 3, `${asked.length} of ${meant.length} are asked:\n${asked.join("\n")}`);
    });
  }
});

Deno.test("mayRunAtOnce() runs little of what people mention, deny, doubt, postpone or leave open", () => {
  const open = results.filter(({ expect }) => expect === "asks");
  const ran = open.filter(({ runs }) => runs).map(({ text }) => text);
  assert.ok(ran.length <= open.length / 8, `${ran.length} of ${open.length} run:\n${ran.join("\n")}`);
});
