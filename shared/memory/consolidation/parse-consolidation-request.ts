import { z } from "zod";
import { ApiError } from "../../http/api-error.ts";

const bodySchema = z.object({
  userIds: z.array(z.uuid()).min(1).max(100).optional(),
  force: z.boolean().default(false),
}).refine(({ userIds, force }) => !force || userIds !== undefined, {
  path: ["userIds"],
  message: "Diga quem, com force",
});

export type ConsolidationRequest = z.infer<typeof bodySchema>;

/**
 * Reads the body of `POST /consolidate-memory`: `{}` takes who is due, `userIds` only of those, `force` those now.
 *
 * @throws ApiError 400 `invalid_request`, `details` naming the path of each problem
 */
export async function parseConsolidationRequest(request: Request): Promise<ConsolidationRequest> {
  const parsed = bodySchema.safeParse(await readJson(request));
  if (parsed.success) {
    return { ...parsed.data, ...(parsed.data.userIds ? { userIds: [...new Set(parsed.data.userIds)] } : {}) };
  }
  throw invalid(parsed.error.issues.map(({ path, message }) => ({ path: path.join("."), message })));
}

async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    throw invalid([{ path: "", message: "O corpo não é JSON válido" }]);
  }
}

function invalid(details: { path: string; message: string }[]): ApiError {
  return new ApiError(400, "invalid_request", "Não entendi o pedido. Confira os campos indicados.", { details });
}
