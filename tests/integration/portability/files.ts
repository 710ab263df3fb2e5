import assert from "node:assert/strict";
import { canonicalJson } from "../../../shared/portability/export-format.ts";
import type { ImportReport } from "../../../shared/portability/import-document.ts";
import type { Stack } from "../../support/stack.ts";

/** Calls a function of the stack as somebody; without a token as nobody. */
export function callFunction(
  stack: Stack,
  path: string,
  token: string | null,
  init: RequestInit = {},
): Promise<Response> {
  return fetch(`${stack.url}/functions/v1/${path}`, {
    ...init,
    headers: {
      apikey: stack.publishableKey,
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      ...init.headers,
    },
  });
}

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

/** Imports a file as somebody, as text or as a value, and reads the answer. */
export async function importFile(
  stack: Stack,
  token: string | null,
  file: unknown,
): Promise<ImportReport & { http: number; error?: { code: string; details?: { path: string; message: string }[] } }> {
  const body = typeof file === "string" ? file : JSON.stringify(file);
  const response = await callFunction(stack, "import", token, { method: "POST", body });
  return { http: response.status, ...await response.json() };
}

/** A row of knowledge_items as files have it. */
export function fact(id: string, more: Row = {}): Row {
  return { id, type: "fact", area: "health", content: `Fato ${id}`, ...more };
}

/** What no import switches on. */
const OFF: Record<string, Row> = { standing_yes: { is_on: false }, tool_packs: { enabled: false } };

/** The data of an export with each id replaced by what the row says, and rows in an order that does not depend on ids. */
export function portable(exportedData: Record<string, Row[]>): Record<string, string[]> {
  const data = Object.fromEntries(
    Object.entries(exportedData).map(([section, rows]) => [section, rows.map((row) => ({ ...row, ...OFF[section] }))]),
  );
  const ids = new Set(Object.values(data).flatMap((rows) => rows.map(({ id }) => String(id))));
  const labels = new Map<string, string>();
  // Also inside tool results.
  const replaced = (row: Row, label: (id: string) => string): string =>
    canonicalJson(row).replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => ids.has(id) ? label(id) : id);
  for (const [section, rows] of Object.entries(data)) {
    for (const row of rows) labels.set(String(row.id), `${section} ${replaced(row, () => "id")}`);
  }
  return Object.fromEntries(
    Object.entries(data).map(([section, rows]) => [
      section,
      rows.map((row) => replaced(row, (id) => labels.get(id) ?? "unknown")).sort(),
    ]),
  );
}
