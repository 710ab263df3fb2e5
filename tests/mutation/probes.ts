import type { Stack } from "../support/stack.ts";
import { idleChecks } from "../support/broken-rows.ts";
import { taking, writable } from "../support/column-bounds.ts";
import { grantedOtherwise } from "../support/function-grants.ts";
import { idleTriggers } from "../support/idle-triggers.ts";
import { untoldLimits } from "../support/limit-values.ts";
import { uncountedTables } from "../support/uncounted-tables.ts";
import type { Kind, Mutant } from "./mutants.ts";

/** What of a database is seen to be wrong: the names of failed assertions, of open columns, of uncounted tables. */
export type Findings = string[];

type Database = Pick<Stack, "sql">;
/** What a look is about: one table or function, or all of them. */
export interface About {
  kind: Kind;
  table: string | null;
  /** As it stands in the catalog, `private.fold(value text)`. */
  signature: string | null;
}

/** Looks at a database, in the part that the mutant is about. */
type Probe = (database: Database, about: About) => Promise<Findings>;

const folder = new URL("../../supabase/tests/", import.meta.url);
const TABLES = await Deno.readTextFile(new URL("tables_test.sql", folder));
const FUNCTIONS = await Deno.readTextFile(new URL("functions_test.sql", folder));

/** Statements of a pgTAP file without its own transaction. */
function body(file: string): string {
  return file.replace(/^begin;$/m, "").replace(/^rollback;$/m, "");
}

async function tap(database: Database, file: string): Promise<Findings> {
  const rows = await database.sql<Record<string, unknown>>(body(file));
  const lines = rows.map((row) => Object.values(row)).filter((values) => values.length === 1)
    .flatMap(([value]) => String(value).split("\n"));
  if (!lines.some((line) => line.startsWith("ok "))) return ["the file tests nothing"];
  return lines.filter((line) => line.startsWith("not ok ")).map((line) => line.replace(/^not ok \d+ - /, ""));
}

/** supabase/tests/tables_test.sql, for one table alone where it has to be in schema public. */
const tables: Probe = (database, { table }) => {
  const view = "where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p');";
  if (!TABLES.includes(view)) throw new Error("tables_test.sql lists its tables in another way");
  const only = table === null ? TABLES : TABLES.replace(view, `${view.slice(0, -1)} and c.relname = '${table}';`);
  return tap(database, only);
};

/** supabase/tests/functions_test.sql, for one function alone if there is one. */
const functions: Probe = (database, { signature }) => {
  const view = "where n.nspname in ('public', 'private')\n";
  if (!FUNCTIONS.includes(view)) throw new Error("functions_test.sql lists its functions in another way");
  const own =
    `where format('%s.%s(%s)', n.nspname, p.proname, pg_get_function_identity_arguments(p.oid)) = '${signature}'\n`;
  return tap(database, signature === null ? FUNCTIONS : FUNCTIONS.replace(view, own));
};

const grants: Probe = async (
  database,
  about,
) => [...await functions(database, about), ...await grantedOtherwise(database)];

/** Values that no column takes, as tests/integration/isolation/bounds_test.ts tries them. */
const OUT_OF_BOUNDS: [types: string, values: unknown[]][] = [
  ["date|timestamp[^[]*", ["infinity", "-infinity", "1700-01-01", "2300-01-01"]],
  ["numeric.*|real|double precision", ["NaN"]],
  ["smallint|integer|bigint", [2_147_483_647, -2_147_483_648]],
  ["text", ["x".repeat(900_000)]],
  ["text", ["\u200b"]],
  ["text\\[\\]", [Array(1000).fill("x"), ["\u200b"], [null]]],
  ["jsonb|json", [{ x: "x".repeat(900_000) }]],
];

const bounds: Probe = async (database, { table }) => {
  const open: Findings = [];
  for (const [types, values] of OUT_OF_BOUNDS) {
    const columns = (await writable(database as Stack, types)).filter((column) => column.table === table);
    for (const column of await taking(database as Stack, columns, values)) open.push(`${column} takes ${types}`);
  }
  return [...open, ...await idleChecks(database, table)];
};

const triggers: Probe = async (database, { table }) => [
  ...(await uncountedTables(database)).map(({ table }) => table),
  ...await idleTriggers(database, table),
];

const limits: Probe = (database) => untoldLimits(database);

/** Guards have no quick look. */
const nothing: Probe = () => Promise.resolve([]);

/** The fastest tests that should see a mutant of each kind. */
const PROBES: Record<Kind, Probe> = {
  "policy dropped": tables,
  "policy opened": tables,
  "row-level security off": tables,
  "table granted": tables,
  "function granted": grants,
  "function as definer": functions,
  "function's search_path": functions,
  "check dropped": bounds,
  "trigger dropped": triggers,
  "guard dropped": nothing,
  "limit lifted": limits,
};

/** What the probe of the mutant's kind finds. Findings of the unchanged database are what it always finds. */
export function probe(database: Database, about: About): Promise<Findings> {
  return PROBES[about.kind](database, about);
}

/** Whether there is a quick look at a mutant of this kind. */
export function probed({ kind }: Pick<Mutant, "kind">): boolean {
  return PROBES[kind] !== nothing;
}
