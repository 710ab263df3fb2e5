/** Rpcs about one thing. */
export interface RpcTopic {
  title: string;
  rpcs: readonly string[];
}

/** What clients call, by topic. */
export const CLIENT_TOPICS: readonly RpcTopic[] = [
  {
    title: "Memory",
    rpcs: [
      "list_knowledge",
      "search_knowledge",
      "add_knowledge",
      "correct_knowledge",
      "validate_knowledge",
      "delete_knowledge",
      "restore_knowledge",
      "preview_erasure",
      "erase_knowledge",
      "forget_everything",
      "resolve_knowledge",
      "reject_contradiction",
      "knowledge_history",
      "related_knowledge",
      "analyze_context",
      "get_user_memory",
      "update_user_memory",
    ],
  },
  { title: "People", rpcs: ["get_person", "update_person", "get_birthdays"] },
  {
    title: "Money",
    rpcs: [
      "create_expense",
      "update_expense",
      "create_finance_item",
      "update_finance_item",
      "delete_finance_item",
      "mark_bill_paid",
      "receive_income",
      "pay_debt",
      "get_finance_summary",
      "get_pending_bills",
      "get_debt_progress",
      "get_accounts",
      "transfer_money",
      "preview_statement",
      "import_statement",
      "undo_statement_import",
      "list_statement_imports",
    ],
  },
  {
    title: "Health and habits",
    rpcs: [
      "record_metric",
      "update_metric",
      "delete_metric",
      "restore_metric",
      "get_tracking_history",
      "get_trends",
      "get_trend_days",
      "create_habit",
      "update_habit",
      "delete_habit",
      "record_habit",
      "unrecord_habit",
      "get_habits",
      "get_habit_days",
    ],
  },
  {
    title: "Reminders and devices",
    rpcs: [
      "create_reminder",
      "update_reminder",
      "complete_reminder",
      "snooze_reminder",
      "cancel_reminder",
      "list_reminders",
      "show_due_reminders",
      "list_push_subscriptions",
      "save_push_subscription",
      "remove_push_subscription",
      "test_push_subscription",
    ],
  },
  {
    title: "Library and notes",
    rpcs: [
      "save_note",
      "save_link",
      "save_video",
      "save_movie",
      "save_tv_show",
      "save_book",
      "search_items",
      "update_item",
      "delete_item",
      "delete_all_items",
      "restore_item",
      "get_note_section",
    ],
  },
  {
    title: "Conversations, undo and settings",
    rpcs: [
      "search_messages",
      "undo_calls",
      "get_row_origin",
      "set_standing_yes",
      "read_usage",
      "tool_health",
      "get_version",
      "preview_retention",
    ],
  },
];

/** What the edge functions call on a person's behalf. A client may, but has a request of a function or another rpc for it. */
const FUNCTION_RPCS: readonly string[] = [
  // A turn and its stream.
  "open_turn",
  "append_chunks",
  "close_turn",
  "read_chunks",
  "running_turn",
  "stop_turn",
  "prepare_calls",
  "run_calls",
  "run_tool",
  "finish_outside_call",
  "undo_writes",
  "do_not_keep",
  "conversation_messages",
  "waiting_actions",
  "conversation_to_compact",
  "compact_conversation",
  // Tools that first ask the outside world, or that only a turn has.
  "enrich_movie",
  "enrich_tv_show",
  "enrich_video",
  "search_tool_knowledge",
  "tools_by_meaning",
  "missing_embeddings",
  "store_embeddings",
  "reminders_to_expand",
  "extend_reminders",
  // Notes, templates and packs.
  "create_automatic_note",
  "get_note_period",
  "get_template",
  "list_templates",
  "save_template",
  "delete_template",
  "read_for_template",
  "template_context",
  "enabled_packs",
  "list_own_packs",
  "save_own_pack",
  "change_own_pack",
  // Export, import, the account, other assistants.
  "count_request",
  "export_page",
  "begin_import",
  "import_slice",
  "preview_import",
  "delete_account",
  "begin_assistant_call",
  "tools_for_assistant",
  "read_for_assistant",
];

export const FUNCTIONS_TITLE = "Used by the functions, not by clients";

/**
 * The rpcs by topic, those for clients first.
 *
 * @throws Error naming an rpc that has no topic, or a topic's rpc that is not there
 */
export function groupRpcs<T extends { name: string }>(rpcs: readonly T[]): { title: string; rpcs: T[] }[] {
  const left = new Map(rpcs.map((rpc) => [rpc.name, rpc]));
  const take = (name: string) => {
    const rpc = left.get(name);
    if (rpc === undefined) throw new Error(`shared/api/rpc-topics.ts names ${name}, which no client may call`);
    left.delete(name);
    return rpc;
  };
  const groups = CLIENT_TOPICS.map(({ title, rpcs }) => ({ title, rpcs: rpcs.map(take) }));
  const prepared = rpcs.map(({ name }) => name).filter((name) =>
    name.startsWith("prepare_") && name !== "prepare_calls"
  );
  const internal = [...FUNCTION_RPCS, ...prepared].map(take).toSorted((a, b) => a.name < b.name ? -1 : 1);
  if (left.size > 0) throw new Error(`write a topic for ${[...left.keys()].join(", ")} into shared/api/rpc-topics.ts`);
  return [...groups, { title: FUNCTIONS_TITLE, rpcs: internal }];
}
