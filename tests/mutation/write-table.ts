import { acceptedBecause } from "./accepted.ts";
import type { Mutant } from "./mutants.ts";

/** A mutant, and the test that saw it. */
export interface Outcome extends Mutant {
  /** The failed assertion or test; null: it survived; undefined: tests that may see it have not run. */
  caughtBy: string | null | undefined;
}

/** What is run first for a mutant of each kind, in words. */
const SEEN_BY: Record<Mutant["kind"], string> = {
  "policy dropped": "`supabase/tests/tables_test.sql`",
  "policy opened": "`supabase/tests/tables_test.sql`",
  "row-level security off": "`supabase/tests/tables_test.sql`",
  "table granted": "`supabase/tests/tables_test.sql`",
  "function granted": "`supabase/tests/functions_test.sql`, `integration/isolation/functions_test.ts`",
  "function as definer": "`supabase/tests/functions_test.sql`",
  "function's search_path": "`supabase/tests/functions_test.sql`",
  "check dropped": "`integration/isolation/bounds_test.ts`, `integration/isolation/checks_test.ts`",
  "trigger dropped": "`integration/limits/rows_test.ts`, `integration/isolation/triggers_test.ts`",
  "guard dropped": "",
  "limit lifted": "`integration/limits/values_test.ts`",
};

/** What became of a mutant, as the columns of the table count it. */
type Column = "first" | "second" | "accepted" | "survived" | "not run";

function columnOf(outcome: Outcome): Column {
  if (outcome.caughtBy) return /^(integration|security)\//.test(outcome.caughtBy) ? "second" : "first";
  if (acceptedBecause(outcome)) return "accepted";
  return outcome.caughtBy === null ? "survived" : "not run";
}

/** A page with the counts of each kind, and the names of what survived or has not been run. */
export function writeTable(outcomes: Outcome[]): string {
  const kinds = [...new Set(outcomes.map(({ kind }) => kind))];
  const row = (name: string, seenBy: string, of: Outcome[]) => {
    const counts = Object.groupBy(of, columnOf);
    const count = (column: Column) => counts[column]?.length ?? 0;
    const columns = (["first", "second", "accepted", "survived", "not run"] as const).map(count);
    return `| ${name} | ${seenBy} | ${of.length} | ${columns.join(" | ")} |`;
  };
  const listed = (column: Column) =>
    kinds.flatMap((kind) => {
      const names = outcomes.filter((one) => one.kind === kind && columnOf(one) === column).map(({ name }) =>
        `\`${name}\``
      );
      return names.length > 0 ? [`**${kind}** (${names.length}): ${names.join(", ")}`, ""] : [];
    });
  const reasons = outcomes.filter((one) => columnOf(one) === "accepted")
    .map((one) => `- ${one.kind}, \`${one.name}\`: ${acceptedBecause(one)}`);
  return [
    "# What the tests notice of a database that guarantees less",
    "",
    "Written by `deno task test:mutation`: it takes each guarantee away in turn. The first look are the quickest tests, in one",
    "transaction; a finding counts only for the object that it names. The second look are single integration tests, each in databases",
    "with this one change: those in which the guard has refused or the constraint was violated, or whose file names it. Such a test",
    "has passed by itself without the change. One in twenty of those caught is confirmed by a second run.",
    "",
    "| what is changed | first look | mutants | caught at first | at the second look | accepted | survived | not run |",
    "|---|---|---|---|---|---|---|---|",
    ...kinds.map((kind) => row(kind, SEEN_BY[kind], outcomes.filter((one) => one.kind === kind))),
    row("all", "", outcomes),
    "",
    ...section("Survivors", listed("survived")),
    ...section("Accepted: another guarantee holds", [...reasons, ""]),
    ...section("Not run", listed("not run")),
  ].join("\n");
}

function section(title: string, lines: string[]): string[] {
  return lines.some((line) => line !== "") ? [`## ${title}`, "", ...lines] : [];
}
