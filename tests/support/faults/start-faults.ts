import { createChatApp } from "../../../shared/chat/create-chat-app.ts";
import { TURN_LIMITS, type TurnLimits } from "../../../shared/turn/turn.ts";
import { type Stack, startStack } from "../stack.ts";
import { type DatabaseLine, held, type LineFault, startDatabaseLine } from "./database-line.ts";
import { letLeaseEnd, Person } from "./person.ts";
import { nextIn, type Scene, SCENES } from "./scenes.ts";
import { type ModelScript, slowly, startScriptedModel } from "./scripted-model.ts";

/** A person's patience, shortened. */
export const SHORT_LIMITS: TurnLimits = {
  ...TURN_LIMITS,
  firstMs: 500,
  stepMs: 1_000,
  turnMs: 6_000,
  storeChunksMs: 60,
  databaseMs: 1_500,
  busyMs: 300,
};

/** The chat function between a model and a database that a test can have fail, for each person by themselves. */
export interface FaultyWorld {
  stack: Stack;
  line: DatabaseLine;
  /** Variables that point functions to the model. */
  env: Record<string, string>;
  /** Somebody new for whom all that comes before the struck turn has gone well. */
  person(scene: Scene): Promise<Person>;
  /** A scene to its end, in which one call of the database meets with a fault. */
  strikeCall(scene: Scene, rpc: string, fault: readonly [fault: LineFault, times: number]): Promise<void>;
  /** A scene to its end, in which one call, or its answer, is held until another client has taken the turn over. */
  takeOver(scene: Scene, rpc: string, done: boolean): Promise<void>;
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
    const script: ModelScript = {
      said: [...scene.before, scene.struck, ...scene.after, nextIn(scene)],
      requests: [],
      ...(scene.slow && { send: slowly }),
    };
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
    env: model.env,
    person,
    async strikeCall(scene, rpc, [fault, times]) {
      const somebody = await person(scene);
      const { token } = somebody.user;
      const struck = line.strike(token, rpc, fault, times);
      const id = crypto.randomUUID();
      await somebody.meet(id, () => struck() > 0);
      line.mend(token);
      await somebody.recover(id);
    },
    async takeOver(scene, rpc, done) {
      const somebody = await person(scene);
      const id = crypto.randomUUID();
      let taken: Promise<unknown> | undefined;
      const takeIt = async () => {
        await letLeaseEnd(stack, somebody.conversation);
        await (taken ??= somebody.say(scene.struck, id));
      };
      line.strike(somebody.user.token, rpc, held(done, takeIt), 1);
      await somebody.meet(id, () => taken !== undefined);
      await taken;
      await somebody.recover(id);
    },
    async close() {
      await stack.close();
      line.close();
      await model.close();
    },
  };
}
