import { z } from "zod";

/**
 * Two facts that contradict each other, as Postgres gives them: the known one and the one stated since. If the `doubt` is about a
 * person's birthday or relationship, they are its two values, otherwise the stored sentences.
 */
export const memoryQuestionSchema = z.object({
  /** The name of the person it is about; null for the user. */
  about: z.string().nullable(),
  doubt: z.enum(["birthday", "relationship"]).nullable(),
  existing: z.string(),
  stated: z.string(),
});

/** Two facts that contradict each other. */
export type MemoryQuestion = z.infer<typeof memoryQuestionSchema>;

/** The question which of two facts is true. `existing` and `stated` are the facts as the question quotes them and buttons show them. */
export function formatMemoryQuestion(
  { about, doubt, ...sides }: MemoryQuestion,
): Record<"existing" | "stated" | "text", string> {
  const phrase = (side: string) => {
    if (doubt === "birthday") return sayBirthday(side);
    return doubt === "relationship" ? `É ${side}` : side;
  };
  const existing = phrase(sides.existing);
  const stated = phrase(sides.stated);
  const whom = about === null ? "" : `, sobre ${about},`;
  // Both facts are quoted, so that the question is correct whatever their wording is.
  return {
    existing,
    stated,
    text: `Você mencionou antes${whom} “${existing}”, mas agora disse “${stated}”. Mudou algo?`,
  };
}

/** Puts `1990-03-12` or `--03-12` into words. Other text is returned as it is. */
function sayBirthday(text: string): string {
  const [, year, month, day] = /^(\d{4}|-)-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (year === undefined) return text;
  return `Faz aniversário em ${day}/${month}${year === "-" ? "" : `/${year}`}`;
}
