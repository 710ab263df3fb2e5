import { DATABASE_FAULTS } from "../../support/faults/database-line.ts";
import { type Combination, runCombinations } from "../../support/faults/run-combinations.ts";
import { type Scene, type SceneName, SCENES } from "../../support/faults/scenes.ts";
import { startFaults } from "../../support/faults/start-faults.ts";

/** Each kind of call of the database in a turn, by the scene and the rpc. */
const STEPS: Record<string, [SceneName, string]> = {
  "opening": ["an answer", "open_turn"],
  "opening by a button": ["a yes by button", "open_turn"],
  "a read": ["a read", "run_tool"],
  "a write on words": ["a write on words", "run_tool"],
  "looking up an offer": ["an offer", "prepare_calls"],
  "a yes": ["a yes", "confirm_pending_action"],
  "a yes by button": ["a yes by button", "confirm_pending_action"],
  "a yes among more": ["a yes among more", "confirm_pending_action"],
  "the yes to a correction": ["a correction", "prepare_calls"],
  "an undo": ["an undo", "undo_last_write"],
  "a list": ["a list", "run_tool"],
  "closing an answer": ["an answer", "close_turn"],
  "closing an offer": ["an offer", "close_turn"],
  "closing a planner's offer": ["a planner's action", "close_turn"],
  "closing a write on words": ["a write on words", "close_turn"],
  "closing a yes": ["a yes", "close_turn"],
  "closing a yes by button": ["a yes by button", "close_turn"],
  "closing a no": ["a no", "close_turn"],
  "closing a no by button": ["a no by button", "close_turn"],
  "closing a correction": ["a correction of what is saved", "close_turn"],
  "closing an undo": ["an undo", "close_turn"],
};

Deno.test("whatever the database does at whatever call, nothing is lost, done twice or stuck", async () => {
  const world = await startFaults();
  const combinations = Object.entries(DATABASE_FAULTS).flatMap(([fault, strikes]) =>
    Object.entries(STEPS).map(([step, [scene, rpc]]): Combination => ({
      fault,
      step,
      async run() {
        const whole: Scene = SCENES[scene];
        // The model is told that it broke and that nothing is written, and says so.
        const isTold = strikes === DATABASE_FAULTS["is broken (500)"] && rpc === "run_tool";
        const person = await world.person(isTold ? { ...whole, leaves: {} } : whole);
        const { token } = person.user;
        const struck = world.line.strike(token, rpc, strikes, 1);
        const id = crypto.randomUUID();
        await person.meet(id, () => struck() === 1);
        world.line.mend(token);
        await person.recover(id);
      },
    }))
  );
  await runCombinations("the database", combinations);
  await world.close();
});
