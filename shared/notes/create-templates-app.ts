import type { Context, Hono } from "hono";
import { z } from "zod";
import { callRpc } from "../database/call-rpc.ts";
import { createRpcClient, createUserClient, type RpcClient } from "../database/rpc-client.ts";
import { ApiError, errorResponse } from "../http/api-error.ts";
import { authenticate } from "../http/authenticate.ts";
import { createFunctionApp } from "../http/create-function-app.ts";
import { parseInput } from "../http/parse-input.ts";
import { readJson } from "../http/read-body.ts";
import { hasSecretKey } from "../http/secret-key.ts";
import type { Network } from "../outside/read-outside.ts";
import { readEnvironment, readSecretKeys } from "../runtime/environment.ts";
import { isStorable } from "../database/plain-text.ts";
import { BUILT_IN } from "./built-in.ts";
import {
  type ComposedTemplate,
  composeNote,
  composeOwnTemplate,
  describeTemplateError,
  type RenderServices,
  templateContext,
} from "./compose-note.ts";
import { servicesForPerson } from "./render-services.ts";
import { parseTemplate } from "./parse-template.ts";
import { runDueNotes } from "./run-due-notes.ts";
import { NOTE_KINDS, type NoteKind, type Template, TemplateError } from "./template.ts";

/** Room for the longest source, escaped as JSON, and the object around it. */
const MAX_BODY_BYTES = 160 * 1024;
/** After this time, an invocation begins no further person's notes. */
const INVOCATION_MS = 100_000;

export const sourceBody = z.strictObject({
  source: z.string().refine(isStorable, "Há caracteres que não dá para guardar"),
});
export const renderBody = z.strictObject({ date: z.iso.date().optional(), save: z.boolean().default(false) });
export const dueBody = z.strictObject({ most: z.int().min(1).max(10_000).default(10_000) });

/** Replacements for tests. */
export interface TemplatesAppOptions {
  /** How services are reached. There is no setting for it: whoever could change it could make the server request internal addresses. */
  network?: Network;
}

/**
 * The `templates` function. For people: `GET /templates`, `GET`, `PUT { source }` and `DELETE /templates/{name}`, and
 * `POST /templates/{name}/render { date?, save? }`; see docs/templates.md. For pg_cron, with a secret key on `apikey`:
 * `POST /templates` writes the automatic notes that are due.
 */
export function createTemplatesApp({ network }: TemplatesAppOptions = {}): Hono {
  const app = createFunctionApp("templates");
  app.post("/", async (c) => {
    const secretKeys = readSecretKeys();
    if (!await hasSecretKey(c.req.raw, secretKeys)) {
      throw new ApiError(401, "unauthenticated", "Só o agendador do projeto pode pedir isso.");
    }
    const { most } = parseInput(dueBody, await bodyOf(c, null));
    const { supabaseUrl } = readEnvironment();
    const client = createRpcClient(supabaseUrl, secretKeys[0]!);
    return c.json(await runDueNotes(client, { supabaseUrl, network }, Date.now() + INVOCATION_MS, most));
  });
  app.get("/", async (c) => c.json(await listTemplates((await openForPerson(c)).client)));
  app.get("/:name", async (c) => c.json(await getTemplate((await openForPerson(c)).client, c.req.param("name"))));
  app.put("/:name", async (c) => {
    const { client, services } = await openForPerson(c, network);
    const { source } = parseInput(sourceBody, await bodyOf(c, client));
    const name = c.req.param("name");
    const title = await checkTemplate(client, services, name, source);
    return c.json(await callRpc(client, "save_template", { name, title, source }));
  });
  app.delete("/:name", async (c) => {
    const { client } = await openForPerson(c);
    const { status } = z.object({ status: z.string() }).parse(
      await callRpc(client, "delete_template", { name: c.req.param("name") }),
    );
    if (status === "not_found") throw notFound();
    return c.json({ status });
  });
  app.post("/:name/render", async (c) => {
    const { client, services } = await openForPerson(c, network);
    const { date, save } = parseInput(renderBody, await bodyOf(c, client));
    return c.json(await render(client, services, c.req.param("name"), date, save));
  });
  app.all("*", () => errorResponse(new ApiError(405, "method_not_allowed", "Use GET, PUT, DELETE ou POST …/render.")));
  return app;
}

async function openForPerson(c: Context, network?: Network): Promise<{ client: RpcClient; services: RenderServices }> {
  const environment = readEnvironment();
  const user = await authenticate(c.req.raw, environment);
  const client = createUserClient(environment, user.token);
  return { client, services: servicesForPerson(client, user.id, { supabaseUrl: environment.supabaseUrl, network }) };
}

/** Checks a template's source against the person's present tools, and gives its title. @throws ApiError when it has mistakes */
async function checkTemplate(
  client: RpcClient,
  services: RenderServices,
  name: string,
  source: string,
): Promise<string> {
  const context = templateContext.parse(await callRpc(client, "template_context", { source }));
  const catalog = await services.catalog(context);
  try {
    const template = parseTemplate(source, catalog);
    checkName(template, name);
    return template.title.map((node) => typeof node === "string" ? node : "…").join("");
  } catch (error) {
    throw asApiError(name, error);
  }
}

const listSchema = z.object({ templates: z.array(z.looseObject({ name: z.string(), title: z.string() })) });

/** All templates of a person: the built-in ones that they have not replaced, and those that they wrote. */
async function listTemplates(client: RpcClient) {
  const { templates: own } = listSchema.parse(await callRpc(client, "list_templates", {}));
  const builtIn = NOTE_KINDS.filter((kind) => !own.some(({ name }) => name === kind));
  return {
    templates: [
      ...builtIn.map((name) => ({ name, title: TITLES[name], own: false })),
      ...own.map((one) => ({ ...one, own: true })),
    ],
  };
}

const TITLES: Record<NoteKind, string> = {
  weekly_report: "Relatório da semana",
  monthly_report: "Relatório do mês",
  medical_appointment: "Resumo para a consulta",
};

async function getTemplate(client: RpcClient, name: string): Promise<{ name: string; source: string; own: boolean }> {
  const { source } = z.object({ source: z.string().nullable() }).parse(await callRpc(client, "get_template", { name }));
  if (source !== null) return { name, source, own: true };
  if (!isKind(name)) throw notFound();
  return { name, source: BUILT_IN[name], own: false };
}

async function render(
  client: RpcClient,
  services: RenderServices,
  name: string,
  date: string | undefined,
  save: boolean,
) {
  try {
    if (isKind(name)) return await giveOrSave(client, name, await composeNote(services, name, date), date, save);
    if (save) {
      throw new ApiError(400, "invalid_request", `Só se guarda sozinho o que se chama ${NOTE_KINDS.join(", ")}.`);
    }
    const composed = await composeOwnTemplate(services, name, date);
    if (composed === null) throw notFound();
    const { title, content, empty } = composed;
    return { title, content, empty };
  } catch (error) {
    throw asApiError(name, error);
  }
}

/** Gives the rendered note, or saves it in the library and gives the answer of `create_automatic_note`. */
async function giveOrSave(
  client: RpcClient,
  kind: NoteKind,
  composed: ComposedTemplate,
  date: string | undefined,
  save: boolean,
) {
  const { title, content, empty, lastDay, readAt } = composed;
  if (!save) return { title, content, empty };
  return await callRpc(client, "create_automatic_note", {
    kind,
    date: date ?? null,
    title,
    content,
    empty,
    period_to: lastDay,
    read_at: readAt,
  });
}

function isKind(name: string): name is NoteKind {
  return NOTE_KINDS.some((kind) => kind === name);
}

function checkName(template: Template, name: string): void {
  if (template.name === name) return;
  throw new TemplateError([{ line: 2, column: 1, message: `O nome no modelo (name) é outro: escreva ${name}.` }]);
}

/** Turns the mistakes of a template into the error that the client gets. Other errors stay as they are. */
function asApiError(name: string, error: unknown): unknown {
  if (!(error instanceof TemplateError)) return error;
  const details = error.issues.map((issue) => ({ path: "source", ...issue }));
  return new ApiError(400, "invalid_request", describeTemplateError(name, error), { details });
}

function notFound(): ApiError {
  return new ApiError(404, "not_found", "Não há um modelo com esse nome.");
}

async function bodyOf(c: Context, client: RpcClient | null): Promise<unknown> {
  return await readJson(c.req.raw, {
    bytes: MAX_BODY_BYTES,
    tooLong: `O corpo passa de ${MAX_BODY_BYTES} bytes`,
    client,
  });
}
