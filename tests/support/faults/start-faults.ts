import { createChatApp } from "../../../shared/chat/create-chat-app.ts";
import { TURN_LIMITS, type TurnLimits } from "../../../shared/turn/turn.ts";
import { type Stack, startStack } from "../stack.ts";
import { type DatabaseLine, holdCall, type LineFault, startDatabaseLine } from "./database-line.ts";
import { expireLease, Person } from "./person.ts";
import { closingMessage, type Scene, SCENES } from "./scenes.ts";
import { type ModelScript, slowly, startScriptedModel } from "./scripted-model.ts";

/** The limits of a turn, shortened for tests. */
export const SHORT_LIMITS: TurnLimits = {
  ...TURN_LIMITS,
  firstMs: 500,
  stepMs: 1_000,
  turnMs: 6_000,
  storeChunksMs: 60,
  databaseMs: 1_500,
  busyMs: 300,
};

/** For a test in which a turn has to wait until another one has ended, however slow the machine is. */
export const PATIENT_LIMITS: TurnLimits = {
  ...SHORT_LIMITS,
  firstMs: 5_000,
  stepMs: 20_000,
  turnMs: 60_000,
  databaseMs: 30_000,
};

/** The chat function, with a model and a database that a test can make fail for one person at a time. */
export interface FaultyWorld {
  stack: Stack;
  line: DatabaseLine;
  /** Variables that point functions to the model. */
  env: Record<string, string>;
  /** A new person who has had all turns before the struck one. */
  person(scene: Scene): Promise<Person>;
  /** Plays a scene in which one database call gets a fault. */
  strikeCall(scene: Scene, rpc: string, fault: readonly [fault: LineFault, times: number]): Promise<void>;
  /** Plays a scene in which a call, or its answer, is held until another client has taken over the turn. */
  takeOver(scene: Scene, rpc: string, done: boolean): Promise<void>;
  close(): Promise<void>;
}

export async function startFaults(limits = SHORT_LIMITS): Promise<FaultyWorld> {
  const model = startScriptedModel();
  const line = await startDatabaseLine();
  const stack = await startStack({
    functions: { chat: createChatApp({ limits }) },
    env: { ...model.env, SUPABASE_URL: line.url },
  });
  line.connect(stack.url);
  let people = 0;
  const person = async (scene: Scene) => {
    const name = `Pessoa${++people}`;
    const script: ModelScript = {
      said: [...scene.before, scene.struck, ...scene.after, closingMessage(scene)],
      requests: [],
      ...(scene.slow && { send: slowly }),
    };
    model.script(name, script);
    const somebody = new Person(stack, await stack.createUser(name), scene, script);
    for (const said of scene.before) await somebody.say(said);
    return somebody;
  };
  // The first turn loads modules that all turns need, which takes longer than the short limits allow.
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
        await expireLease(stack, somebody.conversation);
        await (taken ??= somebody.say(scene.struck, id));
      };
      line.strike(somebody.user.token, rpc, holdCall(done, takeIt, limits.databaseMs * 2 / 3), 1);
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
