import { fillPlaceholders, placeholdersIn } from "../outside/address-template.ts";
import type { Outside } from "../outside/outside.ts";
import type { SendRequest } from "../outside/write-outside.ts";
import { readToolVariable } from "../runtime/environment.ts";
import type { JsonObject, Refused } from "../tools/definition.ts";
import { variablesIn } from "../tools/manifest.ts";
import { hideKeys, keysOf } from "./hide-keys.ts";
import type { Pack, PackTool } from "./pack.ts";

/** The answer of a service, or the refusal that the model gets in its place. */
export type ServiceAnswer = { value: unknown } | Refused;

/** The outcome of a request that changes something. `value` is the answer of the service; `unknown`: it may have been done. */
export type WriteOutcome =
  | { status: "done"; value?: unknown }
  | { status: "refused"; why: string }
  | { status: "unknown" };

type Call = NonNullable<PackTool["call"]>;

/** The URL of a call; null when an argument of the path is missing, or would lead to another path or host. */
export function buildUrl({ url, query }: Call, args: JsonObject): URL | null {
  const given = new Map(Object.entries(args));
  const parts = placeholdersIn(url).map((name) => given.get(name));
  if (parts.some((part) => part === undefined || part === null || /^\.{0,2}$/.test(String(part)))) return null;
  const origin = URL.parse(url)?.origin;
  const address = URL.parse(fillPlaceholders(url, (name) => encodeURIComponent(String(given.get(name)))));
  if (address === null || address.origin !== origin) return null;
  for (const name of query) {
    for (const value of [given.get(name)].flat()) {
      if (value !== undefined && value !== null) address.searchParams.append(name, String(value));
    }
  }
  return address;
}

const NO_URL_SUMMARY = "Faltam dados, ou um deles não serve para um endereço.";
export const NO_URL = `${NO_URL_SUMMARY} Pergunte o que falta.`;

/** Sends a GET to a service. */
export async function askService(
  pack: Pack,
  tool: PackTool,
  args: JsonObject,
  outside: Outside,
): Promise<ServiceAnswer> {
  const url = buildUrl(tool.call!, args);
  if (url === null) return { refused: NO_URL, toldToPerson: NO_URL_SUMMARY };
  const { headers, keys } = await headersFor(pack, tool, outside);
  const answer = await outside.readJson(url.href, { ...tool.limits, headers });
  return "value" in answer ? { value: hideKeys(answer.value, keys) } : refusalFor(url.hostname, answer.status);
}

/**
 * Sends a request that changes something.
 *
 * @param key sent as `Idempotency-Key`, by which the service can recognize a repeated request
 */
export async function writeToService(
  pack: Pack,
  tool: PackTool,
  args: JsonObject,
  outside: Outside,
  key: string,
): Promise<WriteOutcome> {
  const { method, body } = tool.call!;
  const url = buildUrl(tool.call!, args);
  if (url === null || method === "GET") return { status: "refused", why: NO_URL };
  const given = body.filter((name) => name in args);
  const { headers, keys } = await headersFor(pack, tool, outside);
  const request: SendRequest = {
    ...tool.limits,
    method,
    headers: { ...headers, "Idempotency-Key": key },
    ...(body.length > 0 && { body: Object.fromEntries(given.map((name) => [name, args[name]])) }),
  };
  const sent = await outside.send(url.href, request);
  switch (sent.outcome) {
    case "done":
      return { status: "done", value: hideKeys(sent.value, keys) };
    case "none":
      return { status: "refused", why: `Não consegui chegar a ${url.hostname}: nada foi enviado.` };
    case "refused":
      return { status: "refused", why: `${url.hostname} não aceitou isso (${sent.status}): nada foi feito lá.` };
    case "unknown":
      return { status: "unknown" };
  }
}

/** What is sent with a call, and the keys in it. */
interface CallHeaders {
  headers: Record<string, string>;
  keys: string[];
}

/** The headers of a call. Those of a person's own pack were taken out of it when it was stored. */
export async function headersFor(pack: Pack, tool: PackTool, outside: Outside): Promise<CallHeaders> {
  const written = tool.call?.headers ?? pack.server?.headers ?? {};
  if (Object.keys(written).length === 0) return { headers: {}, keys: [] };
  const url = tool.call?.url ?? pack.server!.url;
  const headers = pack.own ? await outside.ownHeaders(tool.name, url) : fillHeaders(pack, written);
  return { headers, keys: keysOf(pack, written, headers) };
}

/** Puts the deployment's variables into headers. In a person's own pack, headers are sent as they are written, without variables. */
export function fillHeaders({ own }: Pick<Pack, "own">, headers: Record<string, string>): Record<string, string> {
  if (own) return headers;
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      variablesIn(value).reduce(
        (text, variable) => text.replaceAll(`\${${variable}}`, readToolVariable(variable) ?? ""),
        value,
      ),
    ]),
  );
}

function refusalFor(host: string, status: number | undefined): Refused {
  if (status === 404) {
    const toldToPerson = `${host} não conhece isso.`;
    return { refused: `${toldToPerson} Confira os dados com a pessoa; não invente a resposta.`, toldToPerson };
  }
  if (status === 400 || status === 422) {
    const toldToPerson = `${host} não aceitou esses dados.`;
    return { refused: `${toldToPerson} Confira-os com a pessoa.`, toldToPerson };
  }
  return noAnswer(host);
}

/** The refusal for a service that does not answer. */
export function noAnswer(host: string): Refused {
  const toldToPerson = `${host} não respondeu agora.`;
  return { refused: `${toldToPerson} Diga isso em uma frase e sugira tentar mais tarde.`, toldToPerson };
}
