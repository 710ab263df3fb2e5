import assert from "node:assert/strict";
import { DATABASE_FAULTS, holdCall } from "../../support/faults/database-line.ts";
import { closingMessage, SCENES } from "../../support/faults/scenes.ts";
import { type FaultyWorld, PATIENT_LIMITS, SHORT_LIMITS, startFaults } from "../../support/faults/start-faults.ts";
import { postgresTest } from "../../support/template.ts";

/** Something the schema promises, taken out of it. */
interface Break {
  /** Functions by signature, and what of their text is put in place of what. */
  edits: [signature: string, from: string, to: string][];
  statements?: string[];
  /** What is to be noticed, and the fault that shows it. */
  noticed: string;
  /** The fault holds a turn until another one has ended. */
  patient?: true;
  shownBy(world: FaultyWorld): Promise<void>;
}

const failedRead = (world: FaultyWorld) =>
  world.strikeCall(SCENES["a read"], "run_tool", DATABASE_FAULTS["refuses (503)"]);

const BREAKS: Record<string, Break> = {
  "a message is saved as often as it is sent": {
    edits: [["public.open_turn", "m.client_message_id = open_turn.client_message_id", "false"]],
    statements: ["drop index public.messages_by_client_id"],
    noticed: "a repeat is given the stored answer",
    shownBy: failedRead,
  },
  "a yes runs as often as it is delivered": {
    edits: [
      ["private.decide_pending_action", "pending.status <> 'open'", "false"],
      ["private.run_one_call", "pending.result is not null", "false"],
      ["private.replay_tool", "return execution.result", "return null"],
    ],
    statements: ["alter table public.tool_executions drop constraint tool_executions_user_id_tool_call_id_key"],
    noticed: "every effect is there once",
    shownBy: (world) =>
      world.strikeCall(SCENES["a yes"], "run_calls", DATABASE_FAULTS["is asked again once it did it"]),
  },
  "a lease binds nobody": {
    edits: [
      ["private.hold_turn", "not found", "false"],
      ["private.finish_turn", "and t.attempt = finish_turn.attempt and t.status = 'running'", ""],
    ],
    noticed: "every closed turn has its answer stored once",
    patient: true,
    shownBy: (world) => world.takeOver(SCENES["an answer"], "close_turn", false),
  },
  "what a failed attempt had said stays": {
    edits: [["public.close_turn", "close_turn.attempt > 1", "false"]],
    noticed: "every closed turn has its answer stored once",
    shownBy: failedRead,
  },
  "a retried turn does not know what it has run": {
    edits: [["private.turn_context", "x.turn_id = turn_context.turn_id", "false"]],
    noticed: "every write that ran is told in the conversation",
    shownBy: (world) =>
      world.strikeCall(
        SCENES["a write on words"],
        "run_tool",
        DATABASE_FAULTS["did it and drops connections"],
      ),
  },
  "two turns run at once": {
    edits: [["private.free_conversation", "not found", "true"]],
    statements: ["drop index public.turns_one_running"],
    noticed: "turns do not interleave",
    patient: true,
    async shownBy(world) {
      const person = await world.person(SCENES["a read"]);
      const { struck } = person.scene;
      let other: Promise<unknown> | undefined;
      const meanwhile = () => other ??= person.say(closingMessage(person.scene));
      world.line.strike(
        person.user.token,
        "run_tool",
        holdCall(false, meanwhile, PATIENT_LIMITS.databaseMs * 2 / 3),
        1,
      );
      await person.say(struck);
      await other;
      await person.goOn();
    },
  },
};

postgresTest("each promise that is broken on purpose is noticed", async (t) => {
  for (const [what, { edits, statements = [], noticed, patient, shownBy }] of Object.entries(BREAKS)) {
    await t.step(what, async () => {
      const world = await startFaults(patient ? PATIENT_LIMITS : SHORT_LIMITS);
      const { error, info, log } = console;
      console.error = console.info = console.log = () => {};
      try {
        await shownBy(world);
        for (const edit of edits) await editFunction(world, edit);
        for (const statement of statements) await world.stack.sql(statement);
        await assert.rejects(shownBy(world), (thrown: Error) => {
          assert.ok(thrown.message.startsWith(noticed), thrown.message);
          return true;
        });
      } finally {
        Object.assign(console, { error, info, log });
        await world.close();
      }
    });
  }
});

async function editFunction({ stack }: FaultyWorld, [name, from, to]: Break["edits"][number]): Promise<void> {
  const [found] = await stack.sql<{ text: string }>("select pg_get_functiondef($1::regproc) as text", [name]);
  assert.ok(found!.text.includes(from), `${name} says "${from}"`);
  await stack.sql(found!.text.replace(from, to));
}
