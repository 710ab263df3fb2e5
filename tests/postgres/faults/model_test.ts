import {
  gemini,
  geminiBlockedPrompt,
  geminiCleanCut,
  geminiErrorInStream,
  geminiFinish,
  geminiGarbage,
  geminiHardCut,
  geminiLate,
  geminiSilence,
  geminiStatus,
} from "../../support/fake-gemini.ts";
import { type Combination, pickInRotation, runCombinations } from "../../support/faults/run-combinations.ts";
import { MODEL_STEPS, type Scene, SCENES } from "../../support/faults/scenes.ts";
import type { ModelFault } from "../../support/faults/scripted-model.ts";
import { SHORT_LIMITS, startFaults } from "../../support/faults/start-faults.ts";
import { postgresTest } from "../../support/template.ts";

const words = "Deixa eu ver.";

/** What the model does in place of a step, and how many times; a request is made again once or twice. */
const FAULTS: Record<string, [fault: ModelFault, times: number]> = {
  "says 503 once": [() => geminiStatus(503, { retryDelay: "0.01s" }), 1],
  "says 503 all along": [() => geminiStatus(503, { retryDelay: "0.01s" }), Infinity],
  "says 429 all along": [() => geminiStatus(429, { retryDelay: "0.02s" }), Infinity],
  "says 429 for long": [() => geminiStatus(429, { retryDelay: "41s" }), Infinity],
  "refuses the request": [() => geminiStatus(400), Infinity],
  "blocks the prompt": [() => geminiBlockedPrompt(), Infinity],
  "blocks its answer": [() => geminiFinish("SAFETY", { text: words }), Infinity],
  "stops without a word": [() => gemini(), Infinity],
  "sends garbage": [() => geminiGarbage(), Infinity],
  "floods": [() => gemini({ text: "blá ".repeat(12_000) }), Infinity],
  "ends cleanly in its words": [() => geminiCleanCut(words), Infinity],
  "breaks off in its words": [() => geminiHardCut(words), Infinity],
  "tells of an error behind the right answer": [(right) => geminiErrorInStream(...right), Infinity],
  "answers late": [(right) => geminiLate(SHORT_LIMITS.firstMs + 300, gemini(...right)), Infinity],
  "says nothing at all": [() => geminiSilence(), Infinity],
};

postgresTest("whatever the model does at whatever step, nothing is lost, done twice or stuck", async () => {
  const world = await startFaults();
  // Most end a turn in the same way: five at each step.
  const combinations = Object.entries(MODEL_STEPS).flatMap(([step, [scene, number]], at) =>
    pickInRotation(Object.entries(FAULTS), 5, at).map(([fault, [reply, times]]): Combination => ({
      fault,
      step,
      async run() {
        const person = await world.person(SCENES[scene] as Scene);
        const { script, scene: { struck } } = person;
        const strike = { text: struck.text, step: number, fault: reply, times, struck: 0 };
        script.strike = strike;
        const id = crypto.randomUUID();
        await person.meet(id, () => strike.struck > 0);
        script.strike = undefined;
        await person.recover(id);
      },
    }))
  );
  await runCombinations("the model", combinations);
  await world.close();
});
