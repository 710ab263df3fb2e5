import type { Outside } from "../outside/outside.ts";
import type { SentRequest } from "../outside/write-outside.ts";
import { readToolVariable } from "../runtime/environment.ts";
import type { JsonObject, Refused } from "../tools/definition.ts";
import { variablesIn } from "../tools/manifest.ts";
import type { Pack, PackTool } from "./pack.ts";

/** What a service answered, or the sentence that stands for it. */
export type Answered = { value: unknown } | Refused;

/** What came of a request that changes something; `value` is what the service answered. */
export type Written = { status: "done"; value?: unknown } | { status: "refused"; why: string } | { status: "unknown" };

type Call = NonNullable<PackTool["call"]>;

/** Null where an argument of the path is missing, or would lead to another path or host. */
export function addressOf({ url, query }: Call, args: JsonObject): URL | null {
  const given = new Map(Object.entries(args));
  const parts = [...url.matchAll(/\{([^}]+)\}/g)].map(([, name]) => given.get(name!));
  if (parts.some((part) => part === undefined || part === null || /^\.{0,2}$/.test(String(part)))) return null;
  const origin = URL.parse(url)?.origin;
  const address = URL.parse(url.replace(/\{([^}]+)\}/g, (_, name) => encodeURIComponent(String(given.get(name)))));
  if (address === null || address.origin !== origin) return null;
  for (const name of query) {
    for (const value of [given.get(name)].flat()) {
      if (value !== undefined && value !== null) address.searchParams.append(name, String(value));
    }
  }
  return address;
}

const NO_ADDRESS_TOLD = "Faltam dados, ou um deles não serve para um endereço.";
export const NO_ADDRESS = `${NO_ADDRESS_TOLD} Pergunte o que falta.`;

/** Asks a service by a GET. */
export async function askService(pack: Pack, tool: PackTool, args: JsonObject, outside: Outside): Promise<Answered> {
  const url = addressOf(tool.call!, args);
  if (url === null) return { refused: NO_ADDRESS, toldToPerson: NO_ADDRESS_TOLD };
  const answer = await outside.readJson(url.href, { ...tool.limits, headers: headersOf(pack, tool.call!.headers) });
  return "value" in answer ? answer : failed(url.hostname, answer.answered);
}

/** Sends a service what it is to change; the key tells it a repeat. */
export async function writeToService(
  pack: Pack,
  tool: PackTool,
  args: JsonObject,
  outside: Outside,
  key: string,
): Promise<Written> {
  const { method, body, headers } = tool.call!;
  const url = addressOf(tool.call!, args);
  if (url === null || method === "GET") return { status: "refused", why: NO_ADDRESS };
  const request: SentRequest = {
    ...tool.limits,
    method,
    headers: { ...headersOf(pack, headers), "Idempotency-Key": key },
    ...(body.length > 0 &&
      { body: Object.fromEntries(body.flatMap((name) => name in args ? [[name, args[name]]] : [])) }),
  };
  const sent = await outside.send(url.href, request);
  switch (sent.came) {
    case "done":
      return { status: "done", value: sent.value };
    case "none":
      return { status: "refused", why: `Não consegui chegar a ${url.hostname}: nada foi enviado.` };
    case "refused":
      return { status: "refused", why: `${url.hostname} não aceitou isso (${sent.status}): nada foi feito lá.` };
    case "unknown":
      return { status: "unknown" };
  }
}

/** A person's own tool never gets a variable of the deployment: its headers are what stands in them. */
export function headersOf({ own }: Pick<Pack, "own">, headers: Record<string, string>): Record<string, string> {
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

function failed(host: string, status: number | undefined): Refused {
  if (status === 404) {
    const told = `${host} não conhece isso.`;
    return { refused: `${told} Confira os dados com a pessoa; não invente a resposta.`, toldToPerson: told };
  }
  if (status === 400 || status === 422) {
    const told = `${host} não aceitou esses dados.`;
    return { refused: `${told} Confira-os com a pessoa.`, toldToPerson: told };
  }
  return silent(host);
}

/** A service that does not answer. */
export function silent(host: string): Refused {
  const told = `${host} não respondeu agora.`;
  return { refused: `${told} Diga isso em uma frase e sugira tentar mais tarde.`, toldToPerson: told };
}
