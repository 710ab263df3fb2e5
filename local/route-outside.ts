import { internet, type Network } from "../shared/outside/read-outside.ts";
import { StartError } from "./run-task.ts";

/** Local services by the public host that they stand for. */
export type OutsideRoutes = ReadonlyMap<string, string>;

export const OUTSIDE_HELP =
  `  --outside HOST=URL    have the service HOST answered by URL, weather.example.org=http://127.0.0.1:9000; may be repeated`;

/** @throws {StartError} for what is not HOST=URL */
export function readRoutes(told: readonly string[]): OutsideRoutes {
  return new Map(told.map((route) => {
    const [, host = "", target = ""] = /^([^=]*)=(.*)$/.exec(route) ?? [];
    const isTarget = /^https?:$/.test(URL.parse(target)?.protocol ?? "");
    if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host) || !isTarget) {
      throw new StartError(`--outside ${route}: write HOST=URL, weather.example.org=http://127.0.0.1:9000`);
    }
    return [host, target.replace(/\/$/, "")];
  }));
}

/** Never asked: it only has to pass for an address of the internet. */
const SOME_PUBLIC_ADDRESS = "93.184.215.14";

/**
 * Has these hosts answered by local services, in this process. The rules about addresses hold as ever: a pack still has to name
 * the host by https and without a port. A deployed function is bundled without this file, and no variable of an environment does it.
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
