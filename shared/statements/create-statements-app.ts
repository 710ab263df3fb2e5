import type { Context, Hono } from "hono";
import { createHash } from "node:crypto";
import { decodeBase64 } from "hono/utils/encode";
import { z } from "zod";
import { plainText } from "../database/plain-text.ts";
import { callRpc } from "../database/call-rpc.ts";
import { createUserClient, type RpcClient } from "../database/rpc-client.ts";
import { ApiError, errorResponse } from "../http/api-error.ts";
import { authenticate } from "../http/authenticate.ts";
import { createFunctionApp } from "../http/create-function-app.ts";
import { listOf, parseInput } from "../http/parse-input.ts";
import { readJson } from "../http/read-body.ts";
import { chooseExtractionModel } from "../model/choose-model.ts";
import { readEnvironment } from "../runtime/environment.ts";
import { accountSchema } from "../tools/finance/account.ts";
import { BANK_CODES } from "./banks.ts";
import { EXPENSE_CATEGORIES, guessCategories } from "./guess-categories.ts";
import { guessAccount } from "./guess-account.ts";
import { readStatement } from "./read-statement.ts";
import { leaveOut } from "./leave-out.ts";
import { MAX_LINES, type Statement, StatementError } from "./statement.ts";
import { importStatement, previewStatement, type StatementReport } from "./run-statement.ts";

/** 5 MB as base64, and the fields beside it. */
const MAX_BODY_BYTES = 8 * 1024 * 1024;

const column = plainText(100);

export const statementBody = z.object({
  file: z.base64().describe("the file, at most 5 MB"),
  file_name: plainText(200).optional(),
  account: z.uuid().describe("the account that the lines belong to"),
  bank: z.enum(BANK_CODES).optional().describe("the bank that the person says the file is of"),
  columns: z.object({
    date: column,
    description: listOf(column, { min: 1, max: 5 }),
    amount: column.optional(),
    credit: column.optional(),
    debit: column.optional(),
    id: column.optional(),
    isOutPositive: z.boolean().optional().describe("whether a purchase is positive, as in files of cards"),
  }).optional().describe("which column of a CSV file is which, for a layout that is not known"),
  categories: z.record(plainText(200), z.enum(EXPENSE_CATEGORIES)).optional().describe(
    "categories of expenses by line id, as a preview gave them; without them a model is asked about words that are new",
  ),
  left_out: z.array(plainText(200)).max(MAX_LINES).optional().describe("ids of lines that do not come in"),
});

export const previewBody = statementBody.extend({
  account: statementBody.shape.account.optional().describe(
    "the account that the lines belong to; without it the only one that the file's bank and kind fit, which the answer names",
  ),
});

type PreviewBody = z.infer<typeof previewBody>;
type StatementBody = z.infer<typeof statementBody>;

const ownAccounts = z.object({ accounts: z.array(accountSchema.pick({ id: true, name: true, kind: true })) });

/**
 * The `statements` function. `POST /statements/preview` takes a file of a bank and says what each of its lines is; `POST
 * /statements/import` imports them. Taking an import back is the rpc `undo_statement_import`.
 */
export function createStatementsApp(): Hono {
  const app = createFunctionApp("statements");
  const paths = ["/preview", "/import"];
  app.post("/preview", async (c) => Response.json(await answer(c, previewBody, preview)));
  app.post("/import", async (c) => Response.json(await answer(c, statementBody, bringIn)));
  for (const path of paths) {
    app.all(path, () => errorResponse(new ApiError(405, "method_not_allowed", "Use POST para mandar um extrato.")));
  }
  return app;
}

type Use = (client: RpcClient, statement: Statement, body: Chosen) => Promise<StatementReport>;
/** What was sent, with the account and the categories that were found where none were sent. */
type Chosen = StatementBody & { categories: Record<string, string> };

const preview: Use = (client, statement, body) => previewStatement(client, statement, body);
const bringIn: Use = (client, statement, body) =>
  importStatement(client, statement, body, createHash("sha256").update(body.file).digest("hex"));

async function answer(c: Context, schema: z.ZodType<PreviewBody>, use: Use): Promise<StatementReport> {
  const environment = readEnvironment();
  const client = createUserClient(environment, (await authenticate(c.req.raw, environment)).token);
  const tooLong = "O arquivo passa de 5 MB.";
  const sent = parseInput(schema, await readJson(c.req.raw, { bytes: MAX_BODY_BYTES, tooLong, client }));
  const statement = leaveOut(await readFile(sent), sent.left_out ?? []);
  const body = { ...sent, account: sent.account ?? await findAccount(client, statement) };
  const categories = body.categories ?? await categoriesOf(client, body, statement);
  return await use(client, statement, { ...body, categories });
}

async function findAccount(client: RpcClient, statement: Statement): Promise<string> {
  const { accounts } = ownAccounts.parse(await callRpc(client, "get_accounts", {}));
  const account = guessAccount(statement, accounts);
  if (account !== null) return account;
  const message = "Diga de que conta ou cartão é este extrato.";
  throw new ApiError(400, "invalid_request", message, { details: [{ path: "account", message }] });
}

/** What a model thinks of the words that nobody has given a category. Without a key there is no model. */
async function categoriesOf(client: RpcClient, body: StatementBody, statement: Statement) {
  const environment = readEnvironment();
  if (!environment.googleApiKey) return {};
  const { lines } = await previewStatement(client, statement, { ...body, categories: {} });
  return await guessCategories(await chooseExtractionModel(environment), lines);
}

async function readFile({ file, bank, columns }: PreviewBody): Promise<Statement> {
  try {
    return await readStatement(decodeBase64(file), { bank, columns });
  } catch (error) {
    if (error instanceof StatementError) throw invalidFile(error.message, error);
    throw error;
  }
}

function invalidFile(message: string, error?: StatementError): ApiError {
  return new ApiError(400, "invalid_request", message, {
    details: [{ path: "file", message, ...(error && { code: error.code, columns: error.columns }) }],
  });
}
