import assert from "node:assert/strict";
import { readSchemaFiles } from "../../../local/migration/schema-files.ts";
import { project } from "../../support/snapshot.ts";
import { languageIn, proseIn } from "./language-in-sql.ts";

/** What stays of language in SQL: texts that users read, and how words are indexed for searching. */
const allowed: Record<string, string> = {
  "private.slot_words": "the words by which people ask for a slot: the synonyms of search",
  "private.search_text": "plurals that the Portuguese stemmer of the text search configuration does not know",
};

Deno.test("no schema file reads a sentence: no list of words, no verb forms, no patterns over words", async (t) => {
  const files = await readSchemaFiles(project.root);
  const found = files.flatMap(({ path, sql }) => languageIn(sql).map((reading) => ({ path, ...reading })));
  await t.step("nothing but what is allowed is found", () => {
    assert.deepEqual(found.filter(({ where }) => !(where in allowed)), []);
  });
  await t.step("what is allowed is still there", () => {
    assert.deepEqual(Object.keys(allowed).filter((name) => !found.some(({ where }) => where === name)), []);
  });
});

/** Sentences and words that SQL composes all the same. */
const composed: Record<string, string> = {
  "private.slot_words": "the synonyms of search, as above",
  "private.person_words": "the words by which a search finds who has a birthday",
  "private.note_beside_person": "contents of facts, of which this transaction decides which are new",
  "private.save_item": "the name of a field in messages of errors",
  "private.enrich_item": "the same",
  "private.changed_item": "the same",
  "private.account_label": "a name by which people choose between an account and a card of one bank",
  "private.read_call": "what a template says where a read failed",
  "private.category_name": "the names by which people delete or change a budget",
};

Deno.test("no schema file composes a sentence: SQL returns structure, TypeScript words it", async (t) => {
  const files = await readSchemaFiles(project.root);
  const found = files.flatMap(({ path, sql }) => proseIn(sql).map((reading) => ({ path, ...reading })));
  await t.step("nothing but what is listed is found", () => {
    assert.deepEqual(found.filter(({ where }) => !(where in composed)), []);
  });
  await t.step("what is listed is still there", () => {
    assert.deepEqual(Object.keys(composed).filter((name) => !found.some(({ where }) => where === name)), []);
  });
});

Deno.test("proseIn() finds sentences and lets messages of errors be", () => {
  const prose = `create function f(x text) returns text language sql as $$ select 'Você disse ' || x $$`;
  assert.deepEqual(proseIn(prose).map(({ where }) => where), ["f"]);
  const refusal = `create function f() returns void language plpgsql as $$ begin
    perform private.raise(400, 'empty', format('Falta dizer o que é de %s.', x));
  end $$`;
  assert.deepEqual(proseIn(refusal), []);
});

Deno.test("languageIn() finds what SQL used to read sentences by", () => {
  const readings = [
    String.raw`create function f(x text) returns boolean language sql as $$ select x ~ '\m(tom(a|ar|ou|ando))\M' $$`,
    String.raw`create function f(x text) returns boolean language sql as $$ select x ~ '\mremedio' $$`,
    `create function f(x text) returns boolean language sql as $$ select x ~* '(divorci|casad|separad)' $$`,
    `create function f(x text) returns text language sql as $$ select regexp_replace(x, '(conta|fatura|boleto)', '', 'g') $$`,
    `create function f(x text) returns boolean language sql as $$ select x in ('moro', 'morei', 'vivo', 'mudei') $$`,
    `insert into private.verb_forms (form, verb) values ('trabalhei', 'trabalhar'), ('trabalhou', 'trabalhar'), ('gostando', 'gostar')`,
    `create function f() returns text[] language sql as $$ select array['mãe', 'irmão', 'avô'] $$`,
  ];
  for (const sql of readings) assert.notDeepEqual(languageIn(sql), [], sql);
});

Deno.test("languageIn() leaves codes, formats and sentences alone", () => {
  const fine = [
    `create table t (kind text check (kind in ('food', 'transport', 'health', 'entertainment', 'shopping', 'housing')))`,
    `create function f(x text) returns boolean language sql as $$ select x ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' $$`,
    `create function f() returns void language sql as $$ select private.raise(400, 'future_date', 'Essa data ainda não chegou.') $$`,
    `create function f(x text) returns boolean language sql as $$ select x ~* '^https?://\\S+$' $$`,
    `comment on function f() is 'moro, morei, mudei'`,
  ];
  for (const sql of fine) assert.deepEqual(languageIn(sql), [], sql);
});
