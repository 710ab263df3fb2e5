import { oneLineTexts } from "../writing/one-line.ts";
import type { BuiltInTool, ToolDefinition, ToolPreparation } from "./definition.ts";

/**
 * A built-in tool with every text of arguments, facts and results on one line before it enters a sentence: no row and no model can
 * write a second sentence into an offer or an answer. What is stored stays as it was given.
 */
export function withOneLineTexts(tool: BuiltInTool): BuiltInTool {
  const { offer, nameResult, prepare, answerSeveral } = tool;
  return {
    ...tool,
    ...(prepare && { prepare: preparationInOneLine(prepare) }),
    ...(offer && { offer: (args, facts, context) => offer(oneLineTexts(args), oneLineTexts(facts), context) }),
    ...(!tool.answersWithDocument && { answer: answerWithOneLineTexts(tool) }),
    ...(nameResult && { nameResult: (result, context) => nameResult(oneLineTexts(result), context) }),
    ...(answerSeveral && { answerSeveral: (results, context) => answerSeveral(oneLineTexts(results), context) }),
  };
}

/** A tool's answer, made of texts that are each on one line. Offers of packs' tools show their arguments whole. */
export function answerWithOneLineTexts({ answer }: Pick<ToolDefinition, "answer">): ToolDefinition["answer"] {
  return (result, context) => answer(oneLineTexts(result), context);
}

function preparationInOneLine({ doubt, question, missing }: ToolPreparation): ToolPreparation {
  return {
    ...(doubt && { doubt: (args, facts, context) => doubt(oneLineTexts(args), oneLineTexts(facts), context) }),
    question: (args, context) => question(oneLineTexts(args), context),
    missing: (args, facts, context) => missing(oneLineTexts(args), oneLineTexts(facts), context),
  };
}
