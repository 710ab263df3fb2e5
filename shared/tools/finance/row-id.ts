import { z } from "zod";

/** Id of a row. A refinement, not `z.guid()`, to keep its pattern out of the schema the model reads. */
export const rowId = z.string().refine((text) => z.guid().safeParse(text).success, "use um id vindo de uma ferramenta");
