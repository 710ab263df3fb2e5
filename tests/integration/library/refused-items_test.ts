import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { refusal } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";
import { ask } from "./library.ts";

const BLANKS = " ".repeat(50_001);
const LONG_TITLE = "x".repeat(501);

/** What is refused, the function and its arguments, and the hint. */
const cases: [what: string, name: string, args: JsonObject, hint: string][] = [
  [
    "changed_item() refuses a state that does not exist",
    "prepare_update_item",
    { title: "Duna", status: "visto" },
    "invalid_status",
  ],
  [
    "changed_item() refuses a rating of 11",
    "prepare_update_item",
    { title: "Duna", rating: 11 },
    "invalid_rating",
  ],
  [
    "changed_item() refuses a title of 501 letters",
    "prepare_update_item",
    { title: "Duna", new_title: LONG_TITLE },
    "content_too_long",
  ],
  [
    "changed_item() refuses a title that nobody can see",
    "prepare_update_item",
    { title: "Duna", new_title: "\u00a0" },
    "invalid_item",
  ],
  [
    "enrich_item() refuses a title of 501 letters",
    "enrich_movie",
    { title: "Blade Runner", full_title: LONG_TITLE },
    "content_too_long",
  ],
  [
    "enrich_item() refuses a year before films",
    "enrich_movie",
    { title: "Blade Runner", year: 1500 },
    "invalid_year",
  ],
  [
    "save_book() refuses an author of 201 letters",
    "save_book",
    { title: "Dom Casmurro", author: "x".repeat(201) },
    "content_too_long",
  ],
  [
    "save_link() refuses a description of 50,001 blanks",
    "save_link",
    { url: "https://example.com", description: BLANKS },
    "content_too_long",
  ],
  ["save_note() refuses 50,001 blanks as too long", "save_note", { content: BLANKS }, "content_too_long"],
];

Deno.test("what the library cannot keep is refused, and nothing is written", async (t) => {
  const stack = await startStack();
  const { client } = await stack.createUser("Ana");
  await ask(client, "save_movie", { title: "Duna" });
  const deleted = (await ask(client, "save_note", { content: "Comprar tinta" })).item.id;
  await ask(client, "delete_item", { item_id: deleted });
  await ask(client, "save_note", { content: "Comprar tinta" });
  const saved = async () => (await client.from("library_items").select("id, deleted_at, updated_at").order("id")).data;
  const before = await saved();

  for (const [what, name, args, hint] of cases) {
    await t.step(what, async () => {
      const refused = await refusal(client, name, args);
      assert.deepEqual([refused.status, refused.hint], [400, hint], refused.message);
    });
  }

  await t.step("save_note() asks for what to note, not for a title", async () => {
    const { status, hint, message } = await refusal(client, "save_note", { content: " " });
    assert.deepEqual([status, hint, message], [400, "invalid_item", "Para guardar preciso de o que anotar."]);
  });

  await t.step("restore_item() refuses what has been saved again", async () => {
    const { status, hint } = await refusal(client, "restore_item", { item_id: deleted });
    assert.deepEqual([status, hint], [409, "already_saved"]);
  });

  assert.deepEqual(await saved(), before);
  await stack.close();
});
