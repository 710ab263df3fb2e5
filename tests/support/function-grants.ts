import type { Stack } from "./stack.ts";

/** Functions over REST that act for anybody, or for the deployment: the server alone may call them. */
const SERVER_ONLY = new Set([
  // Packs and what of them the deployment switches.
  ...["push_pack", "rollback_pack", "own_pack_headers", "record_tool_health", "set_flag", "list_flags"],
  // What the night does for each person.
  ...["claim_consolidation", "read_consolidation", "apply_consolidation", "halve_consolidation", "fail_consolidation"],
  ...[
    "release_consolidation",
    "list_consolidations",
    "items_to_file",
    "apply_filing",
    "read_candidates",
    "claim_embeddings",
  ],
  ...["claim_notes", "read_as", "keep_notes"],
  // Taking back what was learned, for whoever runs the deployment.
  ...["rollback_knowledge", "rollback_all", "usage_report"],
  // Notifications.
  ...[
    "queue_notifications",
    "claim_notifications",
    "finish_notification",
    "answer_notification",
    "renew_push_subscription",
  ],
  // What is said in somebody's name.
  ...["sign_export", "offer_for_assistant"],
]);

/**
 * Functions that signed-in people may execute and that nobody has named for them: in schema public all are for people but
 * {@link SERVER_ONLY}, in schema private those of supabase/schemas/grants.sql. Also those that are named and not granted.
 */
export async function grantedOtherwise(stack: Pick<Stack, "sql">): Promise<string[]> {
  const forPeople = await grantsToPeople();
  const functions = await stack.sql<{ schema: string; name: string; signature: string; granted: boolean }>(
    `select n.nspname as schema, p.proname as name,
       format('%s.%s(%s)', n.nspname, p.proname, pg_get_function_identity_arguments(p.oid)) as signature,
       has_function_privilege('authenticated', p.oid, 'execute') as granted
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname in ('public', 'private') and p.prokind = 'f'
       and not exists (select from pg_depend d where d.objid = p.oid and d.classid = 'pg_proc'::regclass and d.deptype = 'e')
     order by 3`,
  );
  return functions.flatMap(({ schema, name, signature, granted }) => {
    const named = schema === "public" ? !SERVER_ONLY.has(name) : forPeople.has(name);
    return granted === named
      ? []
      : [`${signature} is ${granted ? "granted to people and not named for them" : "not granted to people"}`];
  });
}

/** The functions of schema private that grants.sql names for signed-in people. */
async function grantsToPeople(): Promise<Set<string>> {
  const text = await Deno.readTextFile(new URL("../../supabase/schemas/grants.sql", import.meta.url));
  const statements = [...text.replace(/--[^\n]*/g, "").matchAll(/grant execute on function([^;]+?)\bto ([^;]+);/g)];
  return new Set(
    statements.filter(([, , roles]) => /\bauthenticated\b/.test(roles!))
      .flatMap(([, functions]) => [...functions!.matchAll(/private\.(\w+)/g)].map(([, name]) => name!)),
  );
}
