import { findTool } from "../../shared/tools/registry.ts";
import type { ToolContext } from "../../shared/tools/definition.ts";
import type { ToolResult } from "../conversation.ts";
import type { OfflineOptions } from "../offline-options.ts";
import type { Reading } from "../reading/reading.ts";
import { narrow } from "./narrow.ts";
import { sayError } from "./say-error.ts";
import { applyTone } from "./tone.ts";

const EMOJI: Record<string, string> = {
  get_tracking_history: "📈",
  get_trends: "📊",
  get_habits: "🌱",
  add_knowledge: "📝",
  update_person: "💛",
  get_person: "💛",
};

/** Tells what the tools said, narrowed to what was asked and in the tone asked for. */
export function sayResults(results: readonly ToolResult[], reading: Reading, options: OfflineOptions): string {
  const context = { today: options.today, timezone: options.timezone };
  const parts = results.map((result) => sayResult(result, reading, context)).filter((text) => text !== "");
  if (parts.length === 0) return "";
  const told = [...new Set(parts)].join("\n\n");
  const failed = results.some(({ output }) => output.kind !== "result");
  const closing = failed ? "" : close(results, options);
  const emoji = failed || options.tone.emojiLevel !== "moderate" ? "" : EMOJI[results.at(-1)!.tool] ?? "";
  return applyTone(closing === "" ? told : `${told}\n\n${closing}`, options.tone, emoji);
}

function sayResult({ tool, output }: ToolResult, reading: Reading, context: ToolContext): string {
  if (output.kind === "error") return sayError(output.sentence);
  if (output.kind === "denied") return "";
  try {
    const definition = findTool(tool);
    if (definition === undefined) return "Pronto, feito.";
    return narrow(tool, output, reading, context) ?? definition.answer(output.value, context);
  } catch {
    // A result of another shape than the tool's texts expect: nothing is made up about it.
    return "Consegui a informação, mas não soube ler o resultado. Tenta de novo daqui a pouco?";
  }
}

/** A sentence more where there is room for it; practical and direct answers end with the facts. */
function close(results: readonly ToolResult[], { tone }: OfflineOptions): string {
  const reads = results.filter(({ tool }) => /^(?:get_|search_|analyze_)/.test(tool));
  if (reads.length === 0) return "";
  switch (tone.style) {
    case "reflective":
      return "Olhando pra isso, o que te chama a atenção?";
    case "hopeful":
      return "Um passo de cada vez: cada registro já é cuidado.";
    case "celebratory":
      return "E olha só até onde você já chegou!";
    case "empathetic":
      return tone.responseLength === "elaborated" ? "Como você se sente vendo isso?" : "";
    case "practical":
    case "direct":
      return "";
  }
}
