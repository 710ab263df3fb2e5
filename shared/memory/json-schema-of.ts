import { jsonSchema } from "ai";
import { z } from "zod";

/** A zod schema shown to a model, whose answer is checked by another: item by item afterwards, where that one is looser. */
export function jsonSchemaOf<T>(shown: z.ZodType, checked: z.ZodType<T>): ReturnType<typeof jsonSchema<T>> {
  return jsonSchema<T>(
    () => z.toJSONSchema(shown, { io: "input", target: "draft-7" }) as Parameters<typeof jsonSchema>[0] & object,
    {
      validate(value) {
        const parsed = checked.safeParse(value);
        return parsed.success ? { success: true, value: parsed.data } : { success: false, error: parsed.error };
      },
    },
  );
}
