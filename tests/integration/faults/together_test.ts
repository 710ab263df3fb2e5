import assert from "node:assert/strict";
import type { ChatAnswer } from "../../support/chat.ts";
import { holdCall } from "../../support/faults/database-line.ts";
import type { Person } from "../../support/faults/person.ts";
import { type Combination, ENGINE, pickInRotation, runCombinations } from "../../support/faults/run-combinations.ts";
import {
  CALLS,
  closingMessage,
  type Scene,
  type SceneName,
  SCENES,
  type ScriptedInput,
} from "../../support/faults/scenes.ts";
import { startFaults } from "../../support/faults/start-faults.ts";

/** Two clients of one person: the first says what the scene has, the second this. */
interface Pair {
  scene: SceneName;
  /** The same message again unless given. */
  second?: ScriptedInput;
  /** Sent under the first one's id. */
  sameId?: true;
  /** Codes with which one of the two may be refused for good. */
  refused?: string[];
  /** What there may be in the end, by who came first; what the scene leaves unless given. */
  leaves?: Scene["leaves"][];
  /** Whether the offer may still wait in the end. */
  mayWait?: true;
}

const spent = SCENES["an offer"].leaves;
const PAIRS: Record<string, Pair> = {
  "the same question": { scene: "an answer" },
  "the same write on words": { scene: "a write on words" },
  "the same order": { scene: "an order" },
  "the same yes": { scene: "a yes" },
  "the same yes to a planner": { scene: "a planner's action" },
  "the same button": { scene: "a yes by button" },
  "the same undo": { scene: "an undo" },
  "two questions": { scene: "a read", second: closingMessage(SCENES["a read"]) },
  "a yes and another yes": { scene: "a yes", second: { text: "sim" } },
  "a yes and the button": { scene: "a yes", second: { text: "", button: true }, refused: ["already_decided"] },
  "a yes and a no": {
    scene: "a yes",
    second: { text: "não", steps: [[{ text: "Tudo bem." }]] },
    leaves: [spent, {}],
  },
  "a yes by button and a no by button": {
    scene: "a yes by button",
    second: { text: "", button: false },
    refused: ["already_decided"],
    leaves: [spent, {}],
  },
  // A bare yes that comes after another answer is the model's to read; what was offered waits on.
  "a yes and a question": {
    scene: "a yes",
    second: closingMessage(SCENES["a yes"]),
    leaves: [spent, {}],
    mayWait: true,
  },
  "an undo and another undo": { scene: "an undo", second: { text: "desfaz" } },
  "other words under the same id": {
    scene: "an answer",
    second: { text: "bom dia, como vai?", steps: [[{ text: "Bem." }]] },
    sameId: true,
    refused: ["message_id_reused"],
  },
};

/** When the second client comes: by what the first one's turn is about to ask of the database, or has just asked. */
const MOMENTS: [when: string, rpc: string, done: boolean][] = [
  ["before the first is opened", "open_turn", false],
  ["once the first is opened", "open_turn", true],
  ["before the first is closed", "close_turn", false],
  ["once the first is closed", "close_turn", true],
];

/** In the middle of a turn, by scene: what it does there. */
const MIDDLE: Partial<Record<SceneName, string>> = {
  "a write on words": "run_tool",
  "a read": "run_tool",
  "an order": "run_calls",
  "a yes": "run_calls",
  "a yes by button": "run_calls",
  "an undo": "undo_writes",
};

/** On PGlite one in two, in turn: most are the functions' own concern, whatever the engine. */
function someOf<T>(all: T[], at: number): T[] {
  return ENGINE === "PGlite" ? pickInRotation(all, all.length / 2, at) : all;
}

Deno.test("two clients at once: both are answered, one after the other, and nothing is done twice", async () => {
  const world = await startFaults();
  const meet = (pair: Pair, rpc: string, done: boolean) => async () => {
    const scene: Scene = SCENES[pair.scene];
    const person = await world.person({ ...scene, leaves: {} });
    const { struck } = scene;
    const second = pair.second ?? struck;
    if (pair.second) person.script.said.push(pair.second);
    const id = crypto.randomUUID();
    const secondId = pair.second && !pair.sameId ? crypto.randomUUID() : id;
    let both: Promise<ChatAnswer | null> | undefined;
    // The first waits for the second, but no longer than a turn of its own might: the second may have to wait for it.
    world.line.strike(
      person.user.token,
      rpc,
      holdCall(done, () => both ??= person.send(second, secondId, pair.refused)),
      1,
    );
    await person.send(struck, id, pair.refused);
    await both;
    world.line.mend(person.user.token);
    await answered(person, [[struck, id], [second, secondId]], pair.refused);
    if (!pair.second) { for (const said of scene.after) await person.say(said); }
    await person.goOnWithEither(pair.leaves ?? [scene.leaves], pair.mayWait ? null : false);
  };
  const combinations = Object.entries(PAIRS).flatMap(([step, pair], at) => {
    const middle = MIDDLE[pair.scene];
    const moments = [
      ...MOMENTS,
      ...middle === undefined ? [] : [
        ["before the first acts", middle, false] as const,
        ["once the first has acted", middle, true] as const,
      ],
    ];
    return someOf(moments, at).map(([fault, rpc, done]): Combination => ({ fault, step, run: meet(pair, rpc, done) }));
  });
  await runCombinations("two clients", combinations);
  await world.close();
});

Deno.test("an instance that is held up until another has taken its turn over writes nothing more", async () => {
  const world = await startFaults();
  const combinations = Object.entries(CALLS).flatMap(([step, [scene, rpc]], at) =>
    someOf([false, true], at).map((done): Combination => ({
      fault: done ? "is held up when it has asked" : "is held up before it asks",
      step,
      run: () => world.takeOver(SCENES[scene], rpc, done),
    }))
  );
  await runCombinations("instances that are held up", combinations);
  await world.close();
});

/** Both are sent until they are answered or refused; one at least is answered. */
async function answered(person: Person, sent: [ScriptedInput, string][], refused: string[] = []): Promise<void> {
  const answers: ChatAnswer[] = [];
  for (const [said, id] of sent) answers.push(await person.say(said, id, refused));
  assert.ok(answers.some(({ status }) => status === 200));
}
