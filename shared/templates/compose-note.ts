import { z } from "zod";
import { callRpc } from "../database/call-rpc.ts";
import { DomainError } from "../database/domain-error.ts";
import type { RpcClient } from "../database/rpc-client.ts";
import { isOff } from "../skills/switches.ts";
import type { JsonObject } from "../tools/definition.ts";
import { BUILT_IN } from "./built-in.ts";
import { readNotePeriod } from "./note-tools.ts";
import { parseTemplate } from "./parse-template.ts";
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

/** Flags that are off for the person. */
const off = z.array(z.string());
const answer = z.union([
  z.object({ source: z.string(), off }),
  z.object({
    results: z.array(z.union([
      z.object({ result: z.record(z.string(), z.unknown()) }),
      z.object({ error: z.string() }),
    ])),
    readAt: z.string(),
    today: z.string(),
    timezone: z.string(),
    off,
  }),
]);
type Answer = z.infer<typeof answer>;
type Reading = Exclude<Answer, { source: string }>;

/** A template that was read, with the moment and the last of its days. */
export interface Composed extends Rendered {
  lastDay: string;
  readAt: string;
}

/**
 * Reads all that a template asks for in one round trip, and renders it.
 *
 * @param date `YYYY-MM-DD`: a day of its period; without one the period that runs
 * @throws DomainError for a date that makes no period, and what the database refuses
 * @throws TemplateError for a call that came to an error
 */
export async function composeTemplate(read: ReadCalls, template: Template, date?: string): Promise<Composed> {
  const { plan, calls } = whatToRead(template, date);
  return compose(template, plan, answer.parse(await read(calls, null)) as Reading);
}

/**
 * As {@link composeTemplate}, the template of a note: the person's own where there is one, else the built-in one.
 *
 * @throws TemplateError as well for what is wrong with a person's own
 * @throws DomainError 409 `template_off`
 */
export async function composeNote(
  read: ReadCalls,
  kind: NoteKind,
  date?: string,
): Promise<Composed> {
  const builtIn = parseTemplate(BUILT_IN[kind]);
  const { plan, calls } = whatToRead(builtIn, date);
  const first = answer.parse(await read(calls, kind));
  if (isOff(first.off, "template", kind)) throw new DomainError(409, "template_off", "Esse modelo está desligado.", {});
  if (!("source" in first)) return compose(builtIn, plan, first);
  return await composeTemplate(read, parseTemplate(first.source), date);
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

function compose(template: Template, plan: Plan, { results, readAt, today, timezone }: Reading): Composed {
  const period = results.at(-1) as ReadResult;
  if ("error" in period) throw new DomainError(400, "invalid_period", period.error, {});
  const rendered = renderTemplate(template, plan, results, { today, timezone });
  return { ...rendered, lastDay: readNotePeriod(period.result).last_day, readAt };
}
