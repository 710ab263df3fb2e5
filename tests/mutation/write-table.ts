import type { Mutant } from "./mutants.ts";

/** A mutant, and the test that saw it. */
export interface Outcome extends Mutant {
  /** The failed assertion or test; null: it survived; undefined: tests that may see it have not run. */
  caughtBy: string | null | undefined;
}

/** Which tests see a mutant of each kind, in words. */
const SEEN_BY: Record<Mutant["kind"], string> = {
  "policy dropped": "`supabase/tests/tables_test.sql`",
  "policy opened": "`supabase/tests/tables_test.sql`",
  "row-level security off": "`supabase/tests/tables_test.sql`",
  "table granted": "`supabase/tests/tables_test.sql`",
  "function granted": "`supabase/tests/functions_test.sql`",
  "function as definer": "`supabase/tests/functions_test.sql`",
  "function's search_path": "`supabase/tests/functions_test.sql`",
  "check dropped": "`integration/isolation/bounds_test.ts`",
  "trigger dropped": "`integration/limits/rows_test.ts`",
  "guard dropped": "",
  "limit lifted": "",
};

/** A page with the counts of each kind and the names of what survived. */
export function writeTable(outcomes: Outcome[]): string {
  const kinds = [...new Set(outcomes.map(({ kind }) => kind))];
  const row = (name: string, seenBy: string, of: Outcome[]) => {
    const survived = of.filter(({ caughtBy }) => caughtBy === null).length;
    return `| ${name} | ${seenBy} | ${of.length} | ${of.length - survived} | ${survived} |`;
  };
  const lines = kinds.map((kind) => row(kind, SEEN_BY[kind], outcomes.filter((one) => one.kind === kind)));
  const survivors = kinds.flatMap((kind) => {
    const names = outcomes.filter((one) => one.kind === kind && one.caughtBy === null).map(({ name }) => `\`${name}\``);
    return names.length > 0 ? [`**${kind}** (${names.length}): ${names.join(", ")}`, ""] : [];
  });
  return [
    "# What the tests notice of a database that guarantees less",
    "",
    "Written by `deno task test:mutation`: it takes each guarantee away in turn, and runs the fastest tests that should see it. Slower",
    "tests over HTTP are not run: what survives here may fail there, and nobody has measured which.",
    "",
    "| what is changed | tests that are run | mutants | caught | survived |",
    "|---|---|---|---|---|",
    ...lines,
    row("all", "", outcomes),
    "",
    "## Survivors",
    "",
    ...survivors,
  ].join("\n");
}
