import assert from "node:assert/strict";
import { detectSkills } from "../../../shared/skills/detect.ts";
import { withCounselor } from "../../../shared/skills/with-counselor.ts";

const names = (message: string) => withCounselor(detectSkills(message)).map((skill) => skill.name);

Deno.test("withCounselor() makes counselor dominant and keeps one other skill", () => {
  assert.deepEqual(names("gastei 50 reais no mercado"), ["counselor", "finance"]);
  assert.deepEqual(names("meu chefe não pagou meu salário"), ["counselor", "finance"]);
});

Deno.test("withCounselor() replaces general", () => {
  assert.deepEqual(names("oi, tudo bem?"), ["counselor"]);
});

Deno.test("withCounselor() keeps what is already so", () => {
  assert.deepEqual(names("insônia por causa das dívidas"), ["counselor", "finance"]);
});
