import { z } from "zod";

const { localeError } = z.locales.ptBR();

/** What a schema has to say of a value, in pt-BR. */
export const explainIssue: z.core.$ZodErrorMap = (issue) =>
  issue.input === undefined ? "Falta este campo" : localeError(issue);
