import assert from "node:assert/strict";
import { oneOfEach, parseInTurn } from "../../../shared/http/long-bodies.ts";

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Work that ends when it is told to. */
function held() {
  const ends: (() => void)[] = [];
  const begun: string[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.push(() => resolve(name)));
  };
  return { ends, begun, work };
}

Deno.test("oneOfEach() receives one body of each person, whatever others send", async () => {
  const { ends, begun, work } = held();
  const [ana, bia] = ["ana", "bia"].map((name) => oneOfEach(name, work(name)));
  await assert.rejects(oneOfEach("ana", work("ana")), { status: 429 });
  assert.deepEqual(begun, ["ana", "bia"]);
  for (const end of ends) end();
  assert.deepEqual(await Promise.all([ana, bia]), ["ana", "bia"]);
  await assert.rejects(oneOfEach("ana", () => Promise.reject(new Error("too long"))), /too long/);
  assert.equal(await oneOfEach("ana", () => Promise.resolve(1)), 1);
});

Deno.test("parseInTurn() parses two at once; who waits longest is next", async () => {
  const { ends, begun, work } = held();
  const all = ["a", "b", "c", "d"].map((name) => parseInTurn(work(name)));
  await settle();
  assert.deepEqual(begun, ["a", "b"]);
  ends[0]!();
  await settle();
  assert.deepEqual(begun, ["a", "b", "c"]);
  ends[1]!();
  await settle();
  for (const end of ends.slice(2)) end();
  assert.deepEqual(await Promise.all(all), ["a", "b", "c", "d"]);
});

Deno.test("parseInTurn() gives the turn on when parsing fails", async () => {
  for (let time = 0; time < 3; time++) {
    await assert.rejects(parseInTurn(() => Promise.reject(new Error("no JSON"))), /no JSON/);
  }
  assert.equal(await parseInTurn(() => Promise.resolve(1)), 1);
});
