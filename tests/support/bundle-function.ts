import assert from "node:assert/strict";
import { join } from "node:path";
import { runDeno } from "./run-deno.ts";

/** A function as one minified bundle. Sizes are bytes. */
export interface Bundle {
  /** The file to serve. */
  entry: string;
  /** What is loaded to start. */
  start: number;
  /** What one worker loads at most: the start, and the largest of what is chosen while it runs (Gemini or offline). */
  worker: number;
  total: number;
}

/** Bundles an entry point in the folder, split where it imports dynamically. */
export async function bundleFunction(root: string, entry: string, options: string[]): Promise<Bundle> {
  const outdir = join(root, "bundle");
  const { code, output } = await runDeno(
    root,
    ...["bundle", ...options, "--minify", "--code-splitting", "--outdir", outdir, entry],
  );
  assert.equal(code, 0, output);
  const chunks = await readChunks(outdir);
  const start = reach(chunks, ["index.js"]);
  const later = [...start].flatMap((name) => chunks.get(name)?.later ?? []);
  const workers = later.map((name) => size(chunks, reach(chunks, ["index.js", name])));
  return {
    entry: join(outdir, "index.js"),
    start: size(chunks, start),
    worker: Math.max(size(chunks, start), ...workers),
    total: size(chunks, new Set(chunks.keys())),
  };
}

interface Chunk {
  size: number;
  /** Chunks loaded with it, and those loaded when they are asked for. */
  now: string[];
  later: string[];
}

async function readChunks(folder: string): Promise<Map<string, Chunk>> {
  const chunks = new Map<string, Chunk>();
  for await (const { name } of Deno.readDir(folder)) {
    const text = await Deno.readTextFile(join(folder, name));
    chunks.set(name, {
      size: (await Deno.stat(join(folder, name))).size,
      now: [...text.matchAll(/(?:from|import)"\.\/([\w.-]+)"/g)].flatMap(([, file]) => file ?? []),
      later: [...text.matchAll(/import\("\.\/([\w.-]+)"\)/g)].flatMap(([, file]) => file ?? []),
    });
  }
  return chunks;
}

function reach(chunks: Map<string, Chunk>, names: string[], reached = new Set<string>()): Set<string> {
  for (const name of names) {
    if (reached.has(name)) continue;
    reached.add(name);
    reach(chunks, chunks.get(name)?.now ?? [], reached);
  }
  return reached;
}

function size(chunks: Map<string, Chunk>, names: Set<string>): number {
  return [...names].reduce((sum, name) => sum + (chunks.get(name)?.size ?? 0), 0);
}
