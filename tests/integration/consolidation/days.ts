import assert from "node:assert/strict";
import type { ConsolidationResult } from "../../../shared/memory/consolidate-user.ts";
import { type ChatAnswer, Conversation } from "../../support/chat.ts";
import type { Stack, TestUser } from "../../support/stack.ts";
import { consolidate } from "./consolidation.ts";
import { whereItIs } from "./zone-at-hour.ts";

/**
 * The days of one user's life. The clock is the real one: days pass by moving all that is stored into the past, and it is
 * 3:00 because the user is where it is 3:00 now.
 */
export interface Days {
  /** The day it is, 1 at first. */
  today(): number;
  /** Says something in the chat, in today's conversation. */
  say(text: string): Promise<ChatAnswer>;
  /** Lets days pass without the scheduler. */
  pass(days: number): Promise<void>;
  /** Is where it is this hour now. */
  stay(hour: number): Promise<void>;
  /** The night to the next day, with the user where it is this hour now; what the scheduler's call did. */
  night(hour?: number): Promise<ConsolidationResult[]>;
  /** Which day a stored instant is on. */
  dayOf(instant: string | null): number | null;
}

export function daysOf(stack: Stack, user: TestUser): Days {
  let today = 1;
  let conversation = new Conversation(stack, user);
  const pass = async (days: number) => {
    await age(stack, user, days);
    today += days;
    conversation = new Conversation(stack, user);
  };
  const stay = async (hour: number) =>
    void await stack.sql("update public.profiles set timezone = $2 where user_id = $1", [user.userId, zoneAt(hour)]);
  return {
    today: () => today,
    async say(text) {
      const answer = await conversation.say(text);
      assert.equal(answer.status, 200, `${text}: ${JSON.stringify(answer.error)}`);
      await stack.settled();
      return answer;
    },
    pass,
    stay,
    async night(hour = 3) {
      await pass(1);
      await stay(hour);
      return await consolidate(stack, {});
    },
    dayOf: (instant) => instant === null ? null : today - Math.round((Date.now() - Date.parse(instant)) / 86_400_000),
  };
}

/** Where it is this hour now, from 2 to 5, by going from where it is 3:00: never over the date line. */
function zoneAt(hour: number): string {
  const [, sign, hours] = /^Etc\/GMT([+-])(\d+)$/.exec(whereItIs(3)) ?? [];
  const behind = Number(`${sign}${hours}`) - (hour - 3);
  return `Etc/GMT${behind < 0 ? "-" : "+"}${Math.abs(behind)}`;
}

/** Moves every instant of a user's rows, and the date of their last consolidation, days back. */
async function age(stack: Stack, { userId }: TestUser, days: number): Promise<void> {
  await stack.sql(
    `do $$
    declare
      of record;
    begin
      -- Without triggers: nothing happens, it has only happened longer ago.
      set local session_replication_role = replica;
      for of in
        select c.table_schema, c.table_name, string_agg(format('%1$I = %1$I - interval ''${days} days''', c.column_name), ', ') as sets
        from information_schema.columns c
        join information_schema.columns u on (u.table_schema, u.table_name) = (c.table_schema, c.table_name) and u.column_name = 'user_id'
        join information_schema.tables t on (t.table_schema, t.table_name) = (c.table_schema, c.table_name) and t.table_type = 'BASE TABLE'
        where c.table_schema in ('public', 'private') and c.data_type = 'timestamp with time zone' and c.is_generated = 'NEVER'
        group by 1, 2
      loop
        execute format('update %I.%I set %s where user_id = ''${userId}''', of.table_schema, of.table_name, of.sets);
      end loop;
      update private.consolidation_queue set last_run_local_date = last_run_local_date - ${days} where user_id = '${userId}';
    end
    $$`,
  );
}
