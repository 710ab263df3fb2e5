import { z } from "zod";
import { callRpc } from "../database/call-rpc.ts";
import { DomainError } from "../database/domain-error.ts";
import type { RpcClient } from "../database/rpc-client.ts";
import { breathe } from "../runtime/breathe.ts";
import { logFailure } from "../runtime/log-failure.ts";
import type { Statement } from "./statement.ts";
import { partsOf, type StatementPart } from "./statement-parts.ts";

const TIMEOUT_MS = 30_000;

const lineSchema = z.strictObject({
  index: z.int().describe("the line of the file, from 1"),
  id: z.string().optional().describe("the same in every file that holds the line"),
  date: z.string().optional(),
  amount: z.number().optional().describe("reais; negative: money out"),
  description: z.string().optional(),
  state: z.enum(["new", "known", "expected", "transfer", "refused"]),
  category: z.string().optional().describe("of an expense"),
  other_account: z.string().optional().describe("of a transfer: the account of its other half, if known"),
  row: z.strictObject({ table: z.string(), id: z.string(), name: z.string().optional(), date: z.string().optional() })
    .optional().describe(
      "the row that it is known by, that was expected, or that the other half of a transfer had made",
    ),
  reason: z.string().optional().describe("why it is refused, for the person"),
});

const answerSchema = z.strictObject({
  import_id: z.string().nullable().optional(),
  account: z.strictObject({ id: z.string(), name: z.string(), kind: z.string() }),
  counts: z.strictObject({ new: z.int(), known: z.int(), expected: z.int(), transfer: z.int(), refused: z.int() }),
  spent: z.number().describe("reais of the lines that are new expenses"),
  received: z.number(),
  lines: z.array(lineSchema),
});

/** What a preview says and an import did. `import_id` is of an import alone, and null if it added nothing. */
export const statementReport = answerSchema.extend({
  bank: z.string().nullable(),
  period: z.strictObject({ from: z.string(), to: z.string() }).nullable(),
});

export type StatementReport = z.infer<typeof statementReport>;
export type ReportedLine = z.infer<typeof lineSchema>;

const REASONS: Readonly<Record<string, string>> = {
  invalid_line: "Algum valor desta linha não serve.",
  repeated_line: "A linha está duas vezes no arquivo.",
  future_date: "A data está no futuro.",
  date_too_old: "A data é antiga demais.",
  zero_amount: "O valor é zero.",
};

type Answer = z.infer<typeof answerSchema>;

interface Asked {
  account: string;
  file_name?: string;
  categories: Record<string, string>;
}

/**
 * Says what an import of a statement would do.
 *
 * @throws DomainError `account_not_found`
 */
export async function previewStatement(
  client: RpcClient,
  statement: Statement,
  asked: Asked,
): Promise<StatementReport> {
  const answers: Answer[] = [];
  // A row that a line of an earlier part has is no choice for a later one.
  const taken: string[] = [];
  for (const part of partsOf(statement.lines)) {
    const answer = answerSchema.parse(
      await callRpc(client, "preview_statement", { ...argumentsOf(part, asked), taken }, TIMEOUT_MS),
    );
    answers.push(answer);
    for (const { state, row } of answer.lines) if (row && state !== "refused") taken.push(row.id);
    await breathe();
  }
  return reportOf(statement, answers);
}

/**
 * Imports a statement as one batch. A part that is refused takes those before it back. After any other failure the same file
 * continues the import, by its key.
 *
 * @throws DomainError `account_not_found`, `rate_limited`, `too_many_rows`
 */
export async function importStatement(
  client: RpcClient,
  statement: Statement,
  asked: Asked,
  fileKey: string,
): Promise<StatementReport> {
  const answers: Answer[] = [];
  const parts = partsOf(statement.lines);
  let importId: string | null = null;
  try {
    for (const [place, part] of parts.entries()) {
      const answer: Answer = answerSchema.parse(
        await callRpc(client, "import_statement", {
          ...argumentsOf(part, asked),
          bank: statement.bank,
          file_name: asked.file_name ?? null,
          import_id: importId,
          is_last: place === parts.length - 1,
          file_key: fileKey,
        }, TIMEOUT_MS),
      );
      importId = answer.import_id ?? null;
      answers.push(answer);
      await breathe();
    }
  } catch (error) {
    // What the database could not do now goes on with the same file. What it refuses it would refuse again.
    if (importId !== null && error instanceof DomainError) await takeBack(client, importId);
    throw error;
  }
  return { ...reportOf(statement, answers), import_id: importId };
}

async function takeBack(client: RpcClient, importId: string): Promise<void> {
  try {
    // The same file, sent twice at once, is one import: what the other request has finished stays.
    await callRpc(client, "undo_statement_import", { import_id: importId, only_unfinished: true }, TIMEOUT_MS);
  } catch (error) {
    logFailure("taking back an import that failed", error);
  }
}

function argumentsOf({ lines, ahead }: StatementPart, { account, categories }: Asked) {
  return {
    account_id: account,
    lines: [...lines, ...ahead].map(({ mayBeTransfer, paysCard, ...line }) => ({
      ...line,
      may_be_transfer: mayBeTransfer,
      pays_card: paysCard,
    })),
    ahead: ahead.length,
    categories: Object.fromEntries(
      lines.flatMap(({ id }) => Object.hasOwn(categories, id) ? [[id, categories[id]]] : []),
    ),
  };
}

/** What was answered for each part, and the lines that could not be read, as one report in the order of the file. */
function reportOf({ refused, bank, period }: Statement, answers: readonly Answer[]): StatementReport {
  const sum = (value: (answer: Answer) => number) => answers.reduce((total, answer) => total + value(answer), 0);
  const cents = (value: (answer: Answer) => number) => Math.round(sum(value) * 100) / 100;
  const unread = refused.map(({ index, reason }) => ({ index, reason, state: "refused" as const }));
  const told = answers.flatMap(({ lines }) => lines).map((line) =>
    line.reason ? { ...line, reason: REASONS[line.reason] ?? REASONS.invalid_line } : line
  );
  return {
    ...answers[0]!,
    bank,
    period,
    counts: {
      new: sum(({ counts }) => counts.new),
      known: sum(({ counts }) => counts.known),
      expected: sum(({ counts }) => counts.expected),
      transfer: sum(({ counts }) => counts.transfer),
      refused: sum(({ counts }) => counts.refused) + unread.length,
    },
    spent: cents(({ spent }) => spent),
    received: cents(({ received }) => received),
    lines: [...told, ...unread].sort((one, other) => one.index - other.index),
  };
}
