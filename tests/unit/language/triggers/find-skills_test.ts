import assert from "node:assert/strict";
import {
  crisisExclusions,
  crisisOthersPatterns,
  crisisPatterns,
  distressPatterns,
} from "../../../../shared/language/crisis/crisis-patterns.ts";
import { patternOf } from "../../../../shared/language/triggers/expressions.ts";
import { triggerLists } from "../../../../shared/language/triggers/find-headings.ts";
import { findSkills, normalizeForSkills } from "../../../../shared/language/triggers/find-skills.ts";

const LONGEST_LINE = 120;
const FILES = [
  ...Object.keys(triggerLists).map((owner) => `triggers/${owner}.ts`),
  "triggers/first-names.ts",
  "crisis/crisis-patterns.ts",
];

for (const file of FILES) {
  Deno.test(`no line of ${file} is longer than ${LONGEST_LINE} characters`, async () => {
    const text = await Deno.readTextFile(new URL(`../../../../shared/language/${file}`, import.meta.url));
    assert.deepEqual(text.split("\n").filter((line) => line.length > LONGEST_LINE), []);
  });
}

/** Whether parts that exclude each other stand in parentheses, and nothing but the notation is used. */
function isOneExpression(line: string): boolean {
  let outside = line;
  while (/\([^()]*\)/.test(outside)) outside = outside.replaceAll(/\([^()]*\)/g, "");
  return !/[()|]/.test(outside) && /^[a-z\d$^~?!*. |()<>]+$/.test(line);
}

for (const [owner, headings] of Object.entries(triggerLists)) {
  Deno.test(`each line of the lists of ${owner} is one expression, and none stands twice under a heading`, () => {
    for (const { name, expressions } of headings ?? []) {
      assert.ok(expressions.length > 0, name);
      assert.equal(new Set(expressions).size, expressions.length, name);
      assert.deepEqual(expressions.filter((line) => !isOneExpression(line)), [], name);
    }
  });

  Deno.test(`the lists of ${owner} have no expression that matches nothing at all`, () => {
    for (const expression of (headings ?? []).flatMap(({ expressions }) => expressions)) {
      assert.doesNotMatch("+ +", new RegExp(`\\b(?:${patternOf(expression)})\\b`), expression);
    }
  });
}

Deno.test("no two headings of an owner have one name, by which the word model knows them", () => {
  for (const headings of Object.values(triggerLists)) {
    const names = headings.map(({ name }) => name);
    assert.equal(new Set(names).size, names.length);
  }
});

Deno.test("the lists of crisis are regular expressions", () => {
  for (const source of [...crisisPatterns, ...crisisOthersPatterns, ...distressPatterns, ...crisisExclusions]) {
    assert.doesNotMatch("", new RegExp(`\\b(?:${source})\\b`));
  }
});

const found = (message: string) => findSkills(normalizeForSkills(message)).map(({ skill }) => skill as string);

const MEANT: [message: string, skill: string][] = [
  ["o que você acha disso?", "counselor"],
  ["e você, o que acha dessa história toda?", "counselor"],
  ["tive um conflito com ela", "counselor"],
  ["tive um desentendimento com ele ontem", "counselor"],
  ["meu time tá desmotivado", "professional"],
  ["minha equipe tá desanimada com as metas", "professional"],
];
for (const [message, skill] of MEANT) {
  Deno.test(`findSkills() finds ${skill} in '${message}'`, () => {
    assert.ok(found(message).includes(skill), found(message).join());
  });
}

for (const message of ["renda os pontos", "renda de bilro"]) {
  Deno.test(`findSkills() finds no money in '${message}'`, () => {
    assert.ok(!found(message).includes("finance"));
  });
}

Deno.test("findSkills() finds what stands anywhere in a long message", () => {
  const chatter = "fui passear no parque com o cachorro e o dia tava lindo. ";
  for (const before of [0, 3, 10]) {
    assert.deepEqual(found(chatter.repeat(before) + "Gastei 50 reais no mercado. " + chatter.repeat(5)), ["finance"]);
  }
});
