import fc from "fast-check";
import { DATABASE_FAULTS, type DatabaseFault } from "../../support/faults/database-line.ts";
import { type Combination, ENGINE, runCombinations } from "../../support/faults/run-combinations.ts";
import { CALLS, type Scene, type SceneName, SCENES } from "../../support/faults/scenes.ts";
import { startFaults } from "../../support/faults/start-faults.ts";

// On PGlite half as many: most is the functions' own concern. To look for more: another seed, more turns.
const SEED = Number(Deno.env.get("FAULTS_SEED") ?? 20261122);
const TURNS = Number(Deno.env.get("FAULTS_TURNS") ?? (ENGINE === "PGlite" ? 20 : 40));

/** What meets with faults, by scene. */
const RPCS = Map.groupBy(Object.values(CALLS), ([scene]) => scene);

interface StruckTurn {
  scene: SceneName;
  strikes: { rpc: string; fault: DatabaseFault }[];
}

/** Seen before. */
const KNOWN: StruckTurn[] = [{
  scene: "a no",
  strikes: [
    { rpc: "close_turn", fault: "did it and drops the connection in its answer" },
    { rpc: "close_turn", fault: "is broken (500)" },
  ],
}];

const struckTurn: fc.Arbitrary<StruckTurn> = fc.constantFrom(...RPCS.keys()).chain((scene) =>
  fc.record({
    scene: fc.constant<SceneName>(scene),
    strikes: fc.uniqueArray(
      fc.record({
        rpc: fc.constantFrom(...new Set(["open_turn", ...RPCS.get(scene)!.map(([, rpc]) => rpc), "close_turn"])),
        fault: fc.constantFrom(...Object.keys(DATABASE_FAULTS) as DatabaseFault[]),
      }),
      { minLength: 2, maxLength: 4, selector: ({ rpc, fault }) => `${rpc} ${fault}` },
    ),
  })
);

Deno.test("however many faults a turn meets with one after the other, nothing is lost, done twice or stuck", async () => {
  const world = await startFaults();
  const turns = [...KNOWN, ...fc.sample(struckTurn, { seed: SEED, numRuns: TURNS })];
  const combinations = turns.map(({ scene, strikes }, number): Combination => ({
    fault: `${strikes.length} in a row`,
    step: scene,
    detail: `turn ${number}, ${strikes.map(({ rpc, fault }) => `${rpc} ${fault}`).join(", ")}`,
    async run() {
      const whole: Scene = SCENES[scene];
      // The model is told of a tool that broke, and says so.
      const isTold = strikes.some(({ rpc, fault }) => rpc === "run_tool" && fault === "is broken (500)");
      const person = await world.person(isTold ? { ...whole, tells: /./ } : whole);
      for (const { rpc, fault } of strikes) {
        const [does, times] = DATABASE_FAULTS[fault];
        world.line.strike(person.user.token, rpc, does, times);
      }
      const id = crypto.randomUUID();
      await person.say(whole.struck, id);
      world.line.mend(person.user.token);
      await person.recover(id, isTold ? [whole.leaves, {}] : undefined);
    },
  }));
  await runCombinations("several faults", combinations);
  await world.close();
});
