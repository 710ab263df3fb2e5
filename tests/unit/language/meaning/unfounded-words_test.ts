import assert from "node:assert/strict";
import fc from "fast-check";
import { saidTokensIn, unfoundedNumbers, unfoundedWords } from "../../../../shared/language/meaning/unfounded-words.ts";
import { type FiledBelief, isStrayKey, unfoundedFiling } from "../../../../shared/memory/unfounded-filing.ts";

const TODAY = "2026-11-22";
const unfounded = (text: string, ...said: string[]) => unfoundedWords(text, [saidTokensIn(said, TODAY)]);

Deno.test("unfoundedWords() gives the names and numbers that nobody said", () => {
  for (
    const [content, source, expected] of [
      ["Mora em Curitiba", "moro em curitiba", []],
      ["Mora em Paris", "moro longe", ["Paris"]],
      ["Trabalha no SAMU com a Elza", "trabalho no samu", ["Elza"]],
      ["Tem três gatos", "tenho 3 gatos", []],
      ["Tem 3 gatos", "tenho uns gatos", ["3"]],
      ["Quer juntar R$ 5.000", "quero juntar 5 mil", []],
      ["Nasceu em 1990", "nasci em 90", []],
      ["Paga aluguel", "aluguel", []],
      ["Paga. Mora longe", "pago, moro longe", []],
      ["Adora o Clube d'Água", "amo o clube", ["Água"]],
      ["Guarda US$ 50", "guardei 50 dólares", []],
    ] as [string, string, string[]][]
  ) assert.deepEqual(unfounded(content, source), expected, content);
});

Deno.test("unfoundedWords() knows first names at the start of a sentence and in small letters", () => {
  assert.deepEqual(unfounded("Júlia é irmã dela", "minha irmã mora longe"), ["Júlia"]);
  assert.deepEqual(unfounded("mora com a júlia", "moro com ela"), ["júlia"]);
  assert.deepEqual(unfounded("Mora com a Júlia", "moro com a julia"), []);
});

Deno.test("unfoundedWords() reads numbers in every form", () => {
  for (
    const [content, source, expected] of [
      ["Toma ½ comprimido", "tomo um comprimido", ["2"]],
      ["Toma ½ comprimido", "tomo 1/2 comprimido", []],
      ["É da turma Ⅷ", "sou da turma", ["VIII"]],
      ["Ganha ９.０００", "ganho 5.000", ["9.000"]],
      ["Ganha ٩٠٠٠", "ganho 9 mil", []],
      ["A senha é girassol43", "a senha é girassol42", ["43"]],
      ["A senha é girassol42", "a senha é girassol42", []],
      ["Ganha R$ 9", "ganho R$ 9.000", ["9"]],
      ["Ganha R$ 2.000", "ganho dois mil e quinhentos", ["2.000"]],
      ["Paga R$ 20", "paguei vintão", []],
      ["Medita 30 minutos", "medito meia hora", []],
      ["Tem 1 filho", "tenho um filho", []],
      ["Telefone (11) 99999-1234", "meu número é 11 99999 1234", []],
      ["11999991234", "meu número é (11) 99999-1234", []],
      ["11999991235", "meu número é (11) 99999-1234", ["11999991235"]],
    ] as [string, string, string[]][]
  ) assert.deepEqual(unfounded(content, source), expected, `${content} ← ${source}`);
});

Deno.test("unfoundedWords() knows a date in any wording, and takes its year from when it was said", () => {
  for (
    const [content, source, expected] of [
      ["Faz aniversário em 12/03", "meu niver é 12 de março", []],
      ["--03-12", "nasci em doze de março", []],
      ["2027-03-12", "caso dia 12 de março", []],
      ["2026-11-23", "a consulta é amanhã", []],
      ["Consulta em 23/11/2026 às 15:00", "consulta amanhã às 3 da tarde", []],
      ["Aula às 14:30", "a aula é 14h30", []],
      ["Caminha às 5h30", "caminho às 5 e meia da manhã", []],
      ["2026-12-25", "no natal vou pra Salvador", []],
      ["2027-01-01", "ano novo na praia", []],
      ["2017-11-21", "o Léo fez 9 ontem", []],
      ["2016-11-21", "o Léo fez 9 ontem", []],
      ["2024", "faz 2 dias", ["2024"]],
      ["Casou em 2025", "casei ano passado", []],
      ["Casa em 2027", "aceitei!", ["2027"]],
      ["2026-11-24", "a consulta é amanhã", ["24"]],
      ["--04-12", "nasci em doze de março", ["04"]],
      ["2031-03-12", "caso dia 12 de março", ["2031"]],
    ] as [string, string, string[]][]
  ) assert.deepEqual(unfounded(content, source), expected, `${content} ← ${source}`);
});

Deno.test("unfoundedWords() finds words in any of the sources", () => {
  assert.deepEqual(unfounded("Casou com o Caio em 2019", "casei com ele", "Caio, namorado", "2019"), []);
});

Deno.test("unfoundedWords() finds nothing unfounded in a text that was said, and never throws", () => {
  const text = fc.string({ unit: "grapheme", maxLength: 60 });
  fc.assert(
    fc.property(text, text, (one, other) => {
      unfounded(one, other);
      assert.deepEqual(unfounded(one, one), [], JSON.stringify(one));
    }),
    { numRuns: 2000 },
  );
});

Deno.test("unfoundedWords() finds every number that differs", () => {
  fc.assert(fc.property(fc.integer({ min: 32, max: 99999 }), fc.integer({ min: 32, max: 99999 }), (said, written) => {
    fc.pre(
      said !== written && written % 100 !== said && said % 100 !== written && ![2025, 2026, 2027].includes(written),
    );
    assert.equal(unfounded(`Tem ${written} livros`, `tenho ${said} livros`).length, 1);
  }));
});

Deno.test("unfoundedFiling() compares key and value with what was said", () => {
  const filed = (told: FiledBelief, said: string) => unfoundedFiling(told, [saidTokensIn([said], TODAY)]);
  for (
    const [told, said] of [
      [{ content: "É alérgica a camarão", slot: "allergy", key: "camarão" }, "sou alérgica a camarões"],
      [{ content: "Está grávida", slot: "condition", key: "gravidez" }, "tô esperando um bebê"],
      [{ content: "Parou de fumar", slot: "habit", key: "fumar", value: null }, "larguei o cigarro"],
      [{ content: "Lê toda noite", slot: "habit", key: "ler" }, "leio toda noite"],
      [{ content: "Está noiva", slot: "marital_status", value: "noiva" }, "aceitei!"],
      [
        { content: "Torce pro Sport", slot: "likes", key: "time de futebol", value: "Sport" },
        "sou Sport desde criança",
      ],
      [{ content: "Mede 1,70 m", slot: "height", value: "170" }, "tenho 1,70"],
      [{ content: "Ganha R$ 9.000", slot: "income", value: "9000" }, "ganho 9 mil"],
      [{ content: "Quer emagrecer", slot: "goal", key: "emagrecer", value: "open" }, "quero emagrecer"],
      [{ content: "Nasceu em março", slot: "birthday", value: "--03-12" }, "nasci 12/03"],
      [{ content: "Mora em Curitiba", slot: "residence", value: "Curitiba" }, "me mudei pra curitiba"],
    ] as [FiledBelief, string][]
  ) assert.deepEqual(filed(told, said), [], told.content);
  for (
    const [told, said, expected] of [
      [{ content: "Ganha bem", slot: "income", value: "R$ 9.000" }, "ganho bem", ["9.000"]],
      [{ content: "Mora longe", slot: "residence", value: "paris" }, "moro longe", ["paris"]],
      [{ content: "Mede 1,70 m", slot: "height", value: "180" }, "tenho 1,70", ["180"]],
      [{ content: "Tem irmã", slot: "relationship", key: "Júlia", value: "irmã" }, "tenho irmã", ["Júlia"]],
    ] as [FiledBelief, string, string[]][]
  ) assert.deepEqual(filed(told, said), expected, told.content);
});

Deno.test("isStrayKey() tells a key in other words from one about something else", () => {
  const stray = (told: FiledBelief, said: string) => isStrayKey(told, [saidTokensIn([said])]);
  for (
    const [told, said] of [
      [{ content: "É alérgica a camarão", slot: "allergy", key: "camarão" }, "sou alérgica a camarões"],
      [{ content: "Está grávida", slot: "condition", key: "gravidez" }, "tô esperando um bebê"],
      [{ content: "Parou com o cigarro", slot: "habit", key: "fumar" }, "não fumo mais"],
      [{ content: "Lê toda noite", slot: "habit", key: "ler" }, "leio toda noite"],
      [{ content: "É Sport", slot: "likes", key: "time de futebol", value: "Sport" }, "sou Sport desde criança"],
      [{ content: "Mora longe", slot: "residence", value: "longe" }, "moro longe"],
    ] as [FiledBelief, string][]
  ) assert.equal(stray(told, said), false, told.content);
  assert.ok(stray({ content: "Gosta de samba", slot: "likes", key: "camarão" }, "gosto de samba"));
});

Deno.test("unfoundedNumbers() takes 'as duas' of two who were named for no number", () => {
  const unsaid = (text: string) => unfoundedNumbers(text, [saidTokensIn(["briguei com a Marinalva, minha irmã"])]);
  assert.deepEqual(unsaid("Brigou com Marinalva, e as duas não se falam mais"), []);
  assert.deepEqual(unsaid("As duas filhas moram longe"), ["duas"]);
});
