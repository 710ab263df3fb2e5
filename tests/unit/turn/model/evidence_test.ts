import assert from "node:assert/strict";
import { builtInCatalog } from "../../../../shared/catalog/catalog.ts";
import type { JsonObject } from "../../../../shared/tools/definition.ts";
import { collectEvidence } from "../../../../shared/turn/model/evidence.ts";
import { TurnTranscript } from "../../../../shared/turn/transcript.ts";
import type { Turn } from "../../../../shared/turn/turn.ts";
import { openedContext } from "../opened-context.ts";

function known(result: JsonObject): string[] {
  const transcript = new TurnTranscript(() => {}, "turn");
  transcript.startStep();
  transcript.addCall("1", "search_knowledge", { query: "Yumi, Olga/Helga" });
  transcript.endCall("1", "search_knowledge", { type: "json", value: result });
  const context = openedContext();
  const toolContext = { today: "2026-11-22", timezone: "America/Sao_Paulo" };
  const record = { messages: transcript.messages };
  const turn = { record, toolContext, catalog: builtInCatalog, opened: { context } } as unknown as Turn;
  return collectEvidence(turn, "e a Yumi?").known.filter((text) => text !== "");
}

Deno.test("collectEvidence() knows what a search found, but not the arguments of the search", () => {
  assert.deepEqual(known({ query: "Yumi", items: [{ content: "Yumi faz pilates" }] }), ["Yumi faz pilates"]);
  // The model itself wrote the query.
  const nothing = {
    query: "Yumi, Olga/Helga",
    items: [],
    found_by_part: ["Olga/Helga"],
    note: "no_item_has_all_ideas",
  };
  assert.deepEqual(known(nothing), []);
});

Deno.test("collectEvidence() knows the text of an item that was ended, and which items were read", () => {
  const transcript = new TurnTranscript(() => {}, "turn");
  transcript.startStep();
  const results = {
    search_knowledge: { query: "casa", items: [{ id: "a", content: "Mora em Natal" }] },
    add_knowledge: { item: { id: "b", content: "Mora em Belém" }, ended: [{ id: "c", content: "Mora em Olinda" }] },
  };
  for (const [tool, value] of Object.entries(results)) {
    transcript.addCall(tool, tool, {});
    transcript.endCall(tool, tool, { type: "json", value });
  }
  const window = [{
    role: "assistant" as const,
    parts: [{ type: "text", text: "Que bom! Você mora em Natal?" }],
  }];
  const context = openedContext({ window });
  const toolContext = { today: "2026-11-22", timezone: "America/Sao_Paulo" };
  const record = { messages: transcript.messages };
  const turn = { record, toolContext, catalog: builtInCatalog, opened: { context } } as unknown as Turn;
  const { known, items, question } = collectEvidence(turn, "sim");
  assert.ok(known.includes("Mora em Natal") && known.includes("Mora em Olinda"));
  assert.ok(known.includes("Mora em Belém"), "what was kept was checked then");
  assert.deepEqual(items?.map(({ id }) => id).toSorted(), ["a", "b", "c"]);
  assert.equal(question, "Você mora em Natal?");
});
