import { z } from "zod";
import { callRpc } from "../../database/call-rpc.ts";
import { CalendarDay } from "../../language/figures/calendar-day.ts";
import { fold } from "../../language/fold.ts";
import type { StatementRequest } from "../../language/commands/statement-request.ts";
import type { ToolContext } from "../../tools/definition.ts";
import { dayOf, nameImport } from "../../tools/finance/undo-statement-import.ts";
import { joinWords } from "../../writing/join-words.ts";
import { prepareCalls } from "../offer/prepare-calls.ts";
import { type Reply, sayDirectly } from "../reply.ts";
import type { Turn } from "../turn.ts";
import { proposeDirectly } from "./propose-directly.ts";

const importSchema = z.object({
  id: z.string(),
  at: z.string(),
  account: z.object({ name: z.string(), kind: z.string() }),
  bank: z.string().optional(),
  file_name: z.string().optional(),
  undone_at: z.string().optional(),
});
type StatementImport = z.infer<typeof importSchema>;
const listSchema = z.object({ imports: z.array(importSchema) });

const HOW =
  "O extrato entra pelo app, em Dinheiro, “Importar extrato”: é só soltar o arquivo do banco, OFX ou CSV. Antes de guardar eu mostro " +
  "linha por linha o que vai entrar, e depois dá para desfazer tudo de uma vez.";
const MOST_NAMED = 5;

/** Proposes to undo an import of a statement, the last one or the one that is named, or says how a statement comes in. */
export async function settleStatementRequest(turn: Turn, request: StatementRequest, skills: string[]): Promise<Reply> {
  if (request.action === "explain_import") return sayDirectly(HOW);
  const { client, toolContext } = turn;
  const { imports } = listSchema.parse(await callRpc(client, "list_statement_imports", {}));
  const open = imports.filter(({ undone_at }) => undone_at === undefined);
  if (open.length === 0) return sayDirectly("Não há importação de extrato para desfazer.");
  const meant = open.find((one) => isMeant(one, request, toolContext));
  if (meant === undefined) {
    const names = open.slice(0, MOST_NAMED).map((one) =>
      nameImport({ ...one, account: one.account.name }, toolContext)
    );
    return sayDirectly(`Não achei essa importação. As que dá para desfazer: ${joinWords(names)}.`);
  }
  const call = { toolCallId: crypto.randomUUID(), tool: "undo_statement_import", args: { import_id: meant.id } };
  return proposeDirectly(turn, await prepareCalls(turn, [call]), skills);
}

/** Whether a request means this import, by its day, the kind of its account, and words of its file, account or bank. */
function isMeant(
  { at, file_name = "", bank = "", account }: StatementImport,
  { named, day, of }: StatementRequest & { action: "undo_import" },
  context: ToolContext,
): boolean {
  const wanted = day === "yesterday" ? CalendarDay.parse(context.today)!.plusDays(-1).toString() : context.today;
  if (day !== null && dayOf(at, context) !== wanted) return false;
  if (of !== null && (account.kind === "card") !== (of === "card")) return false;
  const own = fold(`${file_name} ${bank} ${account.name}`).match(/[a-z0-9]+/g) ?? [];
  // Of longer words the beginning is enough.
  return (named.match(/[a-z0-9]+/g) ?? []).every((word) =>
    own.some((one) => one === word || word.length >= 4 && one.startsWith(word))
  );
}
