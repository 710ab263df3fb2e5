import assert from "node:assert/strict";
import { OPERATIONS } from "../../shared/api/operations.ts";
import { type Stack, startStack } from "../support/stack.ts";
import { allIds, fingerprint, userTables, victimIds } from "../support/tenants.ts";
import { inProject } from "../support/test-database.ts";
import { forgedTokens } from "./forged-tokens.ts";

// Each route, each verb, each way of pretending to be somebody: the routes are those of the functions' own apps and of the
// API's description, so that a new one is attacked on the day it is added.

const VERBS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
/** Nothing, and refusals that name no reason: an answer that is longer shows something. */
const MOST_BYTES = 1_000;
const REFUSED = [400, 401, 403, 404, 405];
/** So many requests are under way at once. */
const AT_ONCE = 8;

/** The paths of all functions, below `/functions/v1`, with parameters as `{name}`. */
async function routesOfFunctions(): Promise<string[]> {
  const paths = new Set(OPERATIONS.map(({ path }) => path));
  for await (const { name, isDirectory } of Deno.readDir(inProject("supabase/functions"))) {
    if (!isDirectory) continue;
    const { default: app } = await import(inProject(`supabase/functions/${name}/index.ts`));
    for (const { path } of (app.routes ?? []) as { path: string }[]) {
      if (!path.includes("*")) paths.add(path.replaceAll(/:(\w+)/g, "{$1}"));
    }
    paths.add(`/${name}`).add(`/${name}/there-is-no-such-path`);
  }
  return [...paths].toSorted();
}

/** What a request without a token may ask of a path: the preflight, and what is described as open to all. */
function isOpen(verb: string, path: string): boolean {
  const asked = verb === "HEAD" ? "get" : verb.toLowerCase();
  return verb === "OPTIONS" ||
    OPERATIONS.some((one) => one.auth === "none" && one.method === asked && one.path === path);
}

interface Case {
  name: string;
  verb: string;
  path: string;
  headers: Record<string, string>;
  open: boolean;
  /** Default: an empty object. */
  body?: string;
}

/** Sends every case, a few at once, and returns what is wrong with the answers. */
async function send(stack: Stack, cases: Case[], secrets: Set<string>, statuses: readonly number[]): Promise<string[]> {
  const wrong: string[] = [];
  const left = [...cases];
  await Promise.all(Array.from({ length: AT_ONCE }, async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const { name, verb, path, headers, open, body: sent } = next;
      const response = await fetch(stack.url + path, {
        method: verb,
        headers: { "Content-Type": "application/json", ...headers },
        ...(!["GET", "HEAD", "OPTIONS"].includes(verb) && { body: sent ?? "{}" }),
        redirect: "manual",
      });
      const body = await response.text();
      const problem = problemOf(response.status, body, secrets, open ? null : statuses);
      if (problem !== null) wrong.push(`${verb} ${path}, ${name}: ${problem}`);
    }
  }));
  return wrong;
}

function problemOf(
  status: number,
  body: string,
  secrets: Set<string>,
  refused: readonly number[] | null,
): string | null {
  if (status >= 500 && status !== 503) return `${status} ${body.slice(0, 200)}`;
  if (refused && !refused.includes(status)) return `${status} ${body.slice(0, 200)}`;
  if (refused && body.length > MOST_BYTES) return `${body.length} bytes`;
  const shown = [...body.matchAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g)].map(([id]) => id).filter((id) => secrets.has(id));
  return shown.length > 0 ? `shows ${shown}` : null;
}

Deno.test("no route shows or changes anything for whoever is not its person", async (t) => {
  const stack = await startStack({ seed: true });
  const [ana] = await stack.sql<{ id: string }>("select id from auth.users limit 1");
  const tables = await userTables(stack);
  const before = await fingerprint(stack, tables, ana!.id);
  const ids = await victimIds(stack, tables, ana!.id);
  const secrets = await allIds(stack, tables, ana!.id);
  const bia = await stack.createUser("Bia");
  const leaver = await stack.createUser("Carla");
  await stack.sql("delete from auth.users where id = $1", [leaver.userId]);
  const tokens = await forgedTokens(stack, ana!.id, bia, leaver.userId);
  assert.ok(tokens.length >= 24);
  const named = (path: string) =>
    path.replace("{id}", ids.conversations!).replace("{name}", "meu_dinheiro").replaceAll(/\{\w+\}/g, ids.reminders!);
  const paths = await routesOfFunctions();
  assert.ok(paths.length > 25);

  await t.step("with each forged token, each route of the functions, by each verb", async () => {
    const cases = paths.flatMap((path) =>
      VERBS.flatMap((verb) =>
        (verb === "OPTIONS" ? tokens.slice(0, 2) : tokens).map(({ name, authorization }): Case => ({
          name,
          verb,
          path: `/functions/v1${named(path)}`,
          headers: {
            apikey: stack.publishableKey,
            ...(authorization !== null && { Authorization: authorization }),
          },
          open: isOpen(verb, path),
        }))
      )
    );
    assert.deepEqual(await send(stack, cases, secrets, REFUSED), []);
    console.info(`security: ${cases.length} requests of ${paths.length} routes with ${tokens.length} forged tokens`);
  });

  await t.step("with each forged token, each table and function of the data API, and the account", async () => {
    const functions = await stack.sql<{ name: string }>(
      "select distinct proname as name from pg_proc where pronamespace = 'public'::regnamespace",
    );
    const open = tokens.filter(({ functionsOnly }) => !functionsOnly);
    const targets: [verb: string, path: string][] = [
      ...tables.flatMap(({ name }) =>
        ["GET", "POST", "PATCH", "DELETE"].map((verb): [string, string] => [
          verb,
          `/rest/v1/${name}${verb === "POST" ? "" : `?user_id=eq.${ana!.id}`}`,
        ])
      ),
      ...["GET", "PUT"].map((verb): [string, string] => [verb, "/auth/v1/user"]),
    ];
    const cases = [
      // Which table or function it is makes no difference to who somebody is: each is tried with some of the tokens, in turn.
      ...targets.flatMap((target, at) =>
        target[1].startsWith("/auth/")
          ? open.map((token) => ({ target, token }))
          : Array.from({ length: 8 }, (_, step) => ({ target, token: open[(at * 8 + step) % open.length]! }))
      ),
      ...functions.flatMap(({ name }, at) =>
        [0, 1, 2, 3].map((step) => ({
          target: ["POST", `/rest/v1/rpc/${name}`] as [string, string],
          token: open[(at * 4 + step) % open.length]!,
        }))
      ),
    ].map(({ target: [verb, path], token: { name, authorization } }): Case => ({
      name,
      verb,
      path,
      headers: { apikey: stack.publishableKey, ...(authorization !== null && { Authorization: authorization }) },
      open: false,
      body: path.startsWith("/rest/v1/rpc/") ? "{}" : JSON.stringify({ user_id: ana!.id }),
    }));
    assert.deepEqual(await send(stack, cases, secrets, REFUSED), []);
    console.info(`security: ${cases.length} requests of the data API with ${open.length} forged tokens`);
  });

  await t.step("with a token of one's own, each route that names what is somebody else's", async () => {
    // Who deletes their account has none afterwards.
    const own = paths.filter((path) => path !== "/account");
    const cases = own.flatMap((path) =>
      VERBS.map((verb): Case => ({
        name: "another person",
        verb,
        path: `/functions/v1${named(path)}`,
        headers: { apikey: stack.publishableKey, Authorization: `Bearer ${bia.token}` },
        open: true,
      }))
    );
    assert.deepEqual(await send(stack, cases, secrets, []), []);
    console.info(`security: ${cases.length} requests with another person's token`);
  });

  await t.step("with headers that no client would send", async () => {
    const { hostname, port } = new URL(stack.url);
    let cases = 0;
    for (const path of paths) {
      for (const header of ["Bearer a\0b", "Bearer a\r b", "Bearer\r\n a", "Bearer a\r\nAuthorization: Bearer b"]) {
        using connection = await Deno.connect({ hostname, port: Number(port) });
        const request = `GET /functions/v1${named(path)} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n` +
          `apikey: ${stack.publishableKey}\r\nAuthorization: ${header}\r\n\r\n`;
        await connection.write(new TextEncoder().encode(request));
        const answer = await new Response(connection.readable).text();
        const status = Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 400);
        assert.equal(
          problemOf(status, answer, secrets, isOpen("GET", path) ? null : REFUSED),
          null,
          `${path} ${header}`,
        );
        cases++;
      }
    }
    console.info(`security: ${cases} requests with headers that no client would send`);
  });

  await t.step("and none of it changed a row of hers", async () => {
    assert.deepEqual(await fingerprint(stack, tables, ana!.id), before);
  });

  await stack.close();
});
