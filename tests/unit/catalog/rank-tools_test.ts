import assert from "node:assert/strict";
import { builtInCatalog, catalogOf } from "../../../shared/catalog/catalog.ts";
import { NO_SWITCHES } from "../../../shared/skills/switches.ts";
import { type RankingQuery, rankTools } from "../../../shared/catalog/rank-tools.ts";
import { loadedPacks, packsWith } from "../../support/tool-catalog.ts";

const many = catalogOf({ packs: loadedPacks(packsWith(200)), switches: NO_SWITCHES });
const best = (said: RankingQuery, from = many) =>
  [...rankTools(from, said).tools].toSorted(([, one], [, other]) => other - one)[0]?.[0];

Deno.test("rankTools() finds every tool by its own title", () => {
  for (const pack of packsWith(200)) {
    for (const { name, title } of pack.tools) {
      const { tools } = rankTools(many, { text: title });
      const better = [...tools.values()].filter((score) => score > tools.get(name)!);
      assert.ok(better.length < 3, `${title}: ${name}`);
    }
  }
});

Deno.test("rankTools() ranks built-in tools without packs", () => {
  assert.equal(best({ text: "registra um gasto" }, builtInCatalog), "create_expense");
  assert.equal(rankTools(builtInCatalog, { text: "" }).tools.size, 0);
});

Deno.test("rankTools() ranks skills by what their tools do", () => {
  const skills = rankTools(many, { text: "próximo eclipse" }).skills;
  assert.equal(skills.get("astronomia"), 1);
});

Deno.test("rankTools() finds a tool by what people say when they need it", () => {
  const [first] = packsWith(1);
  const tool = first!.tools[0]!;
  const told = (utterances: string[]) =>
    catalogOf({ packs: loadedPacks([{ ...first!, tools: [{ ...tool, utterances }] }]), switches: NO_SWITCHES });
  const text = "fiquei sem teto depois da enxurrada";
  assert.ok((rankTools(told([]), { text }).tools.get(tool.name) ?? 0) < 0.3);
  assert.equal(best({ text }, told(["perdi o teto na enxurrada de ontem"])), tool.name);
  assert.equal(best({ text: "o mecânico me cobrou 380" }, builtInCatalog), "create_expense", "a built-in one too");
});

Deno.test("rankTools() is sure of nothing by words that many tools have", () => {
  for (const text of ["oi, bom dia", "kkkk verdade", "entendi, valeu mesmo"]) {
    const best = Math.max(...rankTools(many, { text }).tools.values());
    assert.ok(best < 1, `${text}: ${best}`);
  }
});

Deno.test("rankTools() makes less of what was said before", () => {
  const text = "e o preço do dólar?";
  assert.equal(best({ text, before: ["qual a previsão do tempo?"] }), best({ text }));
  assert.equal(best({ text: "e amanhã?", before: ["qual a previsão do tempo?"] }), "get_weather_forecast");
});
