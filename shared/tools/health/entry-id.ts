import { z } from "zod";

/** Id of a tracking entry. A refinement, not `z.guid()`, to keep its pattern out of the schema the model reads. */
export const entryId = z.string().refine((text) => z.guid().safeParse(text).success, "use o id de um registro");
