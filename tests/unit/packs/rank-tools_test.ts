import assert from "node:assert/strict";
import { NO_PACKS } from "../../../shared/packs/load-packs.ts";
import { rankTools, type Said } from "../../../shared/packs/rank-tools.ts";
import { loaded, packsWith } from "../../support/tool-catalog.ts";

const packs = loaded(packsWith(200));
const best = (said: Said, from = packs) => [...rankTools(from, said).tools].find(([, score]) => score === 1)?.[0];

Deno.test("rankTools() finds every tool by its own title", () => {
  for (const pack of packsWith(200)) {
    for (const { name, title } of pack.tools) {
      assert.ok(rankTools(packs, { text: `quero ${title}` }).tools.get(name)! > 0.6, `${title}: ${name}`);
    }
  }
});

Deno.test("rankTools() ranks built-in tools without packs", () => {
  assert.equal(best({ text: "registra um gasto" }, NO_PACKS), "create_expense");
  assert.equal(rankTools(NO_PACKS, { text: "" }).tools.size, 0);
});

Deno.test("rankTools() ranks skills by what their tools do", () => {
  const skills = rankTools(packs, { text: "próximo eclipse" }).skills;
  assert.equal(skills.get("astronomia"), 1);
});

Deno.test("rankTools() makes less of what was said before", () => {
  const text = "e o preço do dólar?";
  assert.equal(best({ text, before: ["qual a previsão do tempo?"] }), best({ text }));
  assert.equal(best({ text: "e amanhã?", before: ["qual a previsão do tempo?"] }), "get_weather_forecast");
});
