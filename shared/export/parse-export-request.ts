import { z } from "zod";
import { ApiError } from "../http/api-error.ts";

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
  const parsed = query.safeParse(parameters);
  if (parsed.success) return parsed.data;
  throw new ApiError(400, "invalid_request", "Não sei exportar isso. Confira os campos indicados.", {
    details: parsed.error.issues.map(({ path, message }) => ({ path: path.join("."), message })),
  });
}
