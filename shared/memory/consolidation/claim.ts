import { z } from "zod";

/** A user held by this worker until the lease runs out. */
export const claimSchema = z.object({
  status: z.literal("claimed"),
  userId: z.uuid(),
  attempt: z.number(),
  tries: z.number(),
});

export type Claim = z.infer<typeof claimSchema>;
