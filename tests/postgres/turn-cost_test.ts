import assert from "node:assert/strict";
import postgres from "postgres";
import { project } from "../support/snapshot.ts";
import { openCopy, postgresTest, template } from "../support/template.ts";

/** Turns that are counted, after some that fill the caches. */
const TURNS = 20;
/**
 * Calls of functions that one turn may make in the database, and of those in language sql that are not merged into their query: these are
 * planned anew each time. A turn makes 126 to 130, by what the example has due at this hour. Who needs more says here why.
 */
const MOST_CALLS = 132;
const MOST_PLANNED_CALLS = 2;

postgresTest("open_turn() and close_turn() cost no more than what is set here", async (_, server) => {
  const database = await openCopy(server, await template(server, await project.migrations(), await project.seed()));
  const sql = postgres(database.url, { max: 1, onnotice: () => {} });
  try {
    await sql`set track_functions = 'all'`;
    const [demo] = await sql`select id from auth.users where email like 'demo%'`;
    const claims = JSON.stringify({ sub: demo!.id, role: "authenticated" });
    const turn = async (place: number) => {
      await sql.begin(async (transaction) => {
        await transaction`select set_config('request.jwt.claims', ${claims}, true),
          set_config('request.jwt.claim.sub', ${demo!.id}, true), set_config('role', 'authenticated', true)`;
        const [opened] =
          await transaction`select public.open_turn(conversation => 'custo', client_message_id => ${`m${place}`},
          message => 'gastei 50 no mercado') as turn`;
        const messages = [{ role: "assistant", parts: [{ type: "text", text: "Oi!" }] }];
        await transaction`select public.close_turn(turn_id => ${opened!.turn.id}, attempt => ${opened!.turn.attempt},
          outcome => 'completed', route => 'model', skills => array['finance'], messages => ${sql.json(messages)},
          answer => ${sql.json({ message: { id: opened!.turn.id, parts: [] }, metadata: {} })})`;
      });
    };
    const calls = async () => {
      await sql`select pg_stat_force_next_flush()`;
      await sql`select pg_stat_clear_snapshot()`;
      const rows = await sql<{ name: string; calls: number; language: string }[]>`
        select f.schemaname || '.' || f.funcname as name, sum(f.calls)::int as calls, min(l.lanname) as language
        from pg_stat_user_functions f join pg_proc p on p.oid = f.funcid join pg_language l on l.oid = p.prolang
        -- Functions of one name are counted together.
        group by 1`;
      return new Map(rows.map((row) => [row.name, row]));
    };
    for (let place = 0; place < 5; place++) await turn(place);
    const before = await calls();
    for (let place = 5; place < 5 + TURNS; place++) await turn(place);
    const made = [...await calls()].map(([name, { calls, language }]) => ({
      name,
      language,
      calls: (calls - (before.get(name)?.calls ?? 0)) / TURNS,
    })).filter(({ calls }) => calls > 0).toSorted((one, other) => other.calls - one.calls);
    const sum = (rows: typeof made) => rows.reduce((total, { calls }) => total + calls, 0);
    const planned = made.filter(({ language }) => language === "sql");
    console.log(`a turn calls ${Math.round(sum(made))} functions, ${sum(planned)} of them planned anew`);
    const shown = (rows: typeof made) => rows.map(({ name, calls }) => `${name} ${calls}`).join("\n");
    assert.ok(sum(made) <= MOST_CALLS, `${sum(made)} calls in a turn:\n${shown(made)}`);
    assert.ok(sum(planned) <= MOST_PLANNED_CALLS, `${sum(planned)} calls that are planned anew:\n${shown(planned)}`);
  } finally {
    await sql.end({ timeout: 5 });
    await database.close();
  }
});
