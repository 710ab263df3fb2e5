import { DATABASE_FAULTS } from "../../support/faults/database-line.ts";
import { type Combination, runCombinations } from "../../support/faults/run-combinations.ts";
import { CALLS, type Scene, SCENES } from "../../support/faults/scenes.ts";
import { startFaults } from "../../support/faults/start-faults.ts";

Deno.test("whatever the database does at whatever call, nothing is lost, done twice or stuck", async () => {
  const world = await startFaults();
  const combinations = Object.entries(DATABASE_FAULTS).flatMap(([fault, strikes]) =>
    Object.entries(CALLS).map(([step, [scene, rpc]]): Combination => ({
      fault,
      step,
      run: () => {
        const whole: Scene = SCENES[scene];
        // The model is told that it broke and that nothing is written, and says so.
        const isTold = strikes === DATABASE_FAULTS["is broken (500)"] && rpc === "run_tool";
        return world.strikeCall(isTold ? { ...whole, tells: /./, leaves: {} } : whole, rpc, strikes);
      },
    }))
  );
  await runCombinations("the database", combinations);
  await world.close();
});
