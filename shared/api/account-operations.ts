import { z } from "zod";
import { exportQuery } from "../portability/create-export-app.ts";
import { previewBody, statementBody } from "../statements/create-statements-app.ts";
import { statementReport } from "../statements/run-statement.ts";
import { errors, json, type Operation } from "./operation.ts";

const counts = z.record(z.string(), z.int());

const importReport = z.strictObject({
  status: z.enum(["imported", "repeated", "preview"]),
  own: z.boolean().describe("whether the file was exported from this deployment"),
  created: counts,
  skipped: counts.describe("rows that existed already"),
  rejected: z.int(),
  rejections: z.array(z.strictObject({
    section: z.string(),
    index: z.int().optional(),
    reason: z.string(),
    problem: z.string().optional(),
    message: z.string(),
  })).describe("the first 1,000"),
  notes: z.array(z.string()).describe("what was on in the file and came in off: standing yeses and own packs"),
});

const file = z.looseObject({}).describe("a JSON export, at most 20 MB");

/** What a person takes along, brings in and deletes: `export`, `import`, `statements` and `account`. */
export const accountOperations: Operation[] = [
  {
    method: "get",
    path: "/export",
    summary: "All of a person's data as a file",
    auth: "token",
    query: exportQuery,
    answers: {
      200: {
        description: "the file: JSON, Markdown, or a ZIP of CSV files",
        mediaType: "application/json",
        schema: z.looseObject({}),
      },
      ...errors(405),
    },
  },
  {
    method: "post",
    path: "/import",
    summary: "Stores what an exported file holds and is not there yet",
    auth: "token",
    body: file,
    answers: { 200: json("what came of each row", importReport), ...errors(405, 409) },
  },
  {
    method: "post",
    path: "/import/preview",
    summary: "Says what an import of the file would store, and stores nothing",
    auth: "token",
    body: file,
    answers: { 200: json("what would come of each row", importReport), ...errors(405, 409) },
  },
  {
    method: "post",
    path: "/statements/preview",
    summary: "Says what each line of a bank statement (OFX, CSV) is, and stores nothing",
    auth: "token",
    body: previewBody,
    answers: {
      200: json("each line: new, known, expected, a transfer, or refused", statementReport),
      ...errors(404, 405),
    },
  },
  {
    method: "post",
    path: "/statements/import",
    summary: "Imports a bank statement into an account, all or nothing; lines that are known add nothing",
    description:
      "With the categories of the preview it does what the preview said. The rpc undo_statement_import takes it back.",
    auth: "token",
    body: statementBody,
    answers: { 200: json("what came of each line", statementReport), ...errors(404, 405, 409) },
  },
  {
    method: "delete",
    path: "/account",
    summary: "Deletes the account with all its rows, for good",
    description: "The sign-in must be at most 10 minutes old (403 recent_login_required).",
    auth: "token",
    answers: {
      200: json(
        "the receipt",
        z.strictObject({
          receipt: z.strictObject({
            id: z.uuid(),
            account_id: z.uuid(),
            deleted_at: z.string(),
            rows: counts,
            total: z.int(),
            signature: z.string(),
          }),
        }),
      ),
      ...errors(403, 404, 405),
    },
  },
];
