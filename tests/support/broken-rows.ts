import type { Stack } from "./stack.ts";

/** A long vector: embeddings have length 1. */
const LONG = "array_fill(1::real, array[768])::extensions.halfvec";
const TOMORROW = "current_date + 3";

/** What a row of the seed may not become: by constraint, what is set in it, and in which rows if not in any. */
const CHANGES: Record<string, string | [set: string, where: string]> = {
  accounts_card_has_days: ["closing_day = 5", "kind <> 'card'"],
  accounts_closing_day_check: ["closing_day = 40, due_day = 5, kind = 'card', opening_balance = 0", "true"],
  accounts_credit_limit_check: "credit_limit = -1, closing_day = 5, due_day = 5, kind = 'card', opening_balance = 0",
  accounts_due_day_check: "closing_day = 5, due_day = 40, kind = 'card', opening_balance = 0",
  bills_check: ["paid_on = null", "status = 'paid'"],
  card_bills_check: "closes_on = due_on + 1",
  conversations_client_id_check: "client_id = ''",
  conversations_long_term_summary_check: "long_term_summary = repeat('x', 20001)",
  conversations_structured_summary_check: `structured_summary = '[{"seq": "x"}]'`,
  conversations_title_check: "title = repeat('x', 201)",
  debts_check: "current_installment = 0, paid_ahead = 0",
  debts_check1: ["paid_ahead = installment_amount", "current_installment <= installments"],
  debts_check2: ["status = 'paid_off'", "current_installment <= installments"],
  expenses_bought_on_check: "bought_on = '1980-01-01'",
  expenses_check: `bought_on = ${TOMORROW}`,
  feature_flags_kind_check: "kind = 'x'",
  feature_flags_name_check: "name = ' '",
  habits_days_are_custom: ["days = '{1}'", "frequency <> 'custom'"],
  habits_days_check: "days = '{9}', frequency = 'custom'",
  habits_times_a_week_are_weekly: ["times_a_week = 3", "frequency <> 'weekly'"],
  habits_times_a_week_check: "times_a_week = 8, frequency = 'weekly', days = '{}'",
  incomes_actual_amount_check: "actual_amount = -1, received_on = current_date - 1",
  incomes_check: "actual_amount = 1, received_on = null",
  incomes_check1: "rest_expected = true, actual_amount = null, received_on = null",
  incomes_received_on_check: `received_on = ${TOMORROW}, actual_amount = 1`,
  knowledge_items_area_check: "area = 'x'",
  knowledge_items_check2: "superseded_by_id = id, superseded_at = now()",
  knowledge_items_check3: ["superseded_by_id = gen_random_uuid()", "superseded_at is null"],
  knowledge_items_check5: "slot = null, slot_key = null, value = 'x'",
  knowledge_items_embedding_model_check: `embedding_model = '', embedding = (${LONG})`,
  knowledge_items_embedding_unit: `embedding_model = 'm', embedding = ${LONG}`,
  knowledge_items_not_about_itself: "subject = id::text",
  knowledge_items_retired_at_check:
    "retired_at = '1500-01-01', pattern = 'a>b', type = 'insight', subject = 'self', person_metadata = null",
  knowledge_items_retired_pattern: "retired_at = now(), pattern = null",
  knowledge_items_slot_key_check: ["slot_key = ' '", "slot is not null"],
  knowledge_items_value_check: ["value = ' '", "slot is not null"],
  knowledge_links_check: "to_id = from_id",
  library_items_author_of_book: ["author = 'x'", "type <> 'book'"],
  library_items_automatic_is_complete: "origin = 'automatic', kind = null",
  library_items_embedding_model_check: `embedding_model = '', embedding = (${LONG})`,
  library_items_embedding_unit: `embedding_model = 'm', embedding = ${LONG}`,
  library_items_film_is_known: ["tmdb_id = 1", "type not in ('movie', 'tv_show')"],
  library_items_kind_check: [
    "origin = 'automatic', kind = 'x', period_from = '2026-01-01', period_to = '2026-01-01', generated_at = now()",
    "type = 'note'",
  ],
  library_items_kind_is_note: [
    "origin = 'automatic', kind = 'medical_appointment', period_from = '2026-01-01', period_to = '2026-01-01', generated_at = now()",
    "type <> 'note'",
  ],
  library_items_link_has_url: ["url = null", "type in ('video', 'link')"],
  library_items_note_has_content: ["content = null", "type = 'note'"],
  library_items_origin_check: [
    "origin = 'x', kind = 'medical_appointment', period_from = '2026-01-01', period_to = '2026-01-01', generated_at = now()",
    "type = 'note'",
  ],
  library_items_period_fits_kind: [
    "origin = 'automatic', kind = 'medical_appointment', period_from = '2026-01-02', period_to = '2026-01-01', generated_at = now()",
    "type = 'note'",
  ],
  library_items_period_from_check: [
    "origin = 'automatic', kind = 'medical_appointment', period_from = '1970-01-01', period_to = '2026-01-01', generated_at = now()",
    "type = 'note'",
  ],
  library_items_period_to_check: [
    "origin = 'automatic', kind = 'medical_appointment', period_from = '2026-01-01', period_to = '2150-01-01', generated_at = now()",
    "type = 'note'",
  ],
  library_items_state_of_work: ["rating = 5", "type = 'note'"],
  library_items_year_of_work: ["year = 2000", "type = 'note'"],
  memory_consolidations_attempt_check: "attempt = 0",
  memory_consolidations_check: "consolidated_from = consolidated_to + interval '1 s'",
  memory_consolidations_check1: ["error_message = 'x'", "status <> 'failed'"],
  memory_consolidations_error_message_check: "error_message = repeat('x', 2001), status = 'failed'",
  memory_consolidations_facts_created_check: "facts_created = -1",
  memory_consolidations_facts_updated_check: "facts_updated = -1",
  memory_consolidations_inferences_created_check: "inferences_created = -1",
  memory_consolidations_memory_updates_check: "memory_updates = '{}'",
  memory_consolidations_messages_processed_check: "messages_processed = -1",
  memory_consolidations_rejections_check: "rejections = '{}'",
  memory_consolidations_status_check: "status = 'x', error_message = null",
  message_archive_role_check: "role = 'x'",
  messages_client_message_id_check: "client_message_id = ''",
  messages_content_check: "content = repeat('x', 100001)",
  pending_actions_args_check: "args = '[]'",
  pending_actions_choices_check: "choices = '{}'",
  pending_actions_kind_check: "kind = 'x'",
  pending_actions_replaces_check: "replaces = array_fill('x'::text, array[21])",
  pending_actions_status_check: "status = 'x'",
  profiles_check: "quiet_from = '22:00', quiet_until = null",
  profiles_timezone_check: "timezone = repeat('x', 65)",
  reminders_upcoming_check: "upcoming = '{1990-01-01}'",
  tool_definitions_confirmation_check: "confirmation = 'x'",
  tool_definitions_definition_check: "definition = '[]'",
  tool_definitions_limits_check: "limits = '[]'",
  tool_executions_tool_call_id_check: "tool_call_id = ''",
  tool_packs_content_check: "content = '[]'",
  tracking_entries_custom_is_named: ["custom_name = 'x'", "metric <> 'custom'"],
  tracking_entries_unit_is_custom: ["custom_unit = 'x'", "metric <> 'custom'"],
  transfers_check: "from_account_id = to_account_id",
  turns_approvals_check: "approvals = '{}'",
  turns_attempt_check: "attempt = 0",
  turns_error_check: "error = repeat('x', 61)",
  turns_intent_check: "intent = repeat('x', 61)",
  turns_kind_check: "kind = 'x'",
  turns_model_check: "model = repeat('x', 101)",
  turns_route_check: "route = 'x'",
  turns_status_check: "status = 'x'",
  turns_steps_check: "steps = to_jsonb(repeat('x', 4001))",
  turns_tools_check: "tools = array_fill(repeat('x', 100), array[50])",
  user_memories_edited_fields_check: "edited_fields = '[]'",
  user_memories_own_safety_check: "own_safety = '{\" \"}'",
  user_memories_version_check: "version = -1",
};

/** Rows of tables that are empty in the seed, each with one column that breaks a constraint. */
const ROWS: Record<string, { good: Record<string, string>; broken: Record<string, Record<string, string>> }> = {
  prompt_texts: {
    good: { name: "'skill:finance'", text: "'x'" },
    broken: { prompt_texts_name_check: { name: "'x y'" }, prompt_texts_text_check: { text: "' '" } },
  },
  push_subscriptions: {
    good: {
      user_id: "gen_random_uuid()",
      endpoint: "'https://push.example.com/x'",
      p256dh: "'B' || repeat('a', 86)",
      auth: "repeat('a', 22)",
      device: "'x'",
    },
    broken: {
      push_subscriptions_auth_check: { auth: "'x'" },
      push_subscriptions_device_check: { device: "' '" },
      push_subscriptions_endpoint_check: { endpoint: "'http://push.example.com/x'" },
      push_subscriptions_p256dh_check: { p256dh: "'x'" },
    },
  },
  tool_health: {
    good: { tool: "'get_weather'", failures: "1" },
    broken: {
      tool_health_check: { failures: "0", opened_at: "now()" },
      tool_health_failure_check: { failure: "' '" },
      tool_health_failures_check: { failures: "4" },
      tool_health_tool_check: { tool: "'X'" },
    },
  },
  tools_knowledge: {
    good: {
      entity_type: "'general'",
      entity: "'x'",
      topic: "'reference'",
      content: "'x'",
      tokens: "1",
      metadata: "'{}'",
    },
    broken: {
      tools_knowledge_content_check: { content: "' '" },
      tools_knowledge_embedding_has_model: { embedding_model: "'m'" },
      tools_knowledge_embedding_model_check: { embedding_model: "''", embedding: LONG },
      tools_knowledge_embedding_unit: { embedding_model: "'m'", embedding: LONG },
      tools_knowledge_entity_check: { entity: "' '" },
      tools_knowledge_entity_type_check: { entity_type: "'x'" },
      tools_knowledge_metadata_check: { metadata: "'[]'" },
      tools_knowledge_pack_check: { pack: "' '" },
      tools_knowledge_tokens_check: { tokens: "0" },
      tools_knowledge_topic_check: { topic: "'x'" },
    },
  },
};

/** Runs a statement without triggers and foreign keys, takes it back, and says which check refused it, or what else happened. */
const REFUSED_BY = `
  create or replace function private.refused_by(statement text) returns text language plpgsql set search_path = '' as $$
  declare
    refused text;
    affected int;
  begin
    perform set_config('session_replication_role', 'replica', true);
    begin
      execute statement;
      get diagnostics affected = row_count;
      raise exception using errcode = 'TAKEN', message = format('nothing: %s rows', affected);
    exception
      when check_violation then get stacked diagnostics refused = constraint_name;
      when others then refused := sqlerrm;
    end;
    perform set_config('session_replication_role', 'origin', true);
    return refused;
  end;
  $$`;

/** Checks that do not refuse a row that breaks them, as `table.constraint` and what happened. The database needs the seed. */
export async function idleChecks(stack: Pick<Stack, "sql">, only: string | null = null): Promise<string[]> {
  const tries = await statements(stack);
  await stack.sql(REFUSED_BY);
  const asked = tries.filter(({ table }) => only === null || table === only);
  const [answer] = await stack.sql<{ refused: (string | null)[] }>(
    `select coalesce(jsonb_agg(private.refused_by(s.statement) order by s.at), '[]') as refused
     from jsonb_array_elements_text($1::text::jsonb) with ordinality as s (statement, at)`,
    [JSON.stringify(asked.map(({ statement }) => statement))],
  );
  return asked.flatMap(({ table, check }, at) =>
    answer!.refused[at] === check ? [] : [`${table}.${check} refuses nothing: ${answer!.refused[at]}`]
  );
}

interface Try {
  table: string;
  check: string;
  statement: string;
}

async function statements(stack: Pick<Stack, "sql">): Promise<Try[]> {
  const tables = (await stack.sql<{ name: string }>(
    `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`,
  )).map(({ name }) => name);
  const changes = Object.entries(CHANGES).map(([check, change]): Try => {
    const table = tables.filter((name) => check.startsWith(`${name}_`)).toSorted((a, b) => b.length - a.length)[0]!;
    const [set, where] = typeof change === "string" ? [change, "true"] : change;
    return {
      table,
      check,
      statement:
        `update public.${table} set ${set} where ctid = (select ctid from public.${table} where ${where} limit 1)`,
    };
  });
  const rows = Object.entries(ROWS).flatMap(([table, { good, broken }]) =>
    Object.entries(broken).map(([check, columns]): Try => {
      const row = { ...good, ...columns };
      return {
        table,
        check,
        statement: `insert into public.${table} (${Object.keys(row).join(", ")}) values (${
          Object.values(row).join(", ")
        })`,
      };
    })
  );
  return [...changes, ...rows];
}
