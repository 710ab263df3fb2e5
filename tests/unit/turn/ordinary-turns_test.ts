import assert from "node:assert/strict";
import type { StoredMessage } from "../../../shared/history/build-window.ts";
import { classifyIntent } from "../../../shared/language/commands/classify.ts";
import { builtInCatalog } from "../../../shared/catalog/catalog.ts";
import { readMessage } from "../../../shared/turn/read-message.ts";
import { routeTurn } from "../../../shared/turn/route-turn.ts";
import { openedContext, TOOL_CONTEXT } from "./opened-context.ts";

/** A message in an ordinary conversation, what was said before it, and what code may do with it: with an answer, an offer was open. */
interface OrdinaryTurn {
  text: string;
  previous?: string | null;
  action: string;
}

const ANSWERS = new Set(["confirm", "reject", "cancel", "select"]);
const COURTESY = new Set(["greet", "thank"]);
/** "deixa quieto" declines an offer by whichever name. */
const sameAction = (one: string, other: string) =>
  one === other || [one, other].every((name) => /^(?:reject|cancel)$/.test(name));

const HALVES = ["dev", "held-out"];

async function readTurns(half: string): Promise<OrdinaryTurn[]> {
  const file = new URL(`../../../data/commands/ordinary-turns-${half}.jsonl`, import.meta.url);
  const lines = (await Deno.readTextFile(file)).split("\n").filter((line) => line.trim() !== "");
  return lines.map((line) => JSON.parse(line));
}

/** What code does without a model; `none` when the model reads it. */
function settledAs({ text, previous }: OrdinaryTurn): string {
  const message = (role: "user" | "assistant", text: string): StoredMessage => ({
    role,
    parts: [{ type: "text", text }],
  });
  const before = (previous ?? null) === null ? [] : [message("user", "pois é"), message("assistant", previous!)];
  const lastTurn = before.length === 0
    ? null
    : { route: "model", intent: "none", hasExpired: false, isDoneElsewhere: false };
  const context = openedContext({ window: [...before, message("user", text)], lastTurn });
  const request = { kind: "message" as const, conversationId: "x", messageId: "m", text };
  const routing = { context, toolContext: TOOL_CONTEXT, catalog: builtInCatalog };
  const routed = routeTurn(request, readMessage(request, context), routing);
  if (routed.kind === "command") return routed.intent.action;
  if (routed.kind === "nothing-open") return classifyIntent(text).action;
  return routed.kind === "undo" ? "undo" : "none";
}

for (const half of HALVES) {
  Deno.test(`routeTurn() does nothing that was not asked in ordinary turns, ${half}`, async () => {
    const turns = await readTurns(half);
    assert.ok(turns.length >= 200);
    const read = turns.map((turn) => ({
      ...turn,
      settledAs: turn.previous && ANSWERS.has(turn.action) ? classifyIntent(turn.text).action : settledAs(turn),
    }));
    const settled = read.filter((turn) => turn.settledAs !== "none");
    const asked = turns.filter(({ action }) => action !== "none" && !COURTESY.has(action));
    console.log(
      `${half}: ${settled.length} of ${turns.length} turns settled without a model, ${asked.length} could be`,
    );
    assert.deepEqual(settled.filter((turn) => !sameAction(turn.action, turn.settledAs)), []);
  });
}

Deno.test("classifyIntent() takes no ordinary turn of the held-out half for another command than it is", async () => {
  const turns = (await readTurns("held-out")).map((turn) => ({ ...turn, taken: classifyIntent(turn.text).action }));
  assert.deepEqual(turns.filter(({ action, taken }) => taken !== "none" && !sameAction(action, taken)), []);
});
