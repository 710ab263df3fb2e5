import { z } from "zod";
import { ApiError } from "../http/api-error.ts";
import { callRpc } from "../database/call-rpc.ts";
import type { RpcClient } from "../database/rpc-client.ts";
import type { Statement } from "./statement.ts";

/** An import is one statement in the database, which may take 8 s. */
const MOST_LINES = 5_000;
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

/**
 * Previews or imports the lines of a statement that was read.
 *
 * @throws ApiError 400 `invalid_request` for more than 5,000 lines; DomainError `account_not_found`, `rate_limited`, `too_many_rows`
 */
export async function runStatement(
  client: RpcClient,
  rpc: "preview_statement" | "import_statement",
  { lines, refused, bank, period }: Statement,
  { account, file_name, categories }: { account: string; file_name?: string; categories: Record<string, string> },
): Promise<StatementReport> {
  if (lines.length > MOST_LINES) {
    throw new ApiError(
      400,
      "invalid_request",
      "O arquivo tem mais de 5 mil lançamentos. Importe um período de cada vez.",
    );
  }
  const args = {
    account_id: account,
    lines: lines.map(({ mayBeTransfer, ...line }) => ({ ...line, may_be_transfer: mayBeTransfer })),
    categories,
  };
  const answered = rpc === "preview_statement"
    ? await callRpc(client, rpc, args, TIMEOUT_MS)
    : await callRpc(client, rpc, { ...args, bank, file_name: file_name ?? null }, TIMEOUT_MS);
  const answer = answerSchema.parse(answered);
  const unread = refused.map(({ index, reason }) => ({ index, reason, state: "refused" as const }));
  const told = answer.lines.map((line) =>
    line.reason ? { ...line, reason: REASONS[line.reason] ?? REASONS.invalid_line } : line
  );
  return {
    ...answer,
    bank,
    period,
    counts: { ...answer.counts, refused: answer.counts.refused + unread.length },
    lines: [...told, ...unread].sort((one, other) => one.index - other.index),
  };
}
