import { z } from "zod";

const { localeError } = z.locales.ptBR();

/** Explains in Portuguese why a value does not fit its schema. */
export const explainIssue: z.core.$ZodErrorMap = (issue) =>
  issue.input === undefined ? "Falta este campo" : localeError(issue);
