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

/** Why a script gave no result. */
export type ScriptFault = "too_slow" | "too_big" | "threw" | "not_a_script";

/** Where a script failed. `helper` is the name of the helper, when it failed inside one. */
export interface ScriptPlace {
  line: number;
  helper?: string;
}

/** Thrown when a script fails or is stopped. `said` is the text of the error that the script threw, in its author's words. */
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

/** Pages of 64 KB: 16 MB. */
const MEMORY_PAGES = 256;
const MOST_STACK_BYTES = 256 * 1024;
/** Characters of the input and of the output, as JSON. */
const MOST_CHARACTERS = 2_000_000;

const OUT_OF_MEMORY = /out of memory|stack overflow|too long|too large|invalid array buffer length/;

let engine: Promise<QuickJSWASMModule> | undefined;

/**
 * Calls the default export of a JavaScript module with one JSON value, and returns its result, which has to be JSON too. The script runs
 * in QuickJS inside WebAssembly: without I/O, imports, timers, or state between runs, and with 16 MB for engine and script together.
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
    // The engine's memory is used up, or recursion inside the engine has overflowed the host's stack: it is not used again.
    engine = undefined;
    throw error instanceof ScriptFailure ? error : new ScriptFailure("too_big");
  }
}

async function loadEngine(): Promise<QuickJSWASMModule> {
  // 0.6 MB and some 50 ms: loaded at the first script, so that deployments without scripts never load it.
  const { default: variant } = await import("@jitl/quickjs-singlefile-mjs-release-sync");
  // The engine's own memory limit checks each allocation alone, not their sum. Only the size of its whole memory limits a script.
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
  const handles: QuickJSHandle[] = [];
  const track = (handle: QuickJSHandle) => {
    handles.push(handle);
    return handle;
  };
  /** The value of a result; throws its error as a ScriptFailure. */
  const unwrap = (result: ReturnType<QuickJSContext["evalCode"]>) => {
    if (!result.error) return track(result.value);
    throw failureOf(context, track(result.error), isOver());
  };
  const call = () => {
    const prelude = unwrap(context.evalCode(PRELUDE, "prelude.js"));
    const loadModule = (source: string, file: string) => unwrap(context.evalCode(source, file, { type: "module" }));
    const script = track(context.getProp(loadModule(code, SCRIPT), "default"));
    if (context.typeof(script) !== "function") throw new ScriptFailure("not_a_script");
    const helperModules = track(context.newObject());
    for (const [name, source] of Object.entries(helpers)) {
      context.setProp(helperModules, name, loadModule(source, `${HELPER}${name}`));
    }
    const json = track(context.newString(given));
    const left = track(context.newNumber(end - performance.now()));
    const output = unwrap(context.callFunction(prelude, context.undefined, script, json, helperModules, left));
    // Undefined when JSON cannot represent the result.
    if (context.typeof(output) !== "string") throw new ScriptFailure("not_a_script");
    const text = context.getString(output);
    if (text.length > MOST_CHARACTERS) throw new ScriptFailure("too_big");
    return JSON.parse(text);
  };
  const free = () => {
    for (const handle of handles.reverse()) handle.dispose();
    context.dispose();
    runtime.dispose();
  };
  try {
    const value = call();
    free();
    return value;
  } catch (error) {
    // After "too_big", or an error of the engine itself, nothing is freed inside the engine: the caller drops the whole engine.
    if (error instanceof ScriptFailure && error.fault !== "too_big") free();
    throw error;
  }
}

/** Turns an error of the engine into a ScriptFailure. `dump` reads its properties without running code of the script. */
function failureOf(context: QuickJSContext, error: QuickJSHandle, isOver: boolean): ScriptFailure {
  if (isOver) return new ScriptFailure("too_slow");
  const dumped: unknown = context.dump(error);
  // When memory is used up, there is none for the error object either.
  if (dumped === null) return new ScriptFailure("too_big");
  const { name, message, stack } = typeof dumped === "string"
    ? { name: "", message: dumped, stack: "" }
    : dumped as { name?: unknown; message?: unknown; stack?: unknown };
  const said = String(message ?? "");
  const isOutOfMemory = (name === "InternalError" || name === "RangeError") && OUT_OF_MEMORY.test(said);
  return isOutOfMemory
    ? new ScriptFailure("too_big", said)
    : new ScriptFailure("threw", said, readPlace(String(stack ?? "")));
}

const SCRIPT = "script.js";
const HELPER = "helper:";

/** The first place in a stack trace that is in the script or in a helper. */
function readPlace(stack: string): ScriptPlace | undefined {
  const found = /(?:script\.js|helper:(\w+)):(\d+)/.exec(stack);
  if (!found) return undefined;
  const [, helper, line] = found;
  return { line: Number(line), ...(helper !== undefined && { helper }) };
}
