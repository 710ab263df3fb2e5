import { offeredTexts, oneLineTexts } from "../writing/one-line.ts";
import type { BuiltInTool, ToolDefinition, ToolPreparation } from "./definition.ts";

/**
 * The same tool, but every text from arguments, facts and results is put on one line before the tool's sentences use it. So neither
 * a stored row nor the model can add a second line to an offer or an answer. Stored values are not changed.
 */
export function withOneLineTexts(tool: BuiltInTool): BuiltInTool {
  const { offer, remark, nameResult, prepare, answerSeveral } = tool;
  return {
    ...tool,
    ...(prepare && { prepare: preparationInOneLine(prepare) }),
    ...(offer && {
      offer: (args, facts, context) =>
        `${offer(offeredTexts(args), oneLineTexts(facts), context)}${remark?.(args, facts) ?? ""}`,
    }),
    ...(!tool.answersWithDocument && { answer: answerWithOneLineTexts(tool) }),
    ...(nameResult && { nameResult: (result, context) => nameResult(oneLineTexts(result), context) }),
    ...(answerSeveral && { answerSeveral: (results, context) => answerSeveral(oneLineTexts(results), context) }),
  };
}

/** Only the answer with one-line texts. Pack tools use it: their offers show the arguments with all their lines. */
export function answerWithOneLineTexts({ answer }: Pick<ToolDefinition, "answer">): ToolDefinition["answer"] {
  return (result, context) => answer(oneLineTexts(result), context);
}

function preparationInOneLine({ doubt, question, missing }: ToolPreparation): ToolPreparation {
  return {
    ...(doubt && { doubt: (args, facts, context) => doubt(oneLineTexts(args), oneLineTexts(facts), context) }),
    question: (args, context, choices) => question(oneLineTexts(args), context, choices),
    missing: (args, facts, context) => missing(oneLineTexts(args), oneLineTexts(facts), context),
  };
}
