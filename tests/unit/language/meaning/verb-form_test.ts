import assert from "node:assert/strict";
import { readVerbForm } from "../../../../shared/language/meaning/verb-form.ts";

Deno.test("readVerbForm() tells how a form of the belief's verb tells", () => {
  const forms = {
    "toma tomo": "present",
    "toma tomando": "present",
    "toma tomava": "imperfect",
    "mora morei": "past",
    "mora morar": "infinitive",
    "e sou": "present",
    "e era": "imperfect",
    "e fui": "past",
    "e fosse": "unreal",
    "tem tinha": "imperfect",
    "esta tava": "imperfect",
  };
  for (const [words, form] of Object.entries(forms)) {
    const [verb, word] = words.split(" ") as [string, string];
    assert.equal(readVerbForm(verb, word)?.form, form, words);
  }
});

Deno.test("readVerbForm() tells which forms may be the first person", () => {
  const may = (verb: string, word: string) => readVerbForm(verb, word)!.isFirstPerson;
  assert.deepEqual([may("tem", "tenho"), may("toma", "tomo"), may("toma", "tomando")], [true, true, true]);
  assert.deepEqual([may("tem", "tem"), may("toma", "toma")], [false, false]);
});

Deno.test("readVerbForm() knows no form of another verb", () => {
  for (const [verb, word] of [["toma", "tomate"], ["e", "tenho"], ["mora", "namorar"], ["gosta", "agosto"]] as const) {
    assert.equal(readVerbForm(verb, word), null, word);
  }
});
