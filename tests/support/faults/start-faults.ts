import { createChatApp } from "../../../shared/chat/create-chat-app.ts";
import { TURN_LIMITS, type TurnLimits } from "../../../shared/turn/turn.ts";
import { type Stack, startStack } from "../stack.ts";
import { type DatabaseLine, startDatabaseLine } from "./database-line.ts";
import { Person } from "./person.ts";
import { nextIn, type Scene, SCENES } from "./scenes.ts";
import { type ModelScript, startScriptedModel } from "./scripted-model.ts";

/** A person's patience, shortened. */
export const SHORT_LIMITS: TurnLimits = {
  ...TURN_LIMITS,
  firstMs: 500,
  stepMs: 1_000,
  turnMs: 6_000,
  leaseRenewalMs: 100,
  databaseMs: 700,
  busyMs: 300,
};

/** The chat function between a model and a database that a test can have fail, for each person by themselves. */
export interface FaultyWorld {
  stack: Stack;
  line: DatabaseLine;
  /** Somebody new for whom all that comes before the struck turn has gone well. */
  person(scene: Scene): Promise<Person>;
  close(): Promise<void>;
}

export async function startFaults(): Promise<FaultyWorld> {
  const model = startScriptedModel();
  const line = await startDatabaseLine();
  const stack = await startStack({
    functions: { chat: createChatApp({ limits: SHORT_LIMITS }) },
    env: { ...model.env, SUPABASE_URL: line.url },
  });
  line.connect(stack.url);
  let people = 0;
  const person = async (scene: Scene) => {
    const name = `Pessoa${++people}`;
    const script: ModelScript = { said: [...scene.before, scene.struck, ...scene.after, nextIn(scene)], requests: [] };
    model.script(name, script);
    const somebody = new Person(stack, await stack.createUser(name), scene, script);
    for (const said of scene.before) await somebody.say(said);
    return somebody;
  };
  // The first turn loads what all turns need, and takes longer than anybody here waits.
  await person(SCENES["a write on words"]).then((one) => one.say(one.scene.struck));
  return {
    stack,
    line,
    person,
    async close() {
      await stack.close();
      line.close();
      await model.close();
    },
  };
}
