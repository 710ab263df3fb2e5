import assert from "node:assert/strict";
import { remote, supabaseCli } from "../../local/supabase-cli.ts";
import { postgresTest, withCopy } from "../support/template.ts";
import { acceptedFindings } from "./accepted-findings.ts";

interface Linted {
  function: string;
  issues: { level: string; message: string; detail?: string; context?: string }[];
}

postgresTest("supabase db lint finds nothing but what is accepted", async (_, server) => {
  const found = await withCopy(server, { seed: false }, async (database, url) => {
    // The linter plans each statement, and planning calls private.current_user_id(): somebody has to be signed in.
    const name = new URL(url).pathname.slice(1);
    await database.run(`alter database ${name} set request.jwt.claim.sub = '00000000-0000-4000-8000-000000000001'`);
    return await lint(url);
  });
  const isAccepted = (object: string, message: string) =>
    acceptedFindings.some((accepted) => accepted.object === object && accepted.message === message);
  const open = found.filter(({ object, message }) => !isAccepted(object, message));
  assert.deepEqual(open, []);
  const gone = acceptedFindings.filter((accepted) =>
    !found.some(({ object, message }) => object === accepted.object && message === accepted.message)
  );
  assert.deepEqual(gone, [], "remove what is no longer reported from accepted-findings.ts");
});

postgresTest("acceptedFindings accepts nothing about row-level security or search_path", () => {
  const forbidden = acceptedFindings.filter(({ object, message }) =>
    /rls|row.level|search_path/i.test(object + message)
  );
  assert.deepEqual(forbidden, []);
  return Promise.resolve();
});

async function lint(url: string): Promise<{ object: string; message: string; where: string }[]> {
  const args = [
    "db",
    "lint",
    remote(url),
    "--schema",
    "public,private",
    "--level",
    "warning",
    "--output-format",
    "json",
  ];
  const { code, stdout, stderr } = await supabaseCli(args);
  assert.equal(code, 0, stderr);
  const results: Linted[] = JSON.parse(stdout).results;
  return results.flatMap(({ function: object, issues }) =>
    issues.map(({ message, detail, context }) => ({
      object,
      message,
      where: [detail, context].filter(Boolean).join(" "),
    }))
  );
}
