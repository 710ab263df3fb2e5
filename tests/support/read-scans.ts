import postgres from "postgres";

/** How a query plan reads one table. */
interface Scan {
  /** "Bitmap Heap Scan on knowledge_items" */
  node: string;
  table: string;
  /** The index condition. Null: all rows are read. */
  condition: string | null;
  /** Whether the index finds the user's rows, or one row by its id. */
  byUser: boolean;
}

interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Cond"?: string;
  Plans?: PlanNode[];
}

/** How searches for these questions read the tables of users' rows, in any nested function. The plans come from auto_explain. */
export async function readScans(url: string, userId: string, questions: string[]): Promise<Scan[]> {
  const plans: PlanNode[] = [];
  const sql = postgres(url, {
    max: 1,
    onnotice: ({ message = "" }) => {
      const plan = /^duration: .* plan:\s*(\{.*\})\s*$/s.exec(message)?.[1];
      if (plan) plans.push(JSON.parse(plan).Plan);
    },
  });
  try {
    await sql`load 'auto_explain'`;
    await sql`set auto_explain.log_format = json`;
    await sql`set auto_explain.log_nested_statements = on`;
    await sql`set auto_explain.log_min_duration = 0`;
    await sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: userId })}, false),
      set_config('request.jwt.claim.sub', ${userId}, false)`;
    await sql`set client_min_messages = log`;
    await sql`set role authenticated`;
    const vector = `[1${",0".repeat(767)}]`;
    for (const question of questions) {
      await sql`select public.search_knowledge(query := ${question}, query_embedding := ${vector})`;
    }
  } finally {
    await sql.end({ timeout: 5 });
  }
  return plans.flatMap(scansOf);
}

const usersTables = ["knowledge_items", "knowledge_words"];

function scansOf(node: PlanNode): Scan[] {
  const table = node["Relation Name"];
  const below = (node.Plans ?? []).flatMap(scansOf);
  if (!table || !usersTables.includes(table)) return below;
  const condition = [node, ...node.Plans ?? []].map((part) => part["Index Cond"]).find((found) => found) ?? null;
  const byUser = condition !== null && /\b(user_id|id) = /.test(condition);
  return [{ node: `${node["Node Type"]} on ${table}`, table, condition, byUser }, ...below];
}
