import { z } from "zod";
import { callRpc } from "../database/call-rpc.ts";
import { DomainError } from "../database/domain-error.ts";
import type { RpcClient } from "../database/rpc-client.ts";
import type { Outside } from "../outside/outside.ts";
import type { Catalog } from "../catalog/catalog.ts";
import { isOff } from "../skills/switches.ts";
import type { JsonObject } from "../tools/definition.ts";
import { callPackTools } from "./call-pack-tools.ts";
import { BUILT_IN } from "./built-in.ts";
import { readNotePeriod } from "./note-tools.ts";
import { parseStoredTemplate, parseTemplate } from "./parse-template.ts";
import { type CallPlan, planCalls } from "./plan-calls.ts";
import { type ReadResult, type RenderedTemplate, renderTemplate } from "./render-template.ts";
import { type NoteKind, periodKind, type Template, TemplateError } from "./template.ts";

/**
 * Runs calls in one round trip, with the person's rights.
 *
 * @param own the name of a template. If the person has one of that name, the answer is its source, and the calls do not run
 */
export type ReadCalls = (calls: CallPlan["calls"], own: string | null) => Promise<unknown>;

/** Reads with the client of the person. */
export function readAsUser(client: RpcClient): ReadCalls {
  return (calls, own) => callRpc(client, "read_for_template", { calls, own });
}

/** Reads with the server's client, with the rights of one person. */
export function readAsServer(client: RpcClient, userId: string): ReadCalls {
  return (calls, own) => callRpc(client, "read_as", { user_id: userId, calls, own });
}

export const templateContext = z.object({
  /** Flags that are off for the person. */
  off: z.array(z.string()),
  today: z.string(),
  timezone: z.string(),
  /** The revisions of the person's packs; null when the template names no tool of a pack. */
  packs: z.object({ revision: z.number(), own: z.number() }).nullable(),
});
/** The data about the person that rendering a template needs besides its source. */
export type TemplateContext = z.infer<typeof templateContext>;

/** The access to data, tools and services with which a template is rendered. */
export interface RenderServices {
  read: ReadCalls;
  /** The person's catalog, as far as a template needs it. */
  catalog(context: TemplateContext): Promise<Catalog>;
  outside: Outside;
  /** Called after tools of packs were called. */
  onPacksCalled?(catalog: Catalog): void;
}

const answer = z.union([
  templateContext.extend({ source: z.string() }),
  templateContext.extend({
    results: z.array(z.union([
      z.object({ result: z.record(z.string(), z.unknown()) }),
      z.object({ error: z.string() }),
    ])),
    readAt: z.string(),
  }),
]);
type Answer = z.infer<typeof answer>;
type StoredSource = Extract<Answer, { source: string }>;
type Reading = Exclude<Answer, StoredSource>;

/** A rendered template, with the time of reading and the last day of its period. */
export interface ComposedTemplate extends RenderedTemplate {
  lastDay: string;
  readAt: string;
}

/**
 * Renders a template that the person wrote; null when they have none of that name. All data are read in one round trip, while tools of
 * packs call their services.
 *
 * @param date `YYYY-MM-DD`, a day of the period; without one it is the current period
 * @throws DomainError for a date without a period, and for refusals of the database
 * @throws TemplateError for mistakes in the template, and for a call that failed
 */
export async function composeOwnTemplate(
  services: RenderServices,
  name: string,
  date?: string,
): Promise<ComposedTemplate | null> {
  const stored = answer.parse(await services.read([], name));
  return "source" in stored ? await composeStored(services, stored, date) : null;
}

/**
 * Renders the template of a note: the person's own if there is one, else the built-in one. Otherwise like {@link composeOwnTemplate}.
 *
 * @throws DomainError 409 `template_off`
 */
export async function composeNote(services: RenderServices, kind: NoteKind, date?: string): Promise<ComposedTemplate> {
  const builtIn = parseTemplate(BUILT_IN[kind]);
  const { plan, calls } = planReading(builtIn, date);
  const first = answer.parse(await services.read(calls, kind));
  if (isOff(first.off, "template", kind)) throw new DomainError(409, "template_off", "Esse modelo está desligado.", {});
  return "source" in first ? await composeStored(services, first, date) : compose(builtIn, plan, first, []);
}

async function composeStored(
  services: RenderServices,
  { source, ...context }: StoredSource,
  date?: string,
): Promise<ComposedTemplate> {
  const catalog = await services.catalog(context);
  const template = parseStoredTemplate(source, catalog);
  const { plan, calls } = planReading(template, date);
  const [reading, packResults] = await Promise.all([
    services.read(calls, null),
    callPackTools(plan.packCalls, services.outside, context),
  ]);
  if (plan.packCalls.length > 0) services.onPacksCalled?.(catalog);
  return compose(template, plan, answer.parse(reading) as Reading, packResults);
}

/** The sentence that tells the person what is wrong with a template, and where. */
export function describeTemplateError(name: string, { issues }: TemplateError): string {
  const [{ line, column, message }] = issues as [TemplateError["issues"][number]];
  return `O modelo ${name} não funcionou, na linha ${line}, coluna ${column}: ${message}`;
}

/** The calls of a template, and one more that reads its period. */
function planReading(template: Template, date?: string): { plan: CallPlan; calls: CallPlan["calls"] } {
  const plan = planCalls(template, date);
  const period: JsonObject = { kind: periodKind(template), ...(date !== undefined && { date }) };
  return { plan, calls: [...plan.calls, { tool: "get_note_period", args: period }] };
}

function compose(template: Template, plan: CallPlan, reading: Reading, asked: readonly ReadResult[]): ComposedTemplate {
  const { readAt, today, timezone } = reading;
  const results: ReadResult[] = [...reading.results];
  const period = results.pop()!;
  if ("error" in period) throw new DomainError(400, "invalid_period", period.error, {});
  const rendered = renderTemplate(template, plan, [...results, ...asked], { today, timezone });
  return { ...rendered, lastDay: readNotePeriod(period.result).last_day, readAt };
}
