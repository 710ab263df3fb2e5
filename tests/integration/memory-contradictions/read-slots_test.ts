import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { startStack } from "../../support/stack.ts";

interface Reading {
  slot: string;
  says: string;
  about: string[];
  value: JsonObject;
  doubt?: string;
}

/** What the first reading must be: slot, what it says, and parts of its value. */
type Case = [content: string, slot: string, says: string, value: JsonObject];

const READ: Case[] = [
  ["É casada com o Rodrigo", "marital_status", "stated", { status: "casada", partner: "rodrigo" }],
  ["casei!!", "marital_status", "stated", { status: "casada" }],
  ["tô solteiríssima", "marital_status", "stated", { status: "solteira" }],
  ["assinei o divorcio ontem", "marital_status", "stated", { status: "divorciada" }],
  ["eu e o Téo terminamos", "marital_status", "ended", { partner: "teo" }],
  ["Mora em Curitiba", "residence", "stated", { place: "curitiba", level: "city" }],
  ["me mudei pra sampa", "residence", "stated", { place: "sao paulo" }],
  ["n moro mais em campinas", "residence", "ended", { place: "campinas" }],
  ["moro num apê na Pituba", "residence", "stated", { place: "pituba", within: "salvador" }],
  ["morava em Natal", "residence", "past", { place: "natal" }],
  ["vim embora pra Minas de vez", "residence", "stated", { place: "minas gerais" }],
  ["fui morar sozinha", "household", "stated", { alone: true }],
  ["virei gerente", "employment", "stated", { role: ["gerent"] }],
  ["larguei o emprego", "employment", "ended", { status: "employed" }],
  ["fui mandada embora", "employment", "ended", { status: "employed" }],
  ["tô sem trampo", "employment", "stated", { status: "unemployed" }],
  ["Trabalha como garçonete no Hotel Lua", "employment", "stated", { role: ["garconet"], employer: ["hotel", "lua"] }],
  ["trabalho de casa agora", "employment", "stated", { status: "employed" }],
  ["Pesa 82 kg", "weight", "stated", { number: 82 }],
  ["tô com 81,4 quilos", "weight", "stated", { number: 81.4 }],
  ["meu peso hoje é 79", "weight", "stated", { number: 79 }],
  ["Mede 1,70 m", "height", "stated", { number: 170 }],
  ["tenho trinta e quatro anos", "age", "stated", { number: 34 }],
  ["meu niver é 3 de maio", "birthday", "stated", { day: 3, month: 5 }],
  ["meu número novo é (11) 98888-1234", "phone", "stated", { digits: "11988881234" }],
  ["Quer juntar 10 mil reais", "goal", "stated", { numbers: ["10000"], verbs: ["juntar"] }],
  ["Não tem filhos", "children", "negated", {}],
  ["nasceu minha filha", "children", "stated", { born: true }],
  ["virei vegana", "diet", "stated", { diet: "vegan" }],
  ["larguei a academia", "practice", "ended", { key: ["academ"] }],
  ["parei de fumar", "practice", "ended", { key: ["cigarr"] }],
  ["voltei a beber", "practice", "stated", { key: ["beb"] }],
  ["não curto mais funk", "preference", "ended", { key: ["funk"] }],
  ["vendi o carro", "possession", "ended", { key: ["carr"] }],
  ["meu gato morreu", "possession", "ended", { key: ["gat"] }],
  ["acordo às 6h", "wake_time", "stated", { time: "6" }],
];

/** Nothing that holds: wishes, plans, questions, what might be, what is told of others' doings. */
const CLAIM_NOTHING = [
  "quero casar um dia",
  "vou me mudar pra Lisboa",
  "tô pensando em pedir demissão",
  "se eu me mudar pra Recife fico mais perto dela",
  "será que eu peso 80 kg?",
  "talvez eu largue a academia",
  "levantei 60 kg no supino",
  "fui num casamento lindo",
  "hoje saí do trabalho às 20h",
  "",
  "🎉🎉",
];

Deno.test("private.read_slots()", async (t) => {
  const stack = await startStack();
  const read = async (content: string) => {
    const [row] = await stack.sql<{ readings: Reading[] }>("select private.read_slots($1) as readings", [content]);
    return row!.readings.filter(({ slot }) => slot !== "deed");
  };

  for (const [content, slot, says, value] of READ) {
    await t.step(`reads “${content}” as ${slot}, ${says}`, async () => {
      const [first] = (await read(content)).filter((reading) => !("weak" in reading.value));
      assert.ok(first, "nothing read");
      assert.deepEqual([first.slot, first.says], [slot, says]);
      assert.deepEqual({ ...first.value, ...value }, first.value);
    });
  }

  await t.step("tells whom a sentence is about", async () => {
    const about = async (content: string) => (await read(content))[0]?.about;
    assert.deepEqual(await about("minha irmã mora em Natal"), ["irma"]);
    assert.deepEqual(await about("o Paulo do trabalho se separou"), ["paulo", "trabalho"]);
    assert.deepEqual(await about("meu marido pediu o divórcio"), []);
    assert.deepEqual(await about("meu peso é 80"), []);
  });

  for (const content of CLAIM_NOTHING) {
    await t.step(`claims nothing that holds: “${content}”`, async () => {
      const holding = (await read(content)).filter(({ slot, says, doubt, value }) =>
        says !== "past" && !doubt && !("weak" in value) && !["goal", "trait", "practice"].includes(slot)
      );
      assert.deepEqual(holding, []);
    });
  }

  await t.step("stays quick on long and odd texts", async () => {
    for (
      const content of [
        "a ".repeat(2_000),
        "casei ".repeat(600),
        "é".repeat(4_000),
        "não ".repeat(900),
        "1,5 ".repeat(900),
      ]
    ) {
      assert.ok(Array.isArray(await read(content)));
    }
  });

  await stack.close();
});
