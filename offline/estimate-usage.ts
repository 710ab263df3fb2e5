import type { LanguageModelV4CallOptions, LanguageModelV4Usage } from "@ai-sdk/provider";
import { estimateTokens } from "../shared/prompt/estimate-tokens.ts";
import type { Response } from "./respond.ts";

/** What a model of words would have been charged for: an estimate of prompt, tools and answer. Nothing is billed. */
export function estimateUsage(
  { prompt, tools = [] }: LanguageModelV4CallOptions,
  response: Response,
): LanguageModelV4Usage {
  const input = estimateTokens(JSON.stringify(prompt)) + (tools.length > 0 ? estimateTokens(JSON.stringify(tools)) : 0);
  const text = estimateTokens(response.text);
  const calls = response.calls.reduce((sum, call) => sum + estimateTokens(JSON.stringify(call)), 0);
  return {
    inputTokens: { total: input, noCache: input, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total: text + calls, text, reasoning: 0 },
  };
}
