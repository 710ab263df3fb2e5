import assert from "node:assert/strict";
import type { Person } from "../../support/faults/person.ts";
import { type Combination, runCombinations } from "../../support/faults/run-combinations.ts";
import { type SceneName, SCENES } from "../../support/faults/scenes.ts";
import { slowly } from "../../support/faults/scripted-model.ts";
import { startFaults } from "../../support/faults/start-faults.ts";
import { postgresTest } from "../../support/template.ts";

/** Turns of each kind, as a stream. */
const STEPS: SceneName[] = [
  "an answer",
  "an offer",
  "a read",
  "a write on words",
  "a yes",
  "a yes by button",
  "a yes among more",
  "a planner's action",
  "five steps",
];

postgresTest(
  "wherever in its answer a client leaves, the turn is finished and stored, and who resumes or repeats it gets all of it",
  async () => {
    const world = await startFaults();
    const prepared = async (step: SceneName) => {
      const person = await world.person(SCENES[step]);
      person.script.send = slowly;
      return { person, id: crypto.randomUUID() };
    };
    const leaving = (step: SceneName, chunks: number): Combination => ({
      fault: `leaves after ${chunks} chunks`,
      step,
      async run() {
        const { person, id } = await prepared(step);
        const turns = await person.turnsAtRest();
        assert.equal(await readSome(person, id, chunks), chunks);
        const words = await person.resume();
        const { text, button } = person.scene.struck;
        if (button === undefined) person.accepted.set(id, text);
        assert.deepEqual(await person.turnsAtRest(), [...turns, "completed"], "it is finished without a reader");
        await person.recover(id);
        if (words !== null) assert.equal(words, await storedWords(person), "whoever resumes it is told all of it");
      },
    });
    const combinations: Combination[] = [];
    for (const [at, step] of STEPS.entries()) {
      const { person, id } = await prepared(step);
      const all = await readSome(person, id, Infinity);
      // Every second chunk; of the next kind of turn the others.
      for (let chunks = at % 2; chunks < all; chunks += 2) combinations.push(leaving(step, chunks));
    }
    await runCombinations("clients that leave", combinations);
    await world.close();
  },
);

/** What the struck turn was answered with. */
async function storedWords({ stack, conversation, scene: { before } }: Person): Promise<string> {
  const [stored] = await stack.sql<{ parts: { type: string; text: string }[] }>(
    `select answer #> '{message,parts}' as parts from public.turns
     where conversation_id = $1 order by created_at offset $2 limit 1`,
    [conversation.id, before.length],
  );
  return stored!.parts.flatMap(({ type, text }) => type === "text" ? [text] : []).join("");
}

/** Reads so many chunks of the answer and leaves: how many there were. */
async function readSome(person: Person, id: string, most: number): Promise<number> {
  const { stack: { url, publishableKey }, user: { token }, scene: { struck } } = person;
  const response = await fetch(`${url}/functions/v1/chat`, {
    method: "POST",
    headers: { "Content-Type": "application/json", apikey: publishableKey, Authorization: `Bearer ${token}` },
    body: JSON.stringify(person.body(struck, id)),
  });
  assert.equal(response.status, 200);
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let read = "";
  const chunks = () => read.split("\n\n").length - 1;
  while (chunks() < most) {
    const { value, done } = await reader.read();
    if (done) return chunks();
    read += value;
  }
  await reader.cancel();
  return most;
}
