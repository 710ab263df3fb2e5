import assert from "node:assert/strict";
import type { ChatAnswer } from "../../support/chat.ts";
import { geminiSilence } from "../../support/fake-gemini.ts";
import { DATABASE_FAULTS, type LineFault } from "../../support/faults/database-line.ts";
import { type Combination, runCombinations } from "../../support/faults/run-combinations.ts";
import { CALLS, MODEL_STEPS, type Scene, SCENES } from "../../support/faults/scenes.ts";
import { type FaultyWorld, startFaults } from "../../support/faults/start-faults.ts";
import { postgresTest } from "../../support/template.ts";

postgresTest(
  "at whatever moment a turn is stopped, it ends, what was done is told, and the conversation goes on",
  async () => {
    const world = await startFaults();
    await runCombinations("stopping", [...atCalls(world), ...atModel(world), ...whileItIsAsked(world)]);
    await world.close();
  },
);

/** Stopped by another client while a call of the database is on its way. */
function atCalls({ line, person }: FaultyWorld): Combination[] {
  return Object.entries(CALLS).flatMap(([step, [scene, rpc]]) =>
    [false, true].map((done): Combination => ({
      fault: done ? "once the database did it" : "before the database does it",
      step,
      async run() {
        const somebody = await person(SCENES[scene] as Scene);
        const id = crypto.randomUUID();
        let stopped: Promise<boolean> | undefined;
        line.strike(somebody.user.token, rpc, stopping(done, () => stopped ??= somebody.stop()), 1);
        await somebody.meet(id, () => stopped !== undefined);
        await stopped;
        await somebody.recoverStopped(id);
      },
    }))
  );
}

/** Has the turn hear of it before it goes on, where it may. */
function stopping(done: boolean, stop: () => Promise<boolean>): LineFault {
  return async ({ forward, answer }) => {
    const result = done ? await forward() : null;
    await stop();
    await new Promise((resolve) => setTimeout(resolve, 200));
    answer(result ?? await forward());
  };
}

/** Stopped while the model thinks. */
function atModel({ person }: FaultyWorld): Combination[] {
  return Object.entries(MODEL_STEPS).map(([step, [scene, number]]): Combination => ({
    fault: "while the model thinks",
    step,
    async run() {
      const somebody = await person(SCENES[scene] as Scene);
      const { script, scene: { struck: { text } } } = somebody;
      let stopped: Promise<boolean> | undefined;
      const fault = () => {
        stopped ??= somebody.stop();
        return geminiSilence();
      };
      const strike = { text, step: number, fault, times: Infinity, struck: 0 };
      script.strike = strike;
      const id = crypto.randomUUID();
      await somebody.meet(id, () => strike.struck > 0);
      assert.equal(await stopped, true);
      script.strike = undefined;
      await somebody.recoverStopped(id);
    },
  }));
}

/** The wish itself meets with a fault of the database. */
function whileItIsAsked({ line, person }: FaultyWorld): Combination[] {
  return Object.entries(DATABASE_FAULTS).map(([name, [fault, times]]): Combination => ({
    fault: `when the database ${name}`,
    step: "the wish to stop",
    async run() {
      const somebody = await person(SCENES["a long answer"]);
      const { user: { token }, scene: { struck } } = somebody;
      line.strike(token, "stop_turn", fault, times);
      const id = crypto.randomUUID();
      const answer: Promise<ChatAnswer | null> = somebody.send(struck, id);
      await new Promise((resolve) => setTimeout(resolve, 100));
      await somebody.stop();
      await answer;
      await somebody.recoverStopped(id);
    },
  }));
}
