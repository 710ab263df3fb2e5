import { z } from "zod";
import { callRpc } from "../../database/call-rpc.ts";
import { CalendarDay } from "../../language/figures/calendar-day.ts";
import { fold } from "../../language/fold.ts";
import type { StatementRequest } from "../../language/commands/statement-request.ts";
import { sayUndone } from "../../statements/say-undone.ts";
import type { ToolContext } from "../../tools/definition.ts";
import { formatDate } from "../../writing/format-date.ts";
import { joinWords } from "../../writing/join-words.ts";
import { nameInSentence } from "../../writing/one-line.ts";
import { runTool } from "../run-tool.ts";
import type { ToolOutput } from "../transcript.ts";
import type { Turn } from "../turn.ts";

const TOOL = "undo_statement_import";

const importSchema = z.object({
  id: z.string(),
  at: z.string(),
  account: z.object({ name: z.string() }),
  bank: z.string().optional(),
  file_name: z.string().optional(),
  undone_at: z.string().optional(),
});
type StatementImport = z.infer<typeof importSchema>;
const listSchema = z.object({ imports: z.array(importSchema) });
const undoneSchema = z.object({
  status: z.enum(["undone", "repeated"]),
  deleted: z.number(),
  restored: z.number(),
  kept: z.number(),
  at: z.string(),
  /** The file, or the account. */
  summary: z.string(),
});

const HOW =
  "O extrato entra pelo app, em Dinheiro, “Importar extrato”: é só soltar o arquivo do banco, OFX ou CSV. Antes de guardar eu mostro " +
  "linha por linha o que vai entrar, e depois dá para desfazer tudo de uma vez.";
const MOST_NAMED = 5;

/**
 * Undoes an import of a statement, the last one or the one that is named, or says how a statement comes in. Once a turn: where an
 * earlier attempt has undone one, that is told again.
 *
 * @throws DomainError `stale_turn`
 */
export async function settleStatementRequest(turn: Turn, request: StatementRequest): Promise<string> {
  if (request.action === "explain_import") return HOW;
  const { client, toolContext, opened: { id, context } } = turn;
  const before = context.executions.find(({ tool }) => tool === TOOL);
  if (before !== undefined) return tellUndone({ type: "json", value: before.result }, toolContext);
  const { imports } = listSchema.parse(await callRpc(client, "list_statement_imports", {}));
  const open = imports.filter(({ undone_at }) => undone_at === undefined);
  if (open.length === 0) return "Não há importação de extrato para desfazer.";
  const meant = open.find((one) => isOfDay(one, request.day, toolContext) && isNamed(one, request.named));
  if (meant === undefined) {
    const names = open.slice(0, MOST_NAMED).map((one) =>
      nameImport(one.file_name ?? one.account.name, one.at, toolContext)
    );
    return `Não achei essa importação. As que dá para desfazer: ${joinWords(names)}.`;
  }
  return tellUndone(await runTool(turn, `undo-import:${id}`, TOOL, { import_id: meant.id }), toolContext);
}

function tellUndone(output: ToolOutput, context: ToolContext): string {
  if (output.type !== "json") return String("value" in output ? output.value : "Não desfiz nada.");
  const undone = undoneSchema.parse(output.value);
  return `${sayUndone(undone)} Era a de ${nameImport(undone.summary, undone.at, context)}.`;
}

function nameImport(name: string, at: string, context: ToolContext): string {
  return `${nameInSentence(name)}, de ${formatDate(dayOf(at, context), context.today)}`;
}

/** `YYYY-MM-DD` where the person lives. */
function dayOf(at: string, { timezone }: ToolContext): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: timezone }).format(new Date(at));
}

function isOfDay({ at }: StatementImport, day: "today" | "yesterday" | null, context: ToolContext): boolean {
  if (day === null) return true;
  const wanted = day === "today" ? context.today : CalendarDay.parse(context.today)!.plusDays(-1).toString();
  return dayOf(at, context) === wanted;
}

/** Whether all words name this import, by its file, its account or its bank. Of longer words the beginning is enough. */
function isNamed({ file_name = "", bank = "", account }: StatementImport, named: string): boolean {
  const own = fold(`${file_name} ${bank} ${account.name}`).match(/[a-z0-9]+/g) ?? [];
  const words = named.match(/[a-z0-9]+/g) ?? [];
  return words.every((word) => own.some((one) => one === word || word.length >= 4 && one.startsWith(word)));
}
