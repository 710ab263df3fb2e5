import assert from "node:assert/strict";
import fc from "fast-check";
import type { RpcClient } from "../../../shared/database/rpc-client.ts";
import {
  chooseKnowledge,
  hasMoreKnowledge,
  MOST_KNOWLEDGE_TOKENS,
  withKnowledge,
} from "../../../shared/packs/knowledge-for.ts";
import type { Packs } from "../../../shared/packs/load-packs.ts";
import { definePackSkill } from "../../../shared/packs/define-pack-skill.ts";
import { general } from "../../../shared/skills/general.ts";
import { estimateTokens } from "../../../shared/prompt/estimate-tokens.ts";

const pattern = (n: number) =>
  `- Pedido ${n}: chame a ferramenta certa com todos os argumentos, e conte o resultado em uma frase curta e clara.`;
const antiPattern = (n: number) =>
  `- Errado: inventar o dado ${n}. Certo: buscar. Porque: o número ${n} muda todo dia.`;
const list = (count: number, line: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => line(n)).join("\n");

function loaded(name: string, patterns: number, antiPatterns: number, references = {}) {
  return definePackSkill({
    own: false,
    name,
    version: "1",
    description: name,
    triggers: [],
    instructions: `## Início rápido\n- Comece por ${name}.\n\n## Padrões comuns\n${list(patterns, pattern)}\n\n` +
      `## Antipadrões\n${list(antiPatterns, antiPattern)}`,
    references,
    variables: [],
    scripts: {},
    tools: [],
  });
}

/** A database that finds what it is told to, or is away. */
function database(...answers: (string[] | null)[]) {
  const asked: Record<string, unknown>[] = [];
  const client = {
    rpc(_name: string, args: Record<string, unknown>) {
      asked.push(args);
      const found = answers.shift() ?? null;
      const data = found && { entries: found.map((content) => ({ content })) };
      const error = found ? null : { code: "08006", message: "away" };
      return { abortSignal: () => Promise.resolve({ data, error, status: found ? 200 : 503 }) };
    },
  } as unknown as RpcClient;
  return { client, asked };
}

const packsOf = (...skills: Packs["skills"]): Packs => ({ skills, tools: new Map(), health: new Map() });

Deno.test("withKnowledge() asks nothing where no pack is active, or where all of it fits", async () => {
  const small = loaded("pequeno", 2, 2);
  const { client, asked } = database();
  const skills = [general, small.skill];
  assert.deepEqual(await withKnowledge(client, packsOf(small), skills, "oi"), skills);
  assert.deepEqual(await withKnowledge(client, packsOf(loaded("grande", 20, 20)), [general], "oi"), [general]);
  assert.deepEqual(asked, []);
});

Deno.test("withKnowledge() begins with the quick start, then what was found, then anti-patterns, within 400 tokens", async () => {
  const large = loaded("grande", 20, 6);
  const { client, asked } = database([pattern(17), antiPattern(3)]);
  const [skill] = await withKnowledge(client, packsOf(large), [large.skill], "o pedido 17");
  const text = skill!.promptExtension;
  assert.ok(estimateTokens(text) <= MOST_KNOWLEDGE_TOKENS);
  assert.match(text, /^## Início rápido\n- Comece por grande\.\n\n## Padrões comuns\n/);
  assert.ok(text.includes(pattern(17)) && !text.includes(pattern(12)));
  for (let n = 0; n < 6; n++) assert.ok(text.includes(antiPattern(n)));
  assert.deepEqual(asked, [{ query: "o pedido 17", packs: ["grande"] }]);
});

Deno.test("withKnowledge() asks once for what is said again, and again once the packs are others", async () => {
  const large = loaded("grande", 20, 6);
  const { client, asked } = database([pattern(17)], [pattern(5)], [pattern(3)]);
  const packs = packsOf(large);
  const first = await withKnowledge(client, packs, [large.skill], "O pedido 17!");
  assert.deepEqual(await withKnowledge(client, packs, [large.skill], "o pedido 17!"), first);
  await withKnowledge(client, packs, [large.skill], "o pedido 5");
  await withKnowledge(client, packsOf(large), [large.skill], "o pedido 17!");
  assert.equal(asked.length, 3);
});

Deno.test("withKnowledge() without an answer takes what stands there in its order, and asks again the next time", async () => {
  const large = loaded("grande", 20, 6);
  const packs = packsOf(large);
  const { client } = database(null, [pattern(17)]);
  const [skill] = await withKnowledge(client, packs, [large.skill], "o pedido 17");
  assert.ok(estimateTokens(skill!.promptExtension) <= MOST_KNOWLEDGE_TOKENS);
  assert.ok(skill!.promptExtension.includes(pattern(0)) && !skill!.promptExtension.includes(pattern(17)));
  const [again] = await withKnowledge(client, packs, [large.skill], "o pedido 17");
  assert.ok(again!.promptExtension.includes(pattern(17)));
});

Deno.test("hasMoreKnowledge() is where texts are left to look things up in", () => {
  const [small, large, read] = [loaded("a", 1, 1), loaded("b", 20, 6), loaded("c", 1, 1, { "c.md": "texto" })];
  const packs = packsOf(small, large, read);
  assert.deepEqual([small, large, read].map(({ skill }) => hasMoreKnowledge(packs, [general, skill])), [
    false,
    true,
    true,
  ]);
  assert.equal(hasMoreKnowledge(packs, [general]), false);
});

Deno.test("chooseKnowledge() never takes more than 400 tokens, whatever the packs know and a search finds", () => {
  const size = fc.nat(25);
  fc.assert(
    fc.property(fc.array(fc.tuple(size, size), { minLength: 1, maxLength: 3 }), fc.array(size), (sizes, found) => {
      const packs = sizes.map(([patterns, antiPatterns], n) => loaded(`p${n}`, patterns, antiPatterns).knowledge);
      const texts = chooseKnowledge(packs, found.flatMap((n) => [pattern(n), antiPattern(n)]));
      assert.ok(estimateTokens(texts.join("\n\n")) <= MOST_KNOWLEDGE_TOKENS);
      texts.forEach((text, n) => assert.ok(text.includes(`- Comece por p${n}.`)));
    }),
  );
});
