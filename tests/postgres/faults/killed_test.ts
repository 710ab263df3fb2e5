import assert from "node:assert/strict";
import { startDatabaseLine } from "../../support/faults/database-line.ts";
import { expireLease, type Person } from "../../support/faults/person.ts";
import { type Combination, runCombinations } from "../../support/faults/run-combinations.ts";
import { CALLS, MODEL_STEPS, type Scene, SCENES } from "../../support/faults/scenes.ts";
import { startFaults } from "../../support/faults/start-faults.ts";
import { startInstanceOn } from "../../support/function-instance.ts";
import { postgresTest } from "../../support/template.ts";

/** What the person does whose connection broke: says it again, and in turn one of the others. */
const SAID_AGAIN = "said again";
const OTHER_MOVES = ["stopped", "left"] as const;

/** A turn that an instance has come so far with. */
interface HeldTurn {
  fault: string;
  step: string;
  scene: Scene;
  /** Has it stop there: `reached` is called when it has. */
  hold(person: Person, reached: () => void): void;
}

postgresTest("an instance that is killed with turns at every step leaves each of them to be taken over", async () => {
  const world = await startFaults();
  const line = await startDatabaseLine();
  line.connect(world.stack.url);
  const killed = Promise.withResolvers<void>();
  const victim = await startInstanceOn(line, world.stack, world.env);

  // No turn waits until its chunks are kept.
  const calls = Object.entries(CALLS).filter(([, [, rpc]]) => rpc !== "append_chunks");
  const atCalls = calls.flatMap(([step, [scene, rpc]]) =>
    [false, true].map((done): HeldTurn => ({
      fault: done ? "killed once the database did it" : "killed before the database did it",
      step,
      scene: SCENES[scene],
      hold: ({ user: { token } }, reached) =>
        void line.strike(token, rpc, async ({ forward }) => {
          if (done) await forward();
          reached();
          await killed.promise;
        }, 1),
    }))
  );
  const atModel = Object.entries(MODEL_STEPS).map(([step, [scene, number]]): HeldTurn => ({
    fault: "killed while the model answers",
    step,
    scene: SCENES[scene],
    hold({ script, scene: { struck: { text } } }, reached) {
      const fault = () => () => {
        reached();
        return killed.promise.then(() => new Response());
      };
      script.strike = { text, step: number, fault, times: 1, struck: 0 };
    },
  }));

  const turns = [...atCalls, ...atModel].flatMap((turn, index) =>
    [SAID_AGAIN, OTHER_MOVES[(index >> 1) % 2]].map((move) => ({ ...turn, move, fault: `${turn.fault}, and ${move}` }))
  );
  const prepared = await Promise.all(turns.map(async (turn) => ({ ...turn, person: await world.person(turn.scene) })));
  const held = await Promise.all(prepared.map(async ({ person, hold, ...turn }) => {
    const id = crypto.randomUUID();
    const reached = new Promise<void>((resolve) => hold(person, resolve));
    const ended = person.send(turn.scene.struck, id, [], victim.url);
    await Promise.race([
      reached,
      ended.then((answer) =>
        assert.fail(`${turn.fault} × ${turn.step} was answered: ${answer?.status} ${answer?.text}`)
      ),
    ]);
    return { ...turn, person, id, ended };
  }));
  await victim.kill();
  killed.resolve();
  const combinations = held.map(({ fault, step, move, person, id, ended }): Combination => ({
    fault,
    step,
    async run() {
      assert.equal((await ended)?.status, undefined, "the client sees its connection break");
      if (move === SAID_AGAIN) return await person.recover(id);
      await expireLease(person.stack, person.conversation);
      if (move === "left") return await person.leave(id);
      await person.stop();
      await person.recoverStopped(id);
    },
  }));
  await runCombinations("an instance that is killed", combinations);
  await world.close();
  await victim.close();
});
