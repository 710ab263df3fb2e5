import { gemini, type GeminiPart, type GeminiReply, type GeminiRequest, startFakeGemini } from "../fake-gemini.ts";
import type { Said } from "./scenes.ts";

/** A fault in place of one step of an answer, from what the step should have been. */
export type ModelFault = (right: GeminiPart[]) => GeminiReply;

/** How the model talks to one person, whom it knows by the name that stands beside their words. */
export interface ModelScript {
  /** All that the person will say, with the right answers. */
  said: Said[];
  /** Requests of that person, in order. */
  requests: GeminiRequest[];
  /** What is wrong with the answer to one step of what was said; so many times. */
  strike?: { text: string; step: number; fault: ModelFault; times: number; struck: number };
  /** How right answers come: at once unless given. */
  send?(right: GeminiPart[]): GeminiReply;
}

/** A Gemini that answers many people at once, each by their own script: what the conversation shows decides what it says next. */
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

/** What a content ends with, if a person said it. */
function saidIn(said: Said[], { role, parts }: GeminiRequest["contents"][number]): Said | undefined {
  if (role !== "user") return undefined;
  const text = parts.map((part) => part.text ?? "").join("\n");
  return said.find((one) => one.text !== "" && (text === one.text || text.endsWith(`\n${one.text}`)));
}

/** A part at a time, so that most of a turn is still to come when a client leaves. */
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
