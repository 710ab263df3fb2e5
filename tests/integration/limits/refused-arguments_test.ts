import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { call, refusal } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";

// What a function refuses by itself, whoever calls it: each refusal that no other test reaches. A model or another client may send
// anything, and the tools' schemas only bind those that read them.

const NOBODYS = "00000000-0000-4000-8000-000000000000";
const LONG_AGO = "1850-01-01";

/** Function, arguments, the refusal's status and hint. */
type Case = [name: string, args: JsonObject, status: number, hint: string];

const people: Case[] = [
  ["get_birthdays", { month: 13 }, 400, "invalid_month"],
  ["get_birthdays", { days: 400 }, 400, "invalid_days"],
  ["get_person", { name: "?!" }, 400, "invalid_name"],
  ["do_not_keep", { quote: " " }, 400, "empty_content"],
  ["do_not_keep", { quote: "que eu nunca disse" }, 404, "quote_not_found"],
];

const health: Case[] = [
  ["get_trend_days", { days: 3 }, 400, "days_out_of_range"],
  ["get_trend_days", { metrics: Array(21).fill("weight") }, 400, "too_many_names"],
  ["get_habit_days", { habit_id: NOBODYS }, 404, "habit_not_found"],
  ["record_metric", { metric: "weight", value: null }, 400, "value_missing"],
  ["record_metric", { metric: "weight", value: 80, date: LONG_AGO }, 400, "date_out_of_range"],
  ["record_metric", { metric: "weight", value: 80, note: "x".repeat(4001) }, 400, "note_too_long"],
  ["record_metric", { metric: "custom", custom_name: "Sol", value: 1, unit: "x".repeat(21) }, 400, "unit_too_long"],
  ["record_metric", { metric: "custom", custom_name: "x".repeat(101), value: 1 }, 400, "custom_name_too_long"],
  ["record_metric", { metric: "weight", value: 80, person: "x".repeat(300) }, 400, "person_too_long"],
  ["restore_metric", { entry_id: NOBODYS }, 404, "entry_not_found"],
  ["record_habit", { habit_name: "Correr", date: LONG_AGO }, 400, "date_out_of_range"],
  ["record_habit", { habit_name: "Correr", note: "x".repeat(4001) }, 400, "note_too_long"],
  ["delete_habit", { habit_name: "ler" }, 409, "habit_ambiguous"],
  ["update_habit", { habit_name: "ler", frequency: "daily" }, 409, "habit_ambiguous"],
  [
    "create_habit",
    {
      name: "Beber água",
      times: Array.from({ length: 25 }, (_, at) => `0${at % 10}:${10 + at}`),
    },
    400,
    "too_many_times",
  ],
];

const reminders: Case[] = [
  ["list_reminders", { from_date: "2027-01-10", to_date: "2027-01-01" }, 400, "invalid_days"],
  ["prepare_create_reminder", { text: " ", at: "2030-01-01T09:00" }, 400, "invalid_text"],
  ["prepare_update_reminder", { reminder: "gás", text: " " }, 400, "invalid_text"],
  ["prepare_update_reminder", { reminder: "gás", at: "2020-01-01T09:00" }, 400, "past_time"],
  ["prepare_snooze_reminder", { reminder: "gás", at: "2020-01-01T09:00" }, 400, "past_time"],
  ["prepare_update_reminder", { reminder_id: NOBODYS, text: "Luz" }, 404, "reminder_not_found"],
  ["update_reminder", { reminder: "o que não existe", text: "Luz" }, 404, "reminder_not_found"],
  ["update_reminder", { reminder: "gás", text: "Luz" }, 409, "ambiguous_reminder"],
];

const finance: Case[] = [
  ["create_finance_item", { kind: "account", name: "Conta", category: "food", amount: 1 }, 400, "invalid_category"],
  ["create_finance_item", { kind: "account", name: "Conta", amount: 1_000_000_000 }, 400, "invalid_amount"],
  ["get_accounts", { account: "nenhuma" }, 404, "account_not_found"],
  ["update_finance_item", { kind: "budget", name: "alimentação", new_name: "Comida" }, 400, "cannot_change"],
  ["update_finance_item", { kind: "card_bill", name: "nenhum", closing_day: 5 }, 404, "account_not_found"],
  ["update_finance_item", { kind: "card_bill", name: "Visa" }, 400, "nothing_to_change"],
  ["transfer_money", { to_account: "nenhuma", amount: 1 }, 404, "account_not_found"],
  ["transfer_money", { to_account: "Banco", from_account: "nenhuma", amount: 1 }, 404, "account_not_found"],
  ["transfer_money", { to_account: "Banco", from_account: "Banco", amount: 1 }, 400, "same_account"],
];

const incomes: Case[] = [
  ["prepare_receive_income", { income_id: NOBODYS }, 404, "income_not_found"],
];

/** What an assistant asks the database to read. */
const reads: Case[] = [
  ["read_for_assistant", { tool: "get_nada" }, 404, "unknown_tool"],
  ["read_for_assistant", { tool: "create_expense" }, 404, "unknown_tool"],
  ["read_for_assistant", { tool: "get_birthdays", args: { month: "x" } }, 400, "invalid_arguments"],
];

const imports: Case[] = [
  [
    "import_slice",
    { digest: "0".repeat(64), number: 1, slices: 2, section: "expenses", items: [] },
    409,
    "import_out_of_step",
  ],
];

const library: Case[] = [
  ["save_link", { url: "ftp://example.com" }, 400, "invalid_url"],
  ["save_link", { url: "https://example.com", description: "x".repeat(50_001) }, 400, "content_too_long"],
  ["save_note", { content: "x".repeat(50_001) }, 400, "content_too_long"],
  ["save_note", { content: " " }, 400, "invalid_item"],
  ["save_book", { title: "Dom Casmurro", year: 1500 }, 400, "invalid_year"],
  ["search_items", { limit: 51 }, 400, "invalid_limit"],
  ["search_items", { query: "x".repeat(1001) }, 400, "query_too_long"],
  ["search_items", { type: "nada" }, 400, "invalid_type"],
  ["prepare_delete_item", { title: "x".repeat(1001) }, 400, "query_too_long"],
];

const memory: Case[] = [
  ...([
    [{ value: "x" }, "slot_missing"],
    [{ slot: "nada", value: "x" }, "unknown_slot"],
    [{ slot: "allergy", value: "x" }, "slot_key_missing"],
    [{ slot: "employer", key: "x", value: "x" }, "slot_key_unexpected"],
    [{ slot: "goal", key: "x", value: "x" }, "invalid_goal_state"],
  ] as const).map(([slot, hint]): Case => [
    "add_knowledge",
    { type: "fact", content: "Tem alergia a camarão", area: "health", ...slot },
    400,
    hint,
  ]),
  ["add_knowledge", { type: "fact", content: "x".repeat(20_000), area: "health" }, 400, "content_too_long"],
  ["search_knowledge", { query: "x", limit: 1000 }, 400, "invalid_limit"],
  ["search_knowledge", { query: "x", type: "nada" }, 400, "invalid_type"],
  ["resolve_knowledge", { item_id: NOBODYS, resolution: "nada" }, 400, "invalid_resolution"],
  ["resolve_knowledge", { item_id: NOBODYS, resolution: "keep_both" }, 404, "knowledge_not_found"],
  ["prepare_delete_knowledge", { query: "x".repeat(1001) }, 400, "query_too_long"],
];

const conversations: Case[] = [
  ["search_messages", { query: "x".repeat(1001) }, 400, "invalid_query"],
  ["search_messages", { query: "x", since: "2027-01-02", until: "2027-01-01" }, 400, "invalid_dates"],
  ["search_messages", { query: "x", limit: 51 }, 400, "invalid_limit"],
  ["search_messages", { query: "x", conversation: "nenhuma" }, 404, "conversation_not_found"],
  ["export_page", { what: "nada" }, 400, "invalid_what"],
  ["begin_import", { digest: "x" }, 400, "invalid_document"],
];

const devices: Case[] = [
  ["save_push_subscription", { endpoint: "http://example.com", p256dh: "x", auth: "x" }, 400, "invalid_subscription"],
  ["test_push_subscription", { subscription_id: NOBODYS }, 404, "device_not_found"],
];

Deno.test("a function of the database refuses arguments that it cannot use", async (t) => {
  const stack = await startStack();
  const { client } = await stack.createUser("Ana");
  for (const name of ["Ler livro", "Ler jornal", "Correr"]) await call(client, "create_habit", { name });
  for (const text of ["Gás de casa", "Gás da loja"]) {
    await call(client, "create_reminder", { text, at: "2030-01-01T09:00" });
  }
  await call(client, "create_finance_item", { kind: "account", name: "Banco", amount: 100 });
  await call(client, "create_finance_item", { kind: "budget", name: "Mercado", category: "food", amount: 100 });
  await call(client, "create_finance_item", { kind: "card", name: "Visa", closing_day: 5, due_day: 15 });
  await call(client, "create_finance_item", {
    kind: "income",
    name: "Salário",
    category: "salary",
    amount: 5,
    due_day: 1,
  });
  const { income } = await call<{ income: { id: string } }>(client, "receive_income", { income_name: "Salário" });
  await call(client, "begin_import", { digest: "0".repeat(64) });

  const cases = [
    ...people,
    ...health,
    ...reminders,
    ...finance,
    ...incomes,
    ["prepare_receive_income", { income_id: income.id }, 409, "income_already_received"] satisfies Case,
    ...reads,
    ...imports,
    ...library,
    ...memory,
    ...conversations,
    ...devices,
  ];
  for (const [name, args, status, hint] of cases) {
    await t.step(`${name}: ${hint}, ${JSON.stringify(args).slice(0, 60)}`, async () => {
      const refused = await refusal(client, name, args);
      assert.deepEqual([refused.status, refused.hint], [status, hint], refused.message);
    });
  }
  await stack.close();
});
