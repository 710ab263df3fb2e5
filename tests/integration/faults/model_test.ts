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
import { type Combination, runCombinations } from "../../support/faults/run-combinations.ts";
import { type Scene, type SceneName, SCENES } from "../../support/faults/scenes.ts";
import type { ModelFault } from "../../support/faults/scripted-model.ts";
import { SHORT_LIMITS, startFaults } from "../../support/faults/start-faults.ts";

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

/** Each step that a model is asked for, by the scene and the step's number. */
const STEPS: Record<string, [SceneName, number]> = {
  "the first answer": ["an answer", 0],
  "the call of a write": ["an offer", 0],
  "the answer to a read": ["a read", 1],
  "the answer to a write on words": ["a write on words", 1],
  "the step behind a refused call": ["a refused call", 1],
  "the step behind another skill": ["another skill", 2],
  "what is known of somebody": ["what is known", 1],
  "the last of five steps": ["five steps", 4],
  "a planner's action": ["a planner's action", 0],
  "a planner's second try": ["a planner's second try", 1],
  "the change of an offer": ["a change of an offer", 0],
  "the yes among more": ["a yes among more", 0],
  "the words behind a yes": ["a yes among more", 1],
  "the replacement of what is saved": ["a replacement", 0],
};

Deno.test("whatever the model does at whatever step, nothing is lost, done twice or stuck", async () => {
  const world = await startFaults();
  const combinations = Object.entries(FAULTS).flatMap(([fault, [reply, times]]) =>
    Object.entries(STEPS).map(([step, [scene, number]]): Combination => ({
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
