import { DATABASE_FAULTS, type DatabaseFault } from "../../support/faults/database-line.ts";
import { type Combination, ENGINE, pickInRotation, runCombinations } from "../../support/faults/run-combinations.ts";
import { CALLS, type Scene, SCENES } from "../../support/faults/scenes.ts";
import { startFaults } from "../../support/faults/start-faults.ts";

const ALL = Object.keys(DATABASE_FAULTS) as DatabaseFault[];

/** Of these each call meets with some in turn: the functions cannot tell them apart. */
const ALIKE: { some: number; of: DatabaseFault[] }[] = [
  {
    some: 1,
    of: [
      "refuses (503)",
      "has no connection left (500)",
      "ends in a deadlock once (500)",
      "ends in deadlocks (500)",
      "is cut at its time (500)",
      "is behind a gateway's page (502)",
      "drops the connection once before it did it",
      "drops connections before it did it",
      "stalls and never does it",
    ],
  },
  {
    some: 2,
    of: [
      "did it and drops the connection once",
      "did it and drops connections",
      "did it and drops the connection in its answer",
      "did it and a gateway says it did not",
      "did it and stalls",
    ],
  },
];

/** On PGlite two in turn: most are the functions' own concern, whatever the engine. */
function faultsAt(call: number): DatabaseFault[] {
  if (ENGINE === "PGlite") return pickInRotation(ALL, 2, call);
  const alone = ALL.filter((name) => !ALIKE.some(({ of }) => of.includes(name)));
  return [...alone, ...ALIKE.flatMap(({ some, of }) => pickInRotation(of, some, call))];
}

Deno.test("whatever the database does at whatever call, nothing is lost, done twice or stuck", async () => {
  const world = await startFaults();
  const combinations = Object.entries(CALLS).flatMap(([step, [scene, rpc]], call) =>
    faultsAt(call).map((fault): Combination => ({
      fault,
      step,
      run: () => {
        const whole: Scene = SCENES[scene];
        // The model is told that it broke and that nothing is written, and says so.
        const isTold = fault === "is broken (500)" && rpc === "run_tool";
        return world.strikeCall(isTold ? { ...whole, tells: /./, leaves: {} } : whole, rpc, DATABASE_FAULTS[fault]);
      },
    }))
  );
  await runCombinations("the database", combinations);
  await world.close();
});
