import type { Stack } from "./stack.ts";

/** What a trigger does: after the change the watched value is another. */
interface Effect {
  table: string;
  /** SQL that is run before; default: nothing. */
  before?: string;
  /** One value. */
  watch: string;
  change: string;
}

const CARD = "(select id from public.accounts where kind = 'card' limit 1)";
const ITEM = "(select id from public.knowledge_items where type = 'fact' order by id limit 1)";
const PERSON =
  "(select subject_id from public.knowledge_items where subject_id is not null order by subject_id limit 1)";
const UNIT = "('[1' || repeat(',0', 767) || ']')::extensions.halfvec";
const OWNER = "(select user_id from public.profiles limit 1)";
const REVISION = `select jsonb_build_array((select value from private.settings where key = 'pack_revision'),
  (select sum(revision) from private.pack_revisions))`;
const STATES = "select count(*) from private.deployment_states";

const NOBODYS = "'00000000-0000-4000-8000-000000000000'";

/** Effects that no other test looks at by itself, by trigger. */
const EFFECTS: Record<string, Effect> = {
  turns_delete_chunks: {
    table: "turns",
    before: "update public.turns set streamed = true",
    watch: "select bool_or(streamed) from public.turns",
    change: "update public.turns set attempt = attempt + 1",
  },
  library_items_keep: {
    table: "library_items",
    watch: "select string_agg(title_plain, ',') from public.library_items",
    change: "update public.library_items set title = 'Outro nome'",
  },
  knowledge_items_note_validation: {
    table: "knowledge_items",
    before: `update public.knowledge_items set validated_by_user = false where id = ${ITEM}`,
    watch: `select validated_at is null from public.knowledge_items where id = ${ITEM}`,
    change: `update public.knowledge_items set validated_by_user = true where id = ${ITEM}`,
  },
  knowledge_items_drop_embedding: {
    table: "knowledge_items",
    before: `update public.knowledge_items set embedding = ${UNIT}, embedding_model = 'm' where id = ${ITEM}`,
    watch: `select embedding is null from public.knowledge_items where id = ${ITEM}`,
    change: `update public.knowledge_items set content = 'Outra coisa' where id = ${ITEM}`,
  },
  knowledge_items_drop_embeddings_about: {
    table: "knowledge_items",
    before: `update public.knowledge_items set embedding = ${UNIT}, embedding_model = 'm' where subject_id = ${PERSON}`,
    watch: `select count(embedding) from public.knowledge_items where subject_id = ${PERSON}`,
    change: `update public.knowledge_items set title = 'Outro nome' where id = ${PERSON}`,
  },
  knowledge_items_add_words: {
    table: "knowledge_items",
    watch: "select count(*) from private.knowledge_words where word like 'zanzibar%'",
    change: `update public.knowledge_items set content = 'zanzibar' where id = ${ITEM}`,
  },
  knowledge_items_forget_words: {
    table: "knowledge_items",
    before: `update public.knowledge_items set content = 'zanzibar' where id = ${ITEM}`,
    watch: "select count(*) from private.knowledge_words where word like 'zanzibar%'",
    change: `delete from public.knowledge_items where id = ${ITEM}`,
  },
  knowledge_items_leave_safety: {
    table: "knowledge_items",
    watch: "select safety from public.user_memories",
    change: `delete from public.knowledge_items k
      where private.feeds_safety(k) and not exists (select from public.knowledge_items o where o.subject_id = k.id)`,
  },
  user_memories_note_own_safety: {
    table: "user_memories",
    before:
      `select set_config('request.jwt.claim.sub', ${OWNER}::text, true), set_config('request.jwt.claims', jsonb_build_object('sub', ${OWNER}, 'role', 'authenticated')::text, true),
      set_config('role', 'authenticated', true)`,
    watch: "select own_safety from public.user_memories",
    change: "update public.user_memories set safety = safety || array['Tem pressão baixa']",
  },
  messages_forget_removed: {
    table: "messages",
    watch: "select sum(summary_version) from public.conversations",
    change: "delete from public.messages",
  },
  message_archive_forget_removed: {
    table: "message_archive",
    watch: "select sum(summary_version) from public.conversations",
    change: "delete from public.message_archive",
  },
  bills_find_card_month_of_new: {
    table: "bills",
    watch: "select count(card_month) from public.bills",
    change: `insert into public.bills (user_id, name, amount, month, due_day, status, paid_on, account_id)
      values (${OWNER}, 'x', 1, date_trunc('month', current_date), 1, 'paid', current_date - 1, ${CARD})`,
  },
  incomes_find_card_month_of_new: {
    table: "incomes",
    watch: "select count(card_month) from public.incomes",
    change: `insert into public.incomes (user_id, name, expected_amount, month, actual_amount, received_on, account_id)
      values (${OWNER}, 'x', 1, date_trunc('month', current_date), 1, current_date - 1, ${CARD})`,
  },
  debt_payments_find_card_month: {
    table: "debt_payments",
    before: "update public.debt_payments set account_id = null",
    watch: "select count(card_month) from public.debt_payments",
    change: `update public.debt_payments set account_id = ${CARD}`,
  },
  user_templates_updated: {
    table: "user_templates",
    watch: "select max(updated_at) = now() from public.user_templates",
    change: "update public.user_templates set title = 'Outro nome'",
  },
  tool_definitions_emptied: {
    table: "tool_definitions",
    watch: REVISION,
    change: "truncate public.tool_definitions cascade",
  },
  tool_packs_emptied: {
    table: "tool_packs",
    // Both tables are emptied at once, and only this one's trigger is looked at.
    before: "alter table public.tool_definitions disable trigger tool_definitions_emptied",
    watch: REVISION,
    change: "truncate public.tool_packs, public.tool_definitions",
  },
  feature_flags_kept: {
    table: "feature_flags",
    watch: STATES,
    change: "insert into public.feature_flags (kind, name, enabled) values ('skill', 'x', false)",
  },
  prompt_texts_kept: {
    table: "prompt_texts",
    watch: STATES,
    change: "insert into public.prompt_texts (name, text) values ('skill:finance', 'x')",
  },
  tool_definitions_kept: {
    table: "tool_definitions",
    watch: STATES,
    change: "update public.tool_definitions set enabled = enabled",
  },
  tool_packs_kept: { table: "tool_packs", watch: STATES, change: "update public.tool_packs set enabled = enabled" },
  tool_definitions_headers_gone: {
    table: "tool_definitions",
    before: `insert into private.own_pack_headers (user_id, kind, name, url, headers)
      select coalesce(user_id, ${OWNER}), 'tool_definitions', name, 'https://example.com', '{}' from public.tool_definitions limit 1`,
    watch: "select count(*) from private.own_pack_headers",
    change: "delete from public.tool_definitions",
  },
  tool_packs_headers: {
    table: "tool_packs",
    watch: "select count(*) from private.own_pack_headers",
    change: `insert into public.tool_packs (user_id, name, version, content) values (${OWNER}, 'x', '1.0.0',
      '{"server": {"url": "https://example.com", "headers": {"Authorization": "secret"}}}')`,
  },
  knowledge_items_close_question: {
    table: "knowledge_items",
    before: `update public.knowledge_items set needs_resolution = true where id = ${ITEM};
      insert into public.pending_actions (id, user_id, conversation_id, turn_id, kind, tool_call_id, tool, args, offer)
      select gen_random_uuid(), t.user_id, t.conversation_id, t.id, 'resolve_knowledge', 'x', 'resolve_knowledge',
        jsonb_build_object('item_id', ${ITEM}), 'x' from public.turns t where t.user_id = (
          select k.user_id from public.knowledge_items k where k.id = ${ITEM}) limit 1`,
    watch: "select count(*) from public.pending_actions where kind = 'resolve_knowledge' and status = 'open'",
    change: `update public.knowledge_items set needs_resolution = false where id = ${ITEM}`,
  },
  knowledge_items_file: {
    table: "knowledge_items",
    before:
      `update public.knowledge_items set content = 'Mora em Recife', slot = 'residence', slot_key = null, value = 'Recife'
      where id = ${ITEM}`,
    watch:
      `select coalesce(slot = 'residence' and content like 'Vive%', false) from public.knowledge_items where id = ${ITEM}`,
    // Other words with the slot that the item has: whoever writes both has filed it.
    change:
      `update public.knowledge_items set content = 'Vive em Olinda', slot = 'residence', value = 'Recife' where id = ${ITEM}`,
  },
  expenses_find_card_month_of_new: {
    table: "expenses",
    watch: "select count(card_month) from public.expenses",
    change: `insert into public.expenses (user_id, amount, category, description, spent_on, account_id)
      values (${OWNER}, 1, 'other', 'x', current_date - 1, ${CARD})`,
  },
  expenses_find_card_month: {
    table: "expenses",
    before: "update public.expenses set account_id = null, card_month = null",
    watch: "select count(card_month) from public.expenses",
    change: `update public.expenses set account_id = ${CARD} where purchase_id is null`,
  },
  bills_find_card_month: {
    table: "bills",
    before: "update public.bills set account_id = null, card_month = null where status = 'paid'",
    watch: "select count(card_month) from public.bills",
    change: `update public.bills set account_id = ${CARD} where status = 'paid'`,
  },
  incomes_find_card_month: {
    table: "incomes",
    before: "update public.incomes set account_id = null, card_month = null where actual_amount is not null",
    watch: "select count(card_month) from public.incomes",
    change: `update public.incomes set account_id = ${CARD} where actual_amount is not null`,
  },
  tool_packs_headers_gone: {
    table: "tool_packs",
    before: `insert into private.own_pack_headers (user_id, kind, name, url, headers)
      select coalesce(user_id, ${OWNER}), 'tool_packs', name, 'https://example.com', '{}' from public.tool_packs limit 1`,
    watch: "select count(*) from private.own_pack_headers",
    change: "delete from public.tool_packs",
  },
  profiles_queue_user: {
    table: "profiles",
    before: `delete from private.consolidation_queue`,
    watch: "select count(*) from private.consolidation_queue",
    change:
      `delete from public.profiles; insert into public.profiles (user_id) values ((select id from auth.users limit 1))`,
  },
  tool_definitions_revision: {
    table: "tool_definitions",
    watch: REVISION,
    change: "update public.tool_definitions set enabled = not enabled",
  },
  knowledge_items_set_updated_at: {
    table: "knowledge_items",
    watch: `select updated_at = now() from public.knowledge_items where id = ${ITEM}`,
    change: `update public.knowledge_items set content = 'Outra coisa' where id = ${ITEM}`,
  },
  user_memories_set_updated_at: {
    table: "user_memories",
    watch: "select updated_at = now() from public.user_memories",
    change: "update public.user_memories set location = 'Recife'",
  },
  knowledge_items_bounds: {
    table: "knowledge_items",
    watch: "select coalesce(current_setting('life_assistant.refused', true), '')",
    change: `do $x$
      begin
        update public.knowledge_items set stated_at = now() + interval '1 day' where id = ${ITEM};
      exception when sqlstate 'PT400' then
        perform set_config('life_assistant.refused', sqlerrm, true);
      end $x$`,
  },
  profiles_schedule_notes: {
    table: "profiles",
    before: "delete from private.note_schedule",
    watch: "select count(*) from private.note_schedule",
    change:
      `delete from public.profiles; insert into public.profiles (user_id) values ((select id from auth.users limit 1))`,
  },
  bills_end_series: {
    table: "bills",
    before: `insert into public.bills (user_id, name, amount, month, due_day, recurring, group_id)
      select ${OWNER}, 'Aluguel da sala', 1, date_trunc('month', current_date) + make_interval(months => m), 1, true, ${NOBODYS}
      from generate_series(0, 2) as m`,
    watch:
      `select jsonb_agg(jsonb_build_array(recurring, deleted_at) order by month) #- '{0}' from public.bills where group_id = ${NOBODYS}`,
    change: `update public.bills set recurring = false
      where group_id = ${NOBODYS} and month = date_trunc('month', current_date)`,
  },
  bills_resume_series: {
    table: "bills",
    before: `insert into public.bills (user_id, name, amount, month, due_day, recurring, group_id)
      select ${OWNER}, 'Aluguel da sala', 1 + m, date_trunc('month', current_date) + make_interval(months => m), 1, true, ${NOBODYS}
      from generate_series(0, 2) as m;
      update public.bills set deleted_at = now() where group_id = ${NOBODYS} and month = date_trunc('month', current_date)`,
    watch: `select count(*) from public.bills where group_id = ${NOBODYS} and deleted_at is null and amount > 1`,
    change:
      `update public.bills set deleted_at = null where group_id = ${NOBODYS} and month = date_trunc('month', current_date)`,
  },
  incomes_resume_series: {
    table: "incomes",
    before: `insert into public.incomes (user_id, name, expected_amount, month, due_day, recurring, group_id)
      select ${OWNER}, 'Renda da sala', 1 + m, date_trunc('month', current_date) + make_interval(months => m), 1, true, ${NOBODYS}
      from generate_series(0, 2) as m;
      update public.incomes set deleted_at = now() where group_id = ${NOBODYS} and month = date_trunc('month', current_date)`,
    watch:
      `select count(*) from public.incomes where group_id = ${NOBODYS} and deleted_at is null and expected_amount > 1`,
    change:
      `update public.incomes set deleted_at = null where group_id = ${NOBODYS} and month = date_trunc('month', current_date)`,
  },
  tools_knowledge_drop_embedding: {
    table: "tools_knowledge",
    before:
      `insert into public.tools_knowledge (entity_type, entity, topic, content, tokens, metadata, embedding, embedding_model)
      values ('general', 'x', 'reference', 'x', 1, '{}', ${UNIT}, 'm')`,
    watch: "select count(embedding) from public.tools_knowledge",
    change: "update public.tools_knowledge set content = 'y'",
  },
};

/** Makes a change, says the watched value before and after it, and takes it back. */
const VALUES_AROUND = `
  create or replace function private.values_around(prepare text, watch text, change text) returns text[]
  language plpgsql set search_path = '' as $$
  declare
    was text;
    is_now text;
    told text;
  begin
    begin
      execute prepare;
      execute watch into was;
      execute change;
      execute watch into is_now;
      raise exception using errcode = 'TAKEN', message = to_jsonb(array[coalesce(was, ''), coalesce(is_now, '')])::text;
    exception
      when sqlstate 'TAKEN' then told := sqlerrm;
      when others then return array['failed', 'failed', sqlerrm];
    end;
    return array(select jsonb_array_elements_text(told::jsonb));
  end;
  $$`;

/** Triggers without their effect, as `table.trigger` and what was seen. The database needs the seed. */
export async function idleTriggers(stack: Pick<Stack, "sql">, only: string | null = null): Promise<string[]> {
  await stack.sql(VALUES_AROUND);
  const idle: string[] = [];
  for (const [trigger, { table, before = "select 1", watch, change }] of Object.entries(EFFECTS)) {
    if (only !== null && table !== only) continue;
    const [row] = await stack.sql<{ values: string[] }>(`select private.values_around($1, $2, $3) as values`, [
      before,
      watch,
      change,
    ]);
    const [was, now, problem] = row!.values;
    if (was === now) idle.push(`${table}.${trigger} has no effect: ${problem ?? was}`);
  }
  return idle;
}
