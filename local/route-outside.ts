import { internet, type Network } from "../shared/outside/read-outside.ts";
import { StartError } from "./run-task.ts";

/** URLs of local services, by the public host that each replaces. */
export type OutsideRoutes = ReadonlyMap<string, string>;

export const OUTSIDE_HELP =
  `  --outside HOST=URL    send requests for HOST to URL, e.g. weather.example.org=http://127.0.0.1:9000; may be repeated`;

/** @throws {StartError} for a route that is not HOST=URL */
export function readRoutes(routes: readonly string[]): OutsideRoutes {
  return new Map(routes.map((route) => {
    const [, host = "", target = ""] = /^([^=]*)=(.*)$/.exec(route) ?? [];
    const isTarget = /^https?:$/.test(URL.parse(target)?.protocol ?? "");
    if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host) || !isTarget) {
      throw new StartError(`--outside ${route}: write HOST=URL, weather.example.org=http://127.0.0.1:9000`);
    }
    return [host, target.replace(/\/$/, "")];
  }));
}

/** No request goes there. It only has to pass the check for public addresses. */
const SOME_PUBLIC_ADDRESS = "93.184.215.14";

/**
 * Sends requests for these hosts to local services, in this process. The rules about addresses still apply: a pack names the
 * host with https and without a port. A deployed function cannot do this: its bundle does not contain this file, and no
 * environment variable turns it on.
 */
export function routeOutside(routes: OutsideRoutes): void {
  if (routes.size === 0) return;
  const { resolve, fetch }: Network = { ...internet };
  internet.resolve = async (host, signal) => routes.has(host) ? [SOME_PUBLIC_ADDRESS] : await resolve(host, signal);
  internet.fetch = async (address, init) => {
    const { hostname, pathname, search } = new URL(address);
    const target = routes.get(hostname);
    return await fetch(target === undefined ? address : `${target}${pathname}${search}`, init);
  };
}
