import { z } from "zod";
import type { Expected, RowGoal } from "./scenario.ts";

const part = z.union([
  z.object({ text: z.string() }),
  z.object({ call: z.object({ name: z.string(), args: z.record(z.string(), z.unknown()) }) }),
  z.object({ json: z.unknown() }),
]);
const conversation = z.string().default("main");
const line = z.union([
  z.object({ person: z.string(), conversation }),
  z.object({ press: z.array(z.object({ item: z.int().min(1), approved: z.boolean() })).min(1), conversation }),
  z.object({
    model: z.array(part).min(1),
    for: z.string().optional(),
    lines: z.record(z.string(), z.string()).default({}),
  }),
  z.object({ night: z.literal(true) }),
  z.object({ at: z.string(), zone: z.string().optional() }),
]);
const expectations = z.object({
  rows: z.array(z.object({
    table: z.string().regex(/^[a-z_]+$/),
    where: z.record(z.string(), z.json()),
    count: z.union([z.int().min(0), z.literal("some")]),
  })),
});

/** A line of a played conversation; evals/played/README.md says what each is. */
export type ReplayLine = z.infer<typeof line>;

/** One answer that the model gave. */
export type PlayedAnswer = Extract<ReplayLine, { model: unknown }>;

/** A conversation that was played, and the rows that stand in its end. */
export interface Replay {
  name: string;
  lines: ReplayLine[];
  rows: RowGoal[];
}

/** The conversations of a folder, by name. */
export async function readReplays(folder: URL): Promise<Replay[]> {
  const files = (await Array.fromAsync(Deno.readDir(folder))).map(({ name }) => name).filter((name) =>
    name.endsWith(".jsonl")
  ).sort();
  return await Promise.all(files.map(async (file) => {
    const name = file.replace(/\.jsonl$/, "");
    const lines = readLines(await Deno.readTextFile(new URL(file, folder)), file);
    return { name, lines, rows: readRows(await Deno.readTextFile(new URL(`${name}.expect.json`, folder))) };
  }));
}

/** @throws Error naming the line that is none */
export function readLines(text: string, file: string): ReplayLine[] {
  return text.split("\n").flatMap((one, at) => {
    if (one.trim() === "") return [];
    try {
      return [line.parse(JSON.parse(one))];
    } catch (cause) {
      throw new Error(`${file}, line ${at + 1} is no line of a played conversation`, { cause });
    }
  });
}

/** What stands in the end; a text between slashes is a pattern. */
export function readRows(text: string): RowGoal[] {
  return expectations.parse(JSON.parse(text)).rows.map(({ table, where, count }) => ({
    table,
    where: Object.fromEntries(Object.entries(where).map(([column, value]) => [column, expected(value)])),
    count,
  }));
}

function expected(value: z.infer<ReturnType<typeof z.json>>): Expected {
  if (Array.isArray(value)) return value.map(expected);
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, expected(one)]));
  }
  const [, pattern, flags] = typeof value === "string" ? /^\/(.+)\/([a-z]*)$/.exec(value) ?? [] : [];
  return pattern === undefined ? value : new RegExp(pattern, flags);
}
