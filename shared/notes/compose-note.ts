import { z } from "zod";
import { callRpc } from "../database/call-rpc.ts";
import { DomainError } from "../database/domain-error.ts";
import type { RpcClient } from "../database/rpc-client.ts";
import type { Outside } from "../outside/outside.ts";
import type { Catalog } from "../catalog/catalog.ts";
import { isOff } from "../skills/switches.ts";
import type { JsonObject } from "../tools/definition.ts";
import { askPacks } from "./ask-packs.ts";
import { BUILT_IN } from "./built-in.ts";
import { readNotePeriod } from "./note-tools.ts";
import { parseKeptTemplate, parseTemplate } from "./parse-template.ts";
import { type Plan, planCalls } from "./plan-calls.ts";
import { type ReadResult, type Rendered, renderTemplate } from "./render-template.ts";
import { type NoteKind, periodKind, type Template, TemplateError } from "./template.ts";

/**
 * Reads calls in one round trip, as the person.
 *
 * @param own a template's name: where the person has one so named, its source is the answer
 */
export type ReadCalls = (calls: Plan["calls"], own: string | null) => Promise<unknown>;

/** As the person whose client it is. */
export function readAsPerson(client: RpcClient): ReadCalls {
  return (calls, own) => callRpc(client, "read_for_template", { calls, own });
}

/** As a person, by the server. */
export function readForPerson(client: RpcClient, userId: string): ReadCalls {
  return (calls, own) => callRpc(client, "read_as", { user_id: userId, calls, own });
}

export const templateContext = z.object({
  /** Flags that are off for the person. */
  off: z.array(z.string()),
  today: z.string(),
  timezone: z.string(),
  /** The revisions of the packs that the person has; null where the source names none of their tools. */
  packs: z.object({ revision: z.number(), own: z.number() }).nullable(),
});
/** What reading a template takes beside its source. */
export type TemplateContext = z.infer<typeof templateContext>;

/** By what means a template is rendered, as the person. */
export interface RenderServices {
  read: ReadCalls;
  /** What the person has, as far as a template needs it. */
  catalog(context: TemplateContext): Promise<Catalog>;
  outside: Outside;
  /** Told once tools of packs were asked. */
  asked?(catalog: Catalog): void;
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
type Kept = Extract<Answer, { source: string }>;
type Reading = Exclude<Answer, Kept>;

/** A template that was read, with the moment and the last of its days. */
export interface Composed extends Rendered {
  lastDay: string;
  readAt: string;
}

/**
 * A template of the person's own, rendered; null where they have none of that name. All that it asks for is read in one round
 * trip, while tools of packs ask their services.
 *
 * @param date `YYYY-MM-DD`: a day of its period; without one the period that runs
 * @throws DomainError for a date that makes no period, and what the database refuses
 * @throws TemplateError for what is wrong with it, and for a call that came to an error
 */
export async function composeOwn(means: RenderServices, name: string, date?: string): Promise<Composed | null> {
  const kept = answer.parse(await means.read([], name));
  return "source" in kept ? await composeKept(means, kept, date) : null;
}

/**
 * As {@link composeOwn}, the template of a note: the person's own where there is one, else the built-in one.
 *
 * @throws DomainError 409 `template_off`
 */
export async function composeNote(means: RenderServices, kind: NoteKind, date?: string): Promise<Composed> {
  const builtIn = parseTemplate(BUILT_IN[kind]);
  const { plan, calls } = whatToRead(builtIn, date);
  const first = answer.parse(await means.read(calls, kind));
  if (isOff(first.off, "template", kind)) throw new DomainError(409, "template_off", "Esse modelo está desligado.", {});
  return "source" in first ? await composeKept(means, first, date) : compose(builtIn, plan, first, []);
}

async function composeKept(means: RenderServices, { source, ...context }: Kept, date?: string): Promise<Composed> {
  const catalog = await means.catalog(context);
  const template = parseKeptTemplate(source, catalog);
  const { plan, calls } = whatToRead(template, date);
  const [reading, asked] = await Promise.all([
    means.read(calls, null),
    askPacks(plan.outside, means.outside, context),
  ]);
  if (plan.outside.length > 0) means.asked?.(catalog);
  return compose(template, plan, answer.parse(reading) as Reading, asked);
}

/** What is told of a template that has something wrong: where, and what. */
export function tellTemplateError(name: string, { issues }: TemplateError): string {
  const [{ line, column, message }] = issues as [TemplateError["issues"][number]];
  return `O modelo ${name} não funcionou, na linha ${line}, coluna ${column}: ${message}`;
}

/** The period itself is read beside what the template asks for. */
function whatToRead(template: Template, date?: string): { plan: Plan; calls: Plan["calls"] } {
  const plan = planCalls(template, date);
  const period: JsonObject = { kind: periodKind(template), ...(date !== undefined && { date }) };
  return { plan, calls: [...plan.calls, { tool: "get_note_period", args: period }] };
}

function compose(template: Template, plan: Plan, reading: Reading, asked: readonly ReadResult[]): Composed {
  const { readAt, today, timezone } = reading;
  const results: ReadResult[] = [...reading.results];
  const period = results.pop()!;
  if ("error" in period) throw new DomainError(400, "invalid_period", period.error, {});
  const rendered = renderTemplate(template, plan, [...results, ...asked], { today, timezone });
  return { ...rendered, lastDay: readNotePeriod(period.result).last_day, readAt };
}
