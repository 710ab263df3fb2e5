import assert from "node:assert/strict";
import type { Stack } from "../../support/stack.ts";
import { callFunction } from "./call-function.ts";

type Row = Record<string, unknown>;

/** An export as JSON. */
export interface Exported {
  format: string;
  version: number;
  what: string;
  data: Record<string, Row[]>;
  checksum: { algorithm: string; digest: string; signature: string };
}

/** Somebody's export, read whole. */
export async function exported(stack: Stack, token: string, what = "everything"): Promise<Exported> {
  const response = await callFunction(stack, `export?what=${what}`, token);
  assert.equal(response.status, 200);
  return await response.json() as Exported;
}
