import assert from "node:assert/strict";
import { fillConversation } from "../../support/long-conversation.ts";
import { startStack } from "../../support/stack.ts";

Deno.test("open_turn() reads no more rows of a long conversation than a window may have, before anything is analyzed", async () => {
  // A database of its own: the size of tables that others have filled tells the planner something.
  const stack = await startStack({ seed: "select 1" });
  const user = await stack.createUser("Ana");
  // What the statement that calls it has read so far, through indexes and without.
  await stack.sql(`
    create function private.rows_read() returns bigint language plpgsql volatile as $$
    begin
      return (
        select sum(pg_stat_get_xact_tuples_returned(t.oid)) + sum((
          select sum(pg_stat_get_xact_tuples_returned(i.indexrelid)) from pg_index i where i.indrelid = t.oid))
        from pg_class t where t.relnamespace = 'public'::regnamespace and t.relkind = 'r');
    end $$`);
  await stack.sql(`
    create function private.rows_of_a_turn(owner uuid, conversation text) returns bigint language plpgsql as $$
    declare
      before bigint;
    begin
      perform set_config('track_counts', 'on', true), set_config('request.jwt.claims', jsonb_build_object('sub', owner, 'role', 'authenticated')::text, true),
        set_config('request.jwt.claim.sub', owner::text, true);
      before := private.rows_read();
      perform public.open_turn(conversation, gen_random_uuid()::text, 'oi');
      return private.rows_read() - before;
    end $$`);
  try {
    const read = async (count: number) => {
      const { id, last } = await fillConversation(stack, user, count);
      await stack.sql("update public.conversations set summarized_to = $2 where id = $1", [id, last - 10]);
      // What waits and was written long ago, as turns go, is told of as well.
      await stack.sql(
        `with first as (
           update public.turns t set created_at = now() - interval '1 hour'
           where t.id = (select m.turn_id from public.messages m where m.conversation_id = $2 order by m.seq limit 1)
           returning t.id
         ), written as (
           insert into public.tool_executions (user_id, tool_call_id, turn_id, tool, result, undo)
           select $1, 'written:' || f.id, f.id, 'create_expense', '{}', '[{}]' from first f
         )
         insert into public.pending_actions
           (id, user_id, conversation_id, turn_id, shown_turn_id, tool_call_id, tool, args, offer)
         select gen_random_uuid(), $1, $2, f.id, f.id, 'offered:' || f.id, 'create_expense', '{}', 'Registro?' from first f`,
        [user.userId, id],
      );
      const [row] = await stack.sql<{ rows: number }>("select private.rows_of_a_turn($1, $2)::int as rows", [
        user.userId,
        id,
      ]);
      return row!.rows;
    };
    const short = await read(100);
    const long = await read(5000);
    assert.ok(short > 20, `${short}`);
    // Whichever index the planner takes, it is left before the two hundredth message.
    assert.ok(long <= short + 200, `${long} rows against ${short}`);
  } finally {
    await stack.sql("drop function private.rows_of_a_turn(uuid, text)");
    await stack.sql("drop function private.rows_read()");
    await stack.close();
  }
});
