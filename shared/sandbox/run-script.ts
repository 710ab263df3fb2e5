import {
  DefaultIntrinsics,
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSContext,
  type QuickJSHandle,
  type QuickJSSyncVariant,
  type QuickJSWASMModule,
} from "quickjs-emscripten-core";
import { OwnError } from "../runtime/log-failure.ts";
import { PRELUDE } from "./prelude.ts";

/** Why a script gave nothing. */
export type ScriptFault = "too_slow" | "too_big" | "threw" | "not_a_script";

/** Where a script broke off; `helper` where it was inside of one, by its name. */
export interface ScriptPlace {
  line: number;
  helper?: string;
}

/** A script that was stopped or broke off; `said` is its own error's text, of the script's author and never of ours. */
export class ScriptFailure extends OwnError {
  override name = "ScriptFailure";

  constructor(readonly fault: ScriptFault, readonly said = "", readonly place?: ScriptPlace) {
    super(
      `a script ended as ${fault}${
        place ? `, line ${place.line}${place.helper ? ` of helper ${place.helper}` : ""}` : ""
      }`,
    );
  }
}

/** Of 64 KB: 16 MB. */
const MEMORY_PAGES = 256;
const MOST_STACK_BYTES = 256 * 1024;
/** Of the JSON that goes in or comes out. */
const MOST_CHARACTERS = 2_000_000;

const OUT_OF_ROOM = /out of memory|stack overflow|too long|too large|invalid array buffer length/;

let engine: Promise<QuickJSWASMModule> | undefined;

/**
 * Calls the default export of a JavaScript module with one JSON value and returns what it gives, as JSON too. The script runs in an
 * engine inside WebAssembly: no I/O, no import, no timer, nothing kept from run to run, 16 MB for engine and script together.
 *
 * @param helpers modules by name; the script gets what each exports as `helpers.<name>` of its input
 * @throws ScriptFailure
 */
export async function runScript(
  code: string,
  input: object,
  ms: number,
  helpers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const given = JSON.stringify(input);
  if (given.length > MOST_CHARACTERS) throw new ScriptFailure("too_big");
  engine ??= loadEngine();
  const loaded = await engine;
  try {
    return runIn(loaded, { code, helpers }, given, ms);
  } catch (error) {
    if (error instanceof ScriptFailure && error.fault !== "too_big") throw error;
    // Its memory is used up, or recursion inside the engine has ended in the host's stack: that engine is not used again.
    engine = undefined;
    throw error instanceof ScriptFailure ? error : new ScriptFailure("too_big");
  }
}

async function loadEngine(): Promise<QuickJSWASMModule> {
  // Only a deployment with scripts pays for it: 0.6 MB, some 50 ms.
  const { default: variant } = await import("@jitl/quickjs-singlefile-mjs-release-sync");
  // The engine's own limit counts each allocation by itself, not their sum: its memory as a whole is what holds.
  const wasmMemory = new WebAssembly.Memory({ initial: MEMORY_PAGES, maximum: MEMORY_PAGES });
  return await newQuickJSWASMModuleFromVariant(newVariant(variant as unknown as QuickJSSyncVariant, { wasmMemory }));
}

interface Script {
  code: string;
  helpers: Readonly<Record<string, string>>;
}

function runIn(quickjs: QuickJSWASMModule, { code, helpers }: Script, given: string, ms: number): unknown {
  const end = performance.now() + ms;
  const isOver = () => performance.now() > end;
  const runtime = quickjs.newRuntime();
  runtime.setMaxStackSize(MOST_STACK_BYTES);
  runtime.setInterruptHandler(isOver);
  const context = runtime.newContext({ intrinsics: { ...DefaultIntrinsics, Proxy: false } });
  const made: QuickJSHandle[] = [];
  const keep = (handle: QuickJSHandle) => {
    made.push(handle);
    return handle;
  };
  /** A call's value, or the script's failure. */
  const take = (result: ReturnType<QuickJSContext["evalCode"]>) => {
    if (!result.error) return keep(result.value);
    throw failureOf(context, keep(result.error), isOver());
  };
  const call = () => {
    const prelude = take(context.evalCode(PRELUDE, "prelude.js"));
    const module = (source: string, file: string) => take(context.evalCode(source, file, { type: "module" }));
    const script = keep(context.getProp(module(code, SCRIPT), "default"));
    if (context.typeof(script) !== "function") throw new ScriptFailure("not_a_script");
    const others = keep(context.newObject());
    for (const [name, source] of Object.entries(helpers)) {
      context.setProp(others, name, module(source, `${HELPER}${name}`));
    }
    const json = keep(context.newString(given));
    const output = take(context.callFunction(prelude, context.undefined, script, json, others));
    // Undefined: nothing that JSON can say.
    if (context.typeof(output) !== "string") throw new ScriptFailure("not_a_script");
    const text = context.getString(output);
    if (text.length > MOST_CHARACTERS) throw new ScriptFailure("too_big");
    return JSON.parse(text);
  };
  const free = () => {
    for (const handle of made.reverse()) handle.dispose();
    context.dispose();
    runtime.dispose();
  };
  try {
    const value = call();
    free();
    return value;
  } catch (error) {
    // What broke inside the engine is not taken apart in it.
    if (error instanceof ScriptFailure && error.fault !== "too_big") free();
    throw error;
  }
}

/** The texts are read as properties of the error: none of the script's own code runs for it. */
function failureOf(context: QuickJSContext, error: QuickJSHandle, isOver: boolean): ScriptFailure {
  if (isOver) return new ScriptFailure("too_slow");
  const dumped: unknown = context.dump(error);
  // Without memory there is none for an error either.
  if (dumped === null) return new ScriptFailure("too_big");
  const { name, message, stack } = typeof dumped === "string"
    ? { name: "", message: dumped, stack: "" }
    : dumped as { name?: unknown; message?: unknown; stack?: unknown };
  const said = String(message ?? "");
  const isOutOfRoom = (name === "InternalError" || name === "RangeError") && OUT_OF_ROOM.test(said);
  return isOutOfRoom
    ? new ScriptFailure("too_big", said)
    : new ScriptFailure("threw", said, placeIn(String(stack ?? "")));
}

const SCRIPT = "script.js";
const HELPER = "helper:";

/** The first line of a stack that is the script's or a helper's own. */
function placeIn(stack: string): ScriptPlace | undefined {
  const found = /(?:script\.js|helper:(\w+)):(\d+)/.exec(stack);
  if (!found) return undefined;
  const [, helper, line] = found;
  return { line: Number(line), ...(helper !== undefined && { helper }) };
}
