import { checkAnswer, checkRpcAnswer } from "../../shared/api/check-answer.ts";
import { OPERATIONS } from "../../shared/api/operations.ts";
import type { FindFunction } from "../../local/load-functions.ts";

const DESCRIBED = new Set(OPERATIONS.map(({ path }) => path.split("/")[1]));

/** The project's functions, and what their and rpcs' answers had that openapi.json does not describe. */
export interface DescribedFunctions {
  find: FindFunction;
  /** The fetch of a person's client. */
  fetch: typeof fetch;
  /** @throws Error naming each answer that is not described */
  assertDescribed(): void;
}

/** Holds every answer of the project's functions against their description. */
export function withDescribedAnswers(find: FindFunction): DescribedFunctions {
  const undescribed = new Set<string>();
  return {
    async find(name) {
      const found = await find(name);
      if (found === null || !DESCRIBED.has(name)) return found;
      return {
        async fetch(request) {
          const { method, url } = request;
          const response = await found.fetch(request);
          const problem = await checkAnswer(method, new URL(url).pathname, response);
          if (problem !== null) undescribed.add(problem);
          return response;
        },
      };
    },
    async fetch(input, init) {
      const response = await fetch(input, init);
      const address = input instanceof Request ? input.url : String(input);
      const rpc = /\/rest\/v1\/rpc\/(\w+)/.exec(address)?.[1];
      const problem = rpc === undefined ? null : await checkRpcAnswer(rpc, response);
      if (problem !== null) undescribed.add(problem);
      return response;
    },
    assertDescribed() {
      if (undescribed.size === 0) return;
      throw new Error(`answers that are not described in shared/api:\n${[...undescribed].join("\n")}`);
    },
  };
}
