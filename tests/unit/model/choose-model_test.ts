import assert from "node:assert/strict";
import type { ModelTurn } from "../../../shared/model/chat-model.ts";
import { chooseChatModel, chooseEmbedder, chooseExtractionModel } from "../../../shared/model/choose-model.ts";
import { skills } from "../../../shared/skills/registry.ts";

const turn: ModelTurn = {
  temperature: 0.2,
  effort: "medium",
  tone: skills[0]!.tone,
  skills: ["finance"],
  today: "2026-11-21",
  timezone: "America/Sao_Paulo",
};
const models = {
  chatModel: "gemini-3.8-flash",
  chatModelFallback: "gemini-3.5-flash-lite",
  extractionModel: "gemini-3.5-flash-lite",
  embeddingModel: "e",
};

Deno.test("chooseChatModel() takes Gemini where there is a key, and sends precision as the model honours it", async () => {
  const newer = await chooseChatModel({ ...models, googleApiKey: "k" });
  assert.equal(newer.model.modelId, "gemini-3.8-flash");
  assert.deepEqual(newer.settings(turn), { reasoning: "medium" });
  assert.equal(newer.fallback?.model.modelId, "gemini-3.5-flash-lite");
  const older = await chooseChatModel({ ...models, chatModel: "gemini-2.5-flash", googleApiKey: "k" });
  assert.deepEqual(older.settings(turn), { temperature: 0.2 });
  const alone = await chooseChatModel({ ...models, chatModelFallback: models.chatModel, googleApiKey: "k" });
  assert.equal(alone.fallback, undefined, "a model is no fallback of its own");
});

Deno.test("chooseChatModel() and chooseExtractionModel() take the same stand-in without a key", async () => {
  const { model, settings } = await chooseChatModel(models);
  assert.equal((await chooseExtractionModel(models)).modelId, model.modelId);
  assert.doesNotMatch(model.modelId, /gemini/);
  assert.equal(settings({ ...turn, userName: "Ana" }).providerOptions?.offline?.userName, "Ana");
});

Deno.test("chooseExtractionModel() takes Gemini by its own setting", async () => {
  const model = await chooseExtractionModel({ ...models, googleApiKey: "k" });
  assert.equal(model.modelId, "gemini-3.5-flash-lite");
});

Deno.test("chooseEmbedder() makes vectors with a key only", async () => {
  assert.equal(await chooseEmbedder(models), null);
  assert.equal((await chooseEmbedder({ ...models, googleApiKey: "k" }))?.model, "e");
});
