import assert from "node:assert/strict";
import { checkItems } from "../../../../shared/memory/extraction/check-items.ts";

Deno.test("checkItems() rejects words of crisis, whoever read them", () => {
  const id = "11111111-1111-4111-8111-111111111111";
  const content = "meu primo não aguenta mais viver";
  const answer = { items: [{ message_id: id, type: "fact", content, confidence: 0.9 }] };
  const { items, rejections } = checkItems(answer, [{ id, text: content, sentAt: "2026-11-20T12:00:00Z" }], {});
  assert.deepEqual(items, []);
  assert.match(rejections[0]!.reason, /crisis|invalid_item/);
});
