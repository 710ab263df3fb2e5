import assert from "node:assert/strict";
import { consolidateNow } from "../consolidation/consolidation.ts";
import { scriptedReader, tells } from "../consolidation/scripted-reader.ts";
import { call, startPlayed, type Talk, words } from "./scripted-talk.ts";

const STUDY = "estudo administração na unifacs a noite, 5o semestre";
const WORK = "faço fixo na pizza do farol segunda quarta e sexta de noite";
const BALL = "jogo baba toda quinta 20h na quadra do imbui com dudu";
const TAINARA = "minha namorada tainara mora em feira de santana e é vegetariana";

/** How a careful reader splits what the chat kept as one. */
const night = scriptedReader({
  "tava errado, agora é 6º semestre": [
    tells("Está no 6º semestre", { slot: "study", value: "6º semestre" }),
    tells("Estuda administração na Unifacs à noite", { slot: "study", value: "administração na Unifacs" }),
  ],
  [BALL]: [tells("Joga baba na quadra do Imbuí com Dudu", { slot: "member_of", key: "baba" })],
});

const keep = (content: string, quote: string, more: Record<string, unknown> = {}) =>
  call("add_knowledge", { type: "fact", area: "personal_growth", content, quote, ...more });

Deno.test("a correction changes what was corrected and leaves the rest", async (t) => {
  const played = await startPlayed(night);
  const step = (name: string, run: (talk: Talk) => Promise<void>) =>
    t.step(name, async () => await run(await played.newcomer()));
  const has = (beliefs: string[], pattern: RegExp) =>
    assert.ok(beliefs.some((one) => pattern.test(one)), `${pattern} in ${JSON.stringify(beliefs)}`);
  const lacks = (beliefs: string[], pattern: RegExp) =>
    assert.ok(!beliefs.some((one) => pattern.test(one)), `no ${pattern} in ${JSON.stringify(beliefs)}`);

  await step("'agora é 6º semestre' leaves the university and the hour", async (talk) => {
    const study = (content: string, value: string, quote: string) => keep(content, quote, { slot: "study", value });
    await talk.tell(STUDY, [
      words("Boa!"),
      study("Estuda administração na Unifacs à noite, 5º semestre", "administração, 5º semestre", STUDY),
    ]);
    const { metadata } = await talk.tell("tava errado, agora é 6º semestre", [
      words("Arrumei aqui."),
      study("Está no 6º semestre", "6º semestre", "agora é 6º semestre"),
    ], [words("A faculdade continua, né?")]);
    assert.match(JSON.stringify(metadata.kept), /5º semestre/, "what ended is told");
    await consolidateNow(played.stack, talk.user);
    const beliefs = await talk.beliefs();
    has(beliefs, /6º semestre/);
    has(beliefs, /Unifacs à noite/);
    lacks(beliefs, /5º/);
  });

  await step("other days at the pizzeria leave the pizzeria", async (talk) => {
    await talk.tell(WORK, [
      words("Puxado!"),
      keep("Faz fixo na pizza do Farol segunda, quarta e sexta à noite", WORK, {
        slot: "employer",
        value: "pizza do Farol",
      }),
    ]);
    const said = "mudou meus dias na pizzaria, agora é sexta e sábado";
    await talk.tell(said, [
      words("Anotado."),
      keep("Trabalha na pizzaria sexta e sábado", said, { slot: "employer", value: "pizzaria" }),
    ], [
      keep("Faz fixo na pizza do Farol", said, { slot: "employer", value: "pizza do Farol" }),
    ], [words("Continua no Farol, né?")]);
    assert.match(played.results().join(), /also_said.*pizza do Farol segunda/, "the model is told what else it said");
    const beliefs = await talk.beliefs();
    has(beliefs, /[Ff]arol/);
    has(beliefs, /sexta e sábado/);
    lacks(beliefs, /segunda/);
  });

  await step("'o baba passou pra 21h' leaves the pitch and the friend", async (talk) => {
    const ball = (content: string, quote: string) => keep(content, quote, { slot: "habit", key: "baba" });
    await talk.tell(BALL, [words("Show!"), ball("Joga baba toda quinta às 20h na quadra do Imbuí com Dudu", BALL)]);
    await talk.tell("o baba passou pra 21h", [
      words("Beleza."),
      ball("Joga baba às 21h", "o baba passou pra 21h"),
    ], [words("Com o Dudu, como sempre.")]);
    await consolidateNow(played.stack, talk.user);
    const beliefs = await talk.beliefs();
    has(beliefs, /21h/);
    has(beliefs, /Imbuí com Dudu/);
    lacks(beliefs, /20h/);
  });

  await step("Tainara's move leaves that she is vegetarian", async (talk) => {
    const hers = (content: string, quote: string, more: Record<string, unknown>) =>
      keep(content, quote, { area: "relationships", person: "Tainara", ...more });
    await talk.tell(TAINARA, [
      words("Que legal!"),
      call("update_person", { name: "Tainara", relationship: "namorada", quote: "minha namorada tainara" }),
      hers("Mora em Feira de Santana", TAINARA, { slot: "residence", value: "Feira de Santana" }),
      hers("É vegetariana", TAINARA, { slot: "diet", value: "vegetariana" }),
    ]);
    await talk.tell("tainara se mudou hj pra aracaju", [
      words("Que mudança!"),
      hers("Mora em Aracaju", "tainara se mudou hj pra aracaju", { slot: "residence", value: "Aracaju" }),
    ]);
    const beliefs = await talk.beliefs();
    has(beliefs, /Aracaju/);
    has(beliefs, /vegetariana/i);
    lacks(beliefs, /Feira de Santana/);
  });

  await step("a district is a refinement of the city and does not end it", async (talk) => {
    const home = (content: string, value: string, quote: string) => keep(content, quote, { slot: "residence", value });
    await talk.tell("moro em salvador, no cabula", [
      words("Axé!"),
      home("Mora em Salvador, no Cabula", "Salvador, Cabula", "moro em salvador, no cabula"),
    ]);
    await talk.tell("é, moro no cabula mesmo", [
      words("Ah, no Cabula."),
      home("Mora no Cabula", "Cabula", "moro no cabula"),
    ], [words("Em Salvador.")]);
    has(await talk.beliefs(), /Salvador/);
  });

  await played.close();
});
