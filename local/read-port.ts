import { StartError } from "./start-error.ts";

/**
 * Reads the value of --port.
 * @throws {StartError} when it is no port
 */
export function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535) {
    throw new StartError(`--port takes a number from 1 to 65535, or 0 for a free port; not "${text}"`);
  }
  return port;
}
