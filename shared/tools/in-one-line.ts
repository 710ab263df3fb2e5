import { oneLineTexts } from "../writing/one-line.ts";
import type { ToolDefinition, ToolPreparation } from "./definition.ts";

/**
 * The tool with every text of arguments, facts and results on one line before it enters a sentence: no row and no model can
 * write a second sentence into an offer or an answer. What is stored stays as it was given.
 */
export function inOneLine(tool: ToolDefinition): ToolDefinition {
  const { offer, answer, answerSeveral, names, prepare } = tool;
  return {
    ...tool,
    ...(prepare && { prepare: preparationInOneLine(prepare) }),
    // What leaves for elsewhere is shown whole: a pack's tool bounds its own texts.
    ...(offer && tool.source === undefined && {
      offer: (args, facts, context) => offer(oneLineTexts(args), oneLineTexts(facts), context),
    }),
    answer: (result, context) => answer(tool.answersInLines ? result : oneLineTexts(result), context),
    ...(names && { names: (result, context) => names(oneLineTexts(result), context) }),
    ...(answerSeveral && {
      answerSeveral: (results, context) => answerSeveral(oneLineTexts(results), context),
    }),
  };
}

function preparationInOneLine(prepare: ToolPreparation): ToolPreparation {
  const { doubt, question, missing } = prepare;
  return {
    ...prepare,
    ...(doubt && { doubt: (args, facts, context) => doubt(oneLineTexts(args), oneLineTexts(facts), context) }),
    question: (args, context) => question(oneLineTexts(args), context),
    missing: (args, facts, context) => missing(oneLineTexts(args), oneLineTexts(facts), context),
  };
}
