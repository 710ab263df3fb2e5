import { fingerprint, project } from "../support/snapshot.ts";
import type { Case } from "./survey.ts";

/**
 * What is known already, so that a run that was broken off goes on, and one after a change tries again only what the change is about. It
 * holds for one statement of a mutant and one text of a test.
 */
export interface Results {
  survey(file: string): Promise<Case[] | undefined>;
  keepSurvey(file: string, cases: Case[]): Promise<void>;
  /** What a test said of a mutant; null: it passed; undefined: it has not run. */
  tried(statement: string, test: string): Promise<string | null | undefined>;
  keepTried(statement: string, test: string, failure: string | null): Promise<void>;
  /** Writes what has not been written yet. */
  flush(): Promise<void>;
}

interface Kept {
  surveys: Record<string, { print: string; cases: Case[] }>;
  tried: Record<string, string | null>;
}

const folder = new URL("../../.cache/", import.meta.url);
const root = new URL("../../", import.meta.url);

/** Stands for the quick tests of the first look. */
export const FIRST_LOOK = "first look";
const QUICK = [
  "supabase/tests/tables_test.sql",
  "supabase/tests/functions_test.sql",
  "tests/support/broken-rows.ts",
  "tests/support/column-bounds.ts",
  "tests/support/function-grants.ts",
  "tests/support/idle-triggers.ts",
  "tests/support/limit-values.ts",
  "tests/support/uncounted-tables.ts",
  "docs/limits.md",
];

/**
 * Opens the file of results for the database that the migrations make. Where there is none, what is known of the database before is taken
 * over.
 *
 * @param anew nothing is known of other databases
 */
export async function openResults(anew = false): Promise<Results> {
  const file = new URL(`mutation-${await fingerprint(await project.migrations())}.json`, folder);
  const before = await isFile(file) ? file : anew ? null : await newestResults();
  const kept: Kept = before ? JSON.parse(await Deno.readTextFile(before)) : { surveys: {}, tried: {} };
  if (before && before.href !== file.href) console.error("goes on with what is known of the database before");
  const prints = new Map<string, string>();
  const print = async (path: string) => {
    const files = path === FIRST_LOOK ? QUICK : [path];
    const known = prints.get(path) ??
      await digest((await Promise.all(files.map((file) => Deno.readTextFile(new URL(file, root))))).join("\n"));
    prints.set(path, known);
    return known;
  };
  const key = async (statement: string, test: string) =>
    `${await digest(statement)} ${test} ${await print(test.replace(/#\d+$/, ""))}`;
  let written = 0;
  const write = async (now = false) => {
    if (!now && performance.now() - written < 2_000) return;
    written = performance.now();
    await Deno.mkdir(folder, { recursive: true });
    const partial = new URL(`${file.href}.${Deno.pid}`);
    await Deno.writeTextFile(partial, JSON.stringify(kept));
    await Deno.rename(partial, file);
  };
  return {
    async survey(path) {
      const known = kept.surveys[path];
      return known?.print === await print(path) ? known.cases : undefined;
    },
    async keepSurvey(path, cases) {
      kept.surveys[path] = { print: await print(path), cases };
      await write(true);
    },
    tried: async (statement, test) => kept.tried[await key(statement, test)],
    async keepTried(statement, test, failure) {
      kept.tried[await key(statement, test)] = failure;
      await write();
    },
    flush: () => write(true),
  };
}

async function isFile(file: URL): Promise<boolean> {
  return await Deno.stat(file).then((found) => found.isFile, () => false);
}

/** The results that were written last, of whatever database. */
async function newestResults(): Promise<URL | null> {
  const files = await Array.fromAsync(Deno.readDir(folder)).catch(() => []);
  const results = await Promise.all(
    files.filter(({ name }) => /^mutation-\w+\.json$/.test(name)).map(async ({ name }) => {
      const file = new URL(name, folder);
      return { file, at: (await Deno.stat(file)).mtime?.getTime() ?? 0 };
    }),
  );
  return results.toSorted((a, b) => b.at - a.at)[0]?.file ?? null;
}

async function digest(text: string): Promise<string> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))).toHex().slice(0, 16);
}
