import { z } from "zod";
import { sayUndone } from "../../writing/say-undone-import.ts";
import { formatDate } from "../../writing/format-date.ts";
import { countOf } from "../../writing/format-figures.ts";
import { nameInSentence } from "../../writing/one-line.ts";
import { rowId } from "../arguments.ts";
import type { BuiltInTool, ToolContext } from "../definition.ts";

const factsSchema = z.object({
  at: z.string(),
  account: z.string(),
  file_name: z.string().optional(),
  /** How many rows that it made would go, and how many were changed since and stay. */
  deleted: z.number(),
  kept: z.number(),
});
const resultSchema = z.object({
  status: z.enum(["undone", "repeated"]),
  deleted: z.number(),
  restored: z.number(),
  kept: z.number(),
  at: z.string().optional(),
  /** The file, or the account. */
  summary: z.string().optional(),
});

/** Takes an import of a bank statement back after the person's yes. Code reads the person's command; the model never gets this tool. */
export const undoStatementImport: BuiltInTool = {
  kind: "built-in",
  name: "undo_statement_import",
  title: "Desfazer a importação de um extrato",
  description: "Desfaz a importação de um extrato, inteira.",
  inputSchema: z.object({ import_id: rowId }),
  confirmation: "required",
  // Its id says which import is meant: the status is always `ready`, so these sentences are never said.
  prepare: {
    question: () => "",
    missing: () => "",
  },
  offer(_args, facts, context) {
    const { at, account, file_name, deleted, kept } = factsSchema.parse(facts);
    const rows = countOf(deleted, "lançamento sai", "lançamentos saem") +
      (kept === 0 ? "" : `, e ${countOf(kept, "que mudou depois fica", "que mudaram depois ficam")}`);
    return `Quer que eu desfaça a importação de ${
      nameImport({ at, account, file_name }, context)
    }? Com ela ${rows}; o arquivo pode entrar de novo.`;
  },
  nameResult: () => "a importação do extrato, desfeita",
  answer(result) {
    const undone = resultSchema.parse(result);
    return undone.summary === undefined
      ? sayUndone(undone)
      : `${sayUndone(undone)} Era a de ${nameInSentence(undone.summary)}.`;
  },
};

/** "extrato.ofx, em Itaú, de hoje" */
export function nameImport(
  { at, account, file_name }: { at: string; account: string; file_name?: string },
  context: ToolContext,
): string {
  const where = file_name === undefined
    ? nameInSentence(account)
    : `${nameInSentence(file_name)}, em ${nameInSentence(account)}`;
  return `${where}, de ${formatDate(dayOf(at, context), context.today)}`;
}

/** `YYYY-MM-DD` where the person lives. @param at ISO 8601 */
export function dayOf(at: string, { timezone }: ToolContext): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: timezone }).format(new Date(at));
}
