import assert from "node:assert/strict";
import { join } from "node:path";
import { runDeno } from "./start-process.ts";

/**
 * Bundles an entry point of a folder. Dynamic imports become files of their own.
 * @returns the file to serve
 */
export async function bundleFunction(
  root: string,
  entry: string,
  options: string[],
  outdir = join(root, "bundle"),
): Promise<string> {
  const { code, output } = await runDeno(
    root,
    ...["bundle", ...options, "--minify", "--code-splitting", "--outdir", outdir, entry],
  );
  assert.equal(code, 0, output);
  return join(outdir, "index.js");
}
