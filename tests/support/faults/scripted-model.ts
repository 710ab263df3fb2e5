import { gemini, type GeminiPart, type GeminiReply, type GeminiRequest, startFakeGemini } from "../fake-gemini.ts";
import type { ScriptedInput } from "./scenes.ts";

/** Makes a faulty reply from the correct step. */
export type ModelFault = (right: GeminiPart[]) => GeminiReply;

/** The answers of the model to one person, whom it recognises by the name in the prompt. */
export interface ModelScript {
  /** All inputs of the person, with the correct answers. */
  said: ScriptedInput[];
  /** The requests for that person, in order. */
  requests: GeminiRequest[];
  /** A fault for one step of one input. It occurs `times` more times. */
  strike?: { text: string; step: number; fault: ModelFault; times: number; struck: number };
  /** How correct steps are sent. Default: at once. */
  send?(right: GeminiPart[]): GeminiReply;
}

/** Starts a Gemini that answers many people, each by their own script. The history in the request decides which step is next. */
export function startScriptedModel() {
  const fake = startFakeGemini();
  const scripts = new Map<string, ModelScript>();
  fake.embedBy(() => Array(768).fill(1));
  fake.script((request) => {
    const asked = fake.requests.pop()!;
    const name = /\bPessoa\d+\b/.exec(JSON.stringify(asked.contents))?.[0] ?? "";
    const script = scripts.get(name);
    if (!script) return new Response(`nobody is called ${name}`, { status: 418 });
    script.requests.push(asked);
    return answer(script, asked)(request);
  });
  return {
    env: fake.env,
    script: (name: string, script: ModelScript) => void scripts.set(name, script),
    close: () => fake.close(),
  };
}

function answer({ said, strike, send }: ModelScript, { contents }: GeminiRequest): GeminiReply {
  const at = contents.findLastIndex((content) => saidIn(said, content) !== undefined);
  const one = at < 0 ? undefined : saidIn(said, contents[at]!);
  const step = contents.slice(at + 1).filter(({ role }) => role === "user").length;
  const right = one?.steps?.[step];
  if (one === undefined || right === undefined) {
    return () =>
      new Response(`no answer to step ${step} of ${one?.text}: ${JSON.stringify(contents)}`, { status: 418 });
  }
  if (strike && strike.text === one.text && strike.step === step && strike.times > 0) {
    strike.times--;
    strike.struck++;
    return strike.fault(right);
  }
  return send ? send(right) : gemini(...right);
}

/** The scripted input with which a content of the person ends. */
function saidIn(said: ScriptedInput[], { role, parts }: GeminiRequest["contents"][number]): ScriptedInput | undefined {
  if (role !== "user") return undefined;
  const text = parts.map((part) => part.text ?? "").join("\n");
  return said.find((one) => one.text !== "" && (text === one.text || text.endsWith(`\n${one.text}`)));
}

/** Sends the parts slowly, so that a client can leave in the middle of a turn. */
export function slowly(parts: GeminiPart[]): GeminiReply {
  return async (request) => {
    const lines = (await (await gemini(...parts)(request)).text()).split("\n\n").filter((line) => line !== "");
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        const line = lines.shift();
        if (line === undefined) controller.close();
        else controller.enqueue(new TextEncoder().encode(`${line}\n\n`));
      },
    });
    return new Response(body, { headers: { "Content-Type": "text/event-stream" } });
  };
}
