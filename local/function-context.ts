import { AsyncLocalStorage } from "node:async_hooks";
import { logFailure } from "../shared/runtime/log-failure.ts";
import type { Secrets } from "./secrets.ts";

/** What a function can see while it runs. */
export interface FunctionContext {
  /** Variables that take precedence over those of the process. One with the value undefined is hidden from the function. */
  environment: Record<string, string | undefined>;
  /** Work that goes on after the response, while it runs. */
  background: Set<Promise<unknown>>;
}

const current = new AsyncLocalStorage<FunctionContext>();
let installed = false;

/**
 * Runs a function as the edge runtime does: `Deno.env.get` reads the function's own environment, and `EdgeRuntime.waitUntil`
 * registers work that goes on after the response. Several stacks can run in one process, each with its own context.
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

const EXECUTION_ID = crypto.randomUUID();

/**
 * The variables that Supabase gives to functions, under their current and their older names. The older names hold JWT keys on
 * Supabase. Lite has none, so they hold the opaque keys here.
 */
export function functionEnvironment(url: string, secrets: Secrets): Record<string, string | undefined> {
  return {
    SUPABASE_URL: url,
    // Libraries recognise the edge runtime by this variable. Here it is one per process, on Supabase one per invocation.
    SB_EXECUTION_ID: EXECUTION_ID,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: secrets.publishableKey }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: secrets.secretKey }),
    SUPABASE_JWT_SECRET: secrets.jwtSecret,
    // Tokens are signed with the secret above. A JWKS in the shell belongs to another project.
    SUPABASE_JWKS: undefined,
    SUPABASE_ANON_KEY: secrets.publishableKey,
    SUPABASE_SERVICE_ROLE_KEY: secrets.secretKey,
    VAPID_PUBLIC_KEY: secrets.vapid.publicKey,
    VAPID_PRIVATE_KEY: secrets.vapid.privateKey,
    VAPID_SUBJECT: "mailto:dev@example.com",
  };
}
