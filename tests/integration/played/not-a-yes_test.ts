import assert from "node:assert/strict";
import type { GeminiPart } from "../../support/fake-gemini.ts";
import { answers, call, expense, measure, startPlayed, type Talk, words } from "./scripted-talk.ts";

/** The message, and the fragment that a careless model takes for its yes. */
const DENIALS = [
  ["claro que não, tá louca?", "claro"],
  ["não, vai estragar tudo", "vai"],
  ["sim, mas não agora", "sim"],
  ["pode me mostrar antes o que vai sumir?", "pode"],
  ["pode me mostrar antes o que vai sumir", "pode"],
  ["se for 50, sim", "sim"],
  ["pode registrar, mas 50", "pode registrar"],
  ["não foi isso que eu disse, sim?", "sim"],
  ["ela disse: pode, sim, mas eu não sei", "pode, sim"],
  ["sim? como assim", "sim"],
  ["talvez sim, deixa eu ver", "sim"],
  ["entendi", "entendi"],
  ["legal", "legal"],
  ["feito", "feito"],
  ["e", "e"],
  ["massa...", "massa"],
  ["pagã", "pagã"],
  ["ok", "ok"],
  ["vai chover?", "vai"],
] as const;

const NO_YES_TO_ERASE = [
  "entendi",
  "ah tá",
  "uhum, entendi",
  "sim, aliás deixa quieto",
  "ok, vou pensar",
  "quase que sim",
  "sim mas esse não",
  "sim, tudo menos isso",
  "sim, ela veio ontem",
];

Deno.test("words that are no yes write and erase nothing", async (t) => {
  const played = await startPlayed();

  await t.step("to erasing all memory, whatever the model makes of them", async () => {
    for (const [message, quote] of DENIALS) {
      const talk = await knows(await played.newcomer());
      await talk.tell("apaga tudo o que você sabe sobre mim");
      const before = await talk.records();
      const { metadata } = await talk.tellEither(message, [answers(quote, { item: 1, decision: "yes" })], [
        words("Então deixo como está."),
      ]);
      assert.deepEqual(await talk.records(), before, message);
      assert.equal(metadata.written, undefined, message);
      assert.ok(!["confirmed", "corrected"].includes(metadata.route), message);
    }
  });

  await t.step("to deleting everything that is saved", async () => {
    for (const [message, quote] of DENIALS) {
      const talk = await played.newcomer();
      const notes = Array.from(
        { length: 21 },
        (_, index) => ({ type: "note", title: `ideia ${index}`, content: "Bolacha" }),
      );
      const { error } = await talk.user.client.from("library_items").insert(notes);
      assert.equal(error, null);
      assert.equal((await talk.tell("apaga tudo que eu salvei")).metadata.waiting?.length, 1);
      await talk.tellEither(message, [answers(quote, { item: 1, decision: "yes" })], [words("Tá bom.")]);
      assert.equal((await talk.select("library_items", "id")).length, 21, message);
    }
  });

  await t.step("to R$ 500 that were proposed", async () => {
    const hollow = new Set<string>(["entendi", "legal", "feito", "ok", "massa...", "e", "pagã"]);
    for (const [message, quote] of DENIALS.filter(([message]) => !hollow.has(message))) {
      const talk = await played.newcomer();
      await talk.tell("gastei 500 no mercado", [expense(500, "mercado")]);
      const { metadata } = await talk.tellEither(message, [answers(quote, { item: 1, decision: "yes" })], [
        words("Tá bom."),
      ]);
      assert.ok(!(await talk.expenses()).includes("500 mercado"), `${message}: ${metadata.route}`);
    }
  });

  await t.step("an explicit yes and a button erase it, so the guard is not only a wall", async () => {
    for (const yes of ["sim", "sim, pode apagar tudo", null]) {
      const talk = await knows(await played.newcomer());
      const { metadata } = await talk.tell("apaga tudo o que você sabe sobre mim");
      assert.equal(metadata.waiting?.length, 1);
      const answer = yes === null ? await talk.approve(metadata.waiting![0]!.id, true) : await talk.tell(yes);
      assert.equal(answer.metadata.route, "confirmed", String(yes));
      assert.deepEqual(await beliefs(talk), [], String(yes));
    }
  });

  await t.step("to erasing an expense, a yes that says more or only that it was heard", async () => {
    const offersToErase = async () => {
      const talk = await played.newcomer();
      await talk.tell("registra 50 no mercado", [expense(50, "mercado", { order: "registra 50 no mercado" })]);
      await talk.tell(
        "aquele gasto do mercado tá estranho",
        [call("use_skill", { skill: "finance" })],
        [call("delete_finance_item", { kind: "expense", name: "mercado" })],
        [words("?")],
      );
      return talk;
    };
    const yes = (message: string) => [answers(message, { item: 1, decision: "yes" })];
    for (const message of NO_YES_TO_ERASE) {
      const talk = await offersToErase();
      await talk.tellEither(message, yes(message), [words("Tá bom.")]);
      assert.deepEqual(await talk.expenses(), ["50 mercado"], message);
    }
    for (const message of ["sim", "tá", "sim, obrigada", "pode apagar o gasto do mercado"]) {
      const talk = await offersToErase();
      await talk.tellEither(message, yes(message), [words("Tá bom.")]);
      assert.deepEqual(await talk.expenses(), [], message);
    }
  });

  await t.step("another subject leaves what waits alone, and says nothing of it", async () => {
    const talk = await played.newcomer();
    await talk.tell("gastei 500 no mercado", [expense(500, "mercado")]);
    for (const message of ["vai chover?", "que dia é hoje?", "to cansado demais"]) {
      const { text, metadata } = await talk.tell(message, [words(`Sobre isso: ${message}`)]);
      assert.doesNotMatch(text, /mercado|500|esperando|Deixei de lado/);
      assert.equal(metadata.waiting?.length, 1);
    }
    assert.deepEqual(await talk.expenses(), []);
  });

  await played.close();
});

Deno.test("orders that are none are proposed or left alone", async (t) => {
  const played = await startPlayed();
  const cases: [string, string, GeminiPart][] = [
    ["não registra 50 no mercado", "registra 50 no mercado", expense(50, "mercado")],
    ["se eu gastar 50 no mercado, registra", "registra", expense(50, "mercado")],
    ["você registra 50 no mercado?", "registra 50 no mercado", expense(50, "mercado")],
    ["minha mãe falou: registra 50 no mercado", "registra 50 no mercado", expense(50, "mercado")],
    ["depois registra 50 no mercado, agora não", "registra 50 no mercado", expense(50, "mercado")],
    ["registra 50 no mercado, pensando bem deixa", "registra 50 no mercado", expense(50, "mercado")],
    ["registra 50 no mercado, ou não, sei lá", "registra 50 no mercado", expense(50, "mercado")],
    ["registra 50 no mercado hahaha brincadeira", "registra 50 no mercado", expense(50, "mercado")],
    ["fumei 8 hoje", "registra", measure("custom", 8, { custom_name: "cigarros" })],
    ["a senha do wifi é bolacha123 kkk brincadeira", "", call("save_note", { content: "senha do wifi: bolacha123" })],
  ];
  for (const [message, order, { ...part }] of cases) {
    await t.step(`'${message}'`, async () => {
      assert.ok("functionCall" in part);
      const { name, args } = part.functionCall;
      const talk = await played.newcomer();
      const ordered = call(name, {
        ...args as Record<string, unknown>,
        ...name === "save_note" ? { quote: message } : { order },
      });
      const { metadata } = await talk.tell(message, [ordered], [words("Quer que eu anote?")]);
      assert.equal(metadata.written, undefined);
      assert.deepEqual([await talk.expenses(), await talk.measures()], [[], []]);
      assert.equal((await talk.select("library_items", "id")).length, 0);
    });
  }

  await t.step("a denied figure corrects nothing by code, and the right one does", async () => {
    for (
      const [message, steps, expected] of [
        ["na verdade não foi 35", [[words("Foi quanto?")]], "50 mercado"],
        ["não foi 35", [[words("Foi quanto?")]], "50 mercado"],
        ["não, foi 35", [], "35 mercado"],
      ] as const
    ) {
      const talk = await played.newcomer();
      await talk.tell("registra 50 no mercado", [expense(50, "mercado", { order: "registra 50 no mercado" })]);
      await talk.tell(message, ...steps.map((step) => [...step]));
      assert.deepEqual(await talk.expenses(), [expected], message);
    }
  });

  await t.step("an order of the day before is no order of today", async () => {
    const talk = await played.newcomer();
    await talk.tell("registra 50 no mercado", [words("Feito?")]);
    await talk.tell("oi", [words("Oi!")]);
    const late = expense(50, "mercado", { order: "registra 50 no mercado" });
    const { metadata } = await talk.tell("e aí, beleza?", [late], [words("Tudo bem.")]);
    assert.equal(metadata.written, undefined);
    assert.deepEqual(await talk.expenses(), []);
  });

  await played.close();
});

/** Somebody of whom something is known that could be lost. */
async function knows(talk: Talk): Promise<Talk> {
  const { error } = await talk.user.client.from("knowledge_items").insert({
    type: "fact",
    title: "Estuda administração na Unifacs",
    content: "Estuda administração na Unifacs",
    area: "career",
  });
  assert.equal(error, null);
  return talk;
}

async function beliefs(talk: Talk): Promise<unknown[]> {
  return await talk.stack.sql("select content from public.knowledge_items where user_id = $1", [talk.user.userId]);
}
