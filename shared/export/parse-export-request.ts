import { z } from "zod";
import { parseInput } from "../http/parse-input.ts";

const query = z.object({
  what: z.enum(["memory", "notes", "conversations", "everything"]).default("everything"),
  format: z.enum(["json", "markdown"]).default("json"),
});

/** What is to be exported, and how. */
export type ExportRequest = z.infer<typeof query>;

/**
 * Reads `?what=…&format=…`; everything as JSON unless said otherwise.
 *
 * @throws ApiError 400 `invalid_request`, `details` naming the parameter
 */
export function parseExportRequest(parameters: Record<string, string>): ExportRequest {
  return parseInput(query, parameters, "Não sei exportar isso. Confira os campos indicados.");
}
