import { z } from "zod";

/**
 * Two beliefs that do not go together, as Postgres gives them: what was known and what was said since. Where it is a birthday
 * or a bond of a person that is in doubt, they are its values, else the words in which they are kept.
 */
export const memoryQuestionSchema = z.object({
  /** The name of the person it is about; null for the user. */
  about: z.string().nullable(),
  doubt: z.enum(["birthday", "relationship"]).nullable(),
  existing: z.string(),
  stated: z.string(),
});

/** Two beliefs that do not go together. */
export type MemoryQuestion = z.infer<typeof memoryQuestionSchema>;

/** The question between two beliefs, and each of them as it stands in it and on a button. */
export function wordMemoryQuestion(
  { about, doubt, ...sides }: MemoryQuestion,
): Record<"existing" | "stated" | "text", string> {
  const [existing, stated] = [sides.existing, sides.stated].map((side) =>
    doubt === "birthday" ? sayBirthday(side) : doubt === "relationship" ? `É ${side}` : side
  ) as [string, string];
  // In the words in which both are kept: what is quoted fits any wording.
  const whom = about === null ? "" : `, sobre ${about},`;
  return {
    existing,
    stated,
    text: `Você mencionou antes${whom} “${existing}”, mas agora disse “${stated}”. Mudou algo?`,
  };
}

/** `1990-03-12` and `--03-12` as one says them; other words as they are. */
function sayBirthday(text: string): string {
  const [, year, month, day] = /^(\d{4}|-)-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (year === undefined) return text;
  return `Faz aniversário em ${day}/${month}${year === "-" ? "" : `/${year}`}`;
}
