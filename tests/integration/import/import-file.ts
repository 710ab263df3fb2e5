import type { ImportReport } from "../../../shared/import/import-document.ts";
import type { Stack } from "../../support/stack.ts";
import { callFunction } from "../export/call-function.ts";

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
