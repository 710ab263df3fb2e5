import assert from "node:assert/strict";
import type { StoredMessage } from "../../../shared/history/build-window.ts";
import { counselor } from "../../../shared/skills/counselor.ts";
import type { SkillDefinition } from "../../../shared/skills/definition.ts";
import { finance } from "../../../shared/skills/finance.ts";
import { general } from "../../../shared/skills/general.ts";
import { health } from "../../../shared/skills/health.ts";
import { openSkills } from "../../../shared/skills/open-skills.ts";

const user = (text: string): StoredMessage => ({ role: "user", parts: [{ type: "text", text }] });
const fetched = (skill: string): StoredMessage => ({
  role: "assistant",
  parts: [{ type: "tool-call", toolCallId: "a", toolName: "use_skill", input: { skill } }],
});
const none = { summary: null, entries: [] };
const namesOf = (routed: SkillDefinition[], window: StoredMessage[], off: string[] = [], earlier = none) =>
  openSkills({ routed, window, earlier, off }).map(({ name }) => name);

Deno.test("openSkills() keeps open what the window woke or fetched, in an order that no message changes", () => {
  const window = [user("pesei 82kg hoje"), user("gastei 50 no mercado"), fetched("library")];
  assert.deepEqual(namesOf([general], window), ["finance", "health", "library"]);
  assert.deepEqual(namesOf([health], window), namesOf([finance], window));
});

Deno.test("openSkills() keeps open what the messages before the window woke", () => {
  const earlier = { summary: null, entries: [{ seq: 1, role: "user" as const, gist: "gastei 50 no mercado" }] };
  assert.deepEqual(openSkills({ routed: [general], window: [], earlier }).map(({ name }) => name), ["finance"]);
});

Deno.test("openSkills() leaves skills without tools to the message, and those that are off closed", () => {
  assert.deepEqual(namesOf([counselor], [user("estou triste hoje")]), []);
  const window = [user("gastei 50 no mercado"), fetched("finance")];
  assert.deepEqual(namesOf([general], window, ["skill:finance"]), []);
});

Deno.test("openSkills() has a pack's skill last, while the message is about it", () => {
  const pack: SkillDefinition = { ...finance, name: "weather", triggerPatterns: [], tools: ["see_weather"] };
  assert.deepEqual(namesOf([pack, health], []), ["health", "weather"]);
});
