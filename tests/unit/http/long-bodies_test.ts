import assert from "node:assert/strict";
import { readInTurn } from "../../../shared/http/long-bodies.ts";

const settle = () => new Promise((resolve) => setTimeout(resolve));

Deno.test("readInTurn() reads one body of each person, and two at once; who waits longest is next", async () => {
  const ends: (() => void)[] = [];
  const begun: string[] = [];
  const read = (owner: string) =>
    readInTurn(owner, () => {
      begun.push(owner);
      return new Promise<string>((resolve) => ends.push(() => resolve(owner)));
    });
  const [ana, bia, clara, dora] = ["ana", "bia", "clara", "dora"].map(read);
  await assert.rejects(read("ana"), { status: 429 });
  assert.deepEqual(begun, ["ana", "bia"]);
  ends[0]!();
  assert.equal(await ana, "ana");
  await settle();
  assert.deepEqual(begun, ["ana", "bia", "clara"]);
  ends[1]!();
  ends[2]!();
  assert.deepEqual(await Promise.all([bia, clara]), ["bia", "clara"]);
  await settle();
  ends[3]!();
  assert.equal(await dora, "dora");
  const again = read("ana");
  await settle();
  ends[4]!();
  assert.equal(await again, "ana");
});

Deno.test("readInTurn() gives the turn on when reading fails", async () => {
  for (let time = 0; time < 3; time++) {
    await assert.rejects(readInTurn("ana", () => Promise.reject(new Error("too long"))), /too long/);
  }
  assert.equal(await readInTurn("ana", () => Promise.resolve(1)), 1);
});
