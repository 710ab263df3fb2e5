import { dumpSchema } from "./dump-schema.ts";
import { generateTypes } from "./generate-types.ts";

/** Files that are made from the migrations, by path within the project. */
export const generatedFiles: Record<string, (url: string) => Promise<string>> = {
  "supabase/schema.sql": dumpSchema,
  "shared/database/database.types.ts": generateTypes,
};
