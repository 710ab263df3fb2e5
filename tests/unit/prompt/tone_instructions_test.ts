import assert from "node:assert/strict";
import { toneInstructions } from "../../../shared/prompt/tone-instructions.ts";
import { skills } from "../../../shared/skills/list.ts";

Deno.test("toneInstructions() tells counselor and finance apart", () => {
  const [counselor, finance] = skills.map((skill) => toneInstructions(skill.tone));
  assert.match(counselor ?? "", /reflexiva.*\n.*alguns parágrafos.*não use emojis/);
  assert.match(finance ?? "", /prática.*\n.*uma a três frases.*no máximo um emoji/);
});
