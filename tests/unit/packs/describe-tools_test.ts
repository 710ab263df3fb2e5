import assert from "node:assert/strict";
import { describeTools } from "../../../shared/packs/describe-tools.ts";
import { estimateTokens } from "../../../shared/prompt/estimate-tokens.ts";
import { packsWith } from "../../support/tool-catalog.ts";

const [pack] = packsWith(1);
const [tool] = pack!.tools;

Deno.test("describeTools() tells of each tool what it is and what people say when they need it", () => {
  const tools = [{ ...tool!, title: "Marés", description: "Dá as marés.", utterances: ["que horas seca o mar?"] }];
  const [entry] = describeTools({ tools });
  assert.equal(entry!.content, "Marés. Dá as marés.\nque horas seca o mar?");
  assert.deepEqual([entry!.entityType, entry!.entity, entry!.topic], ["tool", tool!.name, "tool"]);
});

Deno.test("describeTools() says as much as an entry takes, and nothing of the tool that reads references", () => {
  const long = Array.from({ length: 30 }, (_, at) => `${at} ${"vai dar praia ".repeat(10)}`);
  const tools = [{ ...tool!, utterances: long }, { ...tool!, name: "read_more", reference: true as const }];
  const [entry, ...others] = describeTools({ tools });
  assert.deepEqual(others, []);
  assert.ok(entry!.tokens <= 385 && entry!.content.length > 500, `${entry!.tokens}`);
  assert.ok(
    estimateTokens(JSON.stringify({ of: entry!.entity, topic: "tool", content: entry!.content })) < entry!.tokens,
  );
});
