import assert from "node:assert/strict";
import { startDatabaseLine } from "../../support/faults/database-line.ts";
import { expireLease, type Person } from "../../support/faults/person.ts";
import { type Combination, runCombinations } from "../../support/faults/run-combinations.ts";
import { severalAtOnce } from "../../support/faults/several-at-once.ts";
import { CALLS, MODEL_STEPS, type Scene, SCENES } from "../../support/faults/scenes.ts";
import { startFaults } from "../../support/faults/start-faults.ts";
import { startInstanceOn } from "../../support/function-instance.ts";
import { postgresTest } from "../../support/template.ts";

/** What the person does whose connection broke: says it again, and in turn one of the others. */
const SAID_AGAIN = "said again";
const OTHER_MOVES = ["stopped", "left"] as const;

/** Turns that one instance holds. The first must not reach its time limit before the last has come to its step. */
const AT_ONCE = 24;

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
  let killed = Promise.withResolvers<void>();

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
  const prepared = await severalAtOnce(turns, async (turn) => ({ ...turn, person: await world.person(turn.scene) }));
  const held = [];
  for (let at = 0; at < prepared.length; at += AT_ONCE) {
    killed = Promise.withResolvers<void>();
    const victim = await startInstanceOn(line, world.stack, world.env);
    held.push(...await Promise.all(prepared.slice(at, at + AT_ONCE).map((turn) => holdAt(turn, victim.url))));
    await victim.kill();
    killed.resolve();
  }
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
  await line.close();
});

/** Sends the message of a turn to an instance. Resolves when the turn has come to where it is held. */
async function holdAt<Turn extends HeldTurn & { person: Person }>(turn: Turn, url: string) {
  const id = crypto.randomUUID();
  const reached = new Promise<void>((resolve) => turn.hold(turn.person, resolve));
  const ended = turn.person.send(turn.scene.struck, id, [], url);
  await Promise.race([
    reached,
    ended.then((answer) => assert.fail(`${turn.fault} × ${turn.step} was answered: ${answer?.status} ${answer?.text}`)),
  ]);
  return { ...turn, id, ended };
}
