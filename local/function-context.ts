import { AsyncLocalStorage } from "node:async_hooks";
import { logFailure } from "../shared/runtime/log-failure.ts";
import type { Secrets } from "./secrets.ts";

/** What one run of a function sees: its environment on top of the process's, and where background work is noted. */
export interface FunctionContext {
  /** A variable that is undefined here is hidden from the function. */
  environment: Record<string, string | undefined>;
  background: Set<Promise<unknown>>;
}

const current = new AsyncLocalStorage<FunctionContext>();
let installed = false;

/**
 * Runs a function as the edge runtime would: `Deno.env.get` answers with the function's own environment, and
 * `EdgeRuntime.waitUntil` keeps work alive after the response. Several stacks can live in one process, each with its own.
 */
export function inFunctionContext<T>(context: FunctionContext, work: () => T): T {
  if (!installed) install();
  return current.run(context, work);
}

function install(): void {
  installed = true;
  const get = Deno.env.get.bind(Deno.env);
  Deno.env.get = (name) => {
    const environment = current.getStore()?.environment;
    return environment && name in environment ? environment[name] : get(name);
  };
  const waitUntil = (promise: Promise<unknown>) => {
    const settled = Promise.resolve(promise).catch((error) => logFailure("background work failed", error));
    const background = current.getStore()?.background;
    background?.add(settled);
    settled.finally(() => background?.delete(settled));
  };
  Object.assign(globalThis, { EdgeRuntime: { waitUntil } });
}

const EXECUTION = crypto.randomUUID();

/** The variables Supabase gives its functions, current and older names. Lite knows no JWT keys: the older names hold the opaque ones. */
export function functionEnvironment(url: string, secrets: Secrets): Record<string, string | undefined> {
  return {
    SUPABASE_URL: url,
    // By it libraries know the edge runtime: here once a process, there once an invocation.
    SB_EXECUTION_ID: EXECUTION,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: secrets.publishableKey }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: secrets.secretKey }),
    SUPABASE_JWT_SECRET: secrets.jwtSecret,
    // Tokens are signed with the secret here; a key set in the shell belongs to some other project.
    SUPABASE_JWKS: undefined,
    SUPABASE_ANON_KEY: secrets.publishableKey,
    SUPABASE_SERVICE_ROLE_KEY: secrets.secretKey,
  };
}
