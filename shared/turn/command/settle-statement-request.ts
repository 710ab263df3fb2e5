import { z } from "zod";
import { callRpc } from "../../database/call-rpc.ts";
import { fold } from "../../language/fold.ts";
import type { StatementRequest } from "../../language/commands/statement-request.ts";
import { sayUndone } from "../../statements/say-undone.ts";
import { formatDate } from "../../writing/format-date.ts";
import { joinWords } from "../../writing/join-words.ts";
import { nameInSentence } from "../../writing/one-line.ts";
import type { Turn } from "../turn.ts";

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
});

const HOW =
  "O extrato entra pelo app, em Dinheiro, “Importar extrato”: é só soltar o arquivo do banco, OFX ou CSV. Antes de guardar eu mostro " +
  "linha por linha o que vai entrar, e depois dá para desfazer tudo de uma vez.";
const MOST_NAMED = 5;

/** Undoes an import of a statement, the last one or the one that is named, or says how a statement comes in. */
export async function settleStatementRequest(
  { client, toolContext }: Turn,
  request: StatementRequest,
): Promise<string> {
  if (request.action === "explain_import") return HOW;
  const { imports } = listSchema.parse(await callRpc(client, "list_statement_imports", {}));
  const open = imports.filter(({ undone_at }) => undone_at === undefined);
  const name = (one: StatementImport) =>
    `${nameInSentence(one.file_name ?? one.account.name)}, de ${formatDate(one.at.slice(0, 10), toolContext.today)}`;
  if (open.length === 0) return "Não há importação de extrato para desfazer.";
  const meant = open.find((one) => isNamed(one, request.named));
  if (meant === undefined) {
    return `Não achei essa importação. As que dá para desfazer: ${joinWords(open.slice(0, MOST_NAMED).map(name))}.`;
  }
  const undone = undoneSchema.parse(await callRpc(client, "undo_statement_import", { import_id: meant.id }));
  return `${sayUndone(undone)} Era a de ${name(meant)}.`;
}

/** Whether the words name this import, by its file, its account or its bank. Without words it is the newest. */
function isNamed({ file_name = "", bank = "", account }: StatementImport, named: string): boolean {
  const words = named.split(/\s+/).filter((word) => word.length > 1);
  const own = fold(`${file_name} ${bank} ${account.name}`);
  return words.every((word) => own.includes(word));
}
