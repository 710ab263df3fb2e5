import { z } from "zod";
import { bodySchema as consolidationBody } from "../memory/consolidation-app.ts";
import { dueBody } from "../notes/create-templates-app.ts";
import { actionBody, renewalBody, testBody } from "../notifications/create-notifications-app.ts";
import { errors, errorSchema, json, type Operation } from "./operation.ts";

const counts = z.record(z.string(), z.unknown());

const rpcError = z.looseObject({
  jsonrpc: z.literal("2.0"),
  error: z.looseObject({ code: z.int(), message: z.string() }),
});

/** What devices, schedulers and other assistants ask for. */
export const serviceOperations: Operation[] = [
  {
    method: "get",
    path: "/notifications/key",
    summary: "The public key with which a browser subscribes to Web Push",
    auth: "none",
    answers: { 200: json("the key", z.strictObject({ publicKey: z.string() })), ...errors(405) },
  },
  {
    method: "post",
    path: "/notifications/tests",
    summary: "Rings on one of the person's devices now",
    auth: "token",
    body: testBody,
    answers: {
      200: json("what the push service said", z.strictObject({ status: z.enum(["sent", "gone", "failed"]) })),
      ...errors(404, 405),
    },
  },
  {
    method: "post",
    path: "/notifications/actions",
    summary: "A button of a notification was pressed; its token stands for the session",
    auth: "none",
    body: actionBody,
    answers: {
      200: json(
        "what came of it",
        z.strictObject({
          status: z.enum(["ran", "already", "settled"]),
          action: z.string().optional(),
        }),
      ),
      ...errors(404, 405),
    },
  },
  {
    method: "post",
    path: "/notifications/renewals",
    summary: "A browser has replaced its subscription; the old one's secret shows whose it is",
    auth: "none",
    body: renewalBody,
    answers: { 200: json("how many were replaced", z.strictObject({ renewed: z.int() })), ...errors(405) },
  },
  {
    method: "post",
    path: "/notifications",
    summary: "For the scheduler: rings what is due",
    auth: "secret",
    answers: { 200: json("counts", counts), ...errors(405) },
  },
  {
    method: "post",
    path: "/templates",
    summary: "For the scheduler: writes the automatic notes that are due",
    auth: "secret",
    body: dueBody,
    answers: { 200: json("counts", counts), ...errors(405) },
  },
  {
    method: "post",
    path: "/consolidate-memory",
    summary: "For the scheduler: memory learns from the day's messages",
    auth: "secret",
    body: consolidationBody,
    answers: {
      200: json("one result a person", z.strictObject({ results: z.array(z.looseObject({ userId: z.uuid() })) })),
      ...errors(404, 405, 409),
    },
  },
  {
    method: "post",
    path: "/mcp",
    summary: "For other assistants: MCP over streamable HTTP",
    auth: "token",
    body: z.looseObject({}).describe("a JSON-RPC message"),
    answers: {
      200: {
        description: "JSON-RPC, as one object or a stream",
        mediaType: "text/event-stream",
        schema: z.looseObject({ jsonrpc: z.literal("2.0") }),
      },
      202: { description: "a notification was taken" },
      ...errors(403, 404, 405),
      400: json("not JSON-RPC, or a wrong request", z.union([errorSchema, rpcError])),
      413: json("the body is too large", rpcError),
    },
  },
  ...["/mcp/oauth-protected-resource", "/mcp/.well-known/oauth-protected-resource"].map((path): Operation => ({
    method: "get",
    path,
    summary: "Where a client of MCP gets a token (RFC 9728)",
    auth: "none",
    answers: { 200: json("the metadata", z.looseObject({ resource: z.string() })), ...errors(405) },
  })),
];
