import { z } from "zod";
import { parseInput, readJson } from "../../http/parse-input.ts";

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
  const { userIds, force } = parseInput(bodySchema, await readJson(request));
  return { force, ...(userIds ? { userIds: [...new Set(userIds)] } : {}) };
}
