import { z } from "zod";
import { explainOrderFault, readAnswer, readOrder } from "../../language/orders/order.ts";
import { fold } from "../../language/fold.ts";
import { readSelections } from "../../language/commands/selection.ts";
import { quoteData } from "../../prompt/quote-data.ts";
import type { BuiltInTool, JsonObject } from "../../tools/definition.ts";
import { mayRunAtOnce } from "../../tools/said/may-run.ts";
import type { RunningCall } from "../../tools/said/unmet-figures.ts";
import { mendArguments } from "../../tools/mend-arguments.ts";
import { type AnsweredTray, answerTray, type TrayAnswer } from "../offer/answer-tray.ts";
import { type Proposal, withoutQuestions } from "../offer/proposal.ts";
import { needsExplicitYes } from "../offer/stakes.ts";
import type { Turn } from "../turn.ts";
import { saidWords } from "./said-words.ts";

const argsSchema = z.object({
  quote: z.string().optional().describe("as palavras desta mensagem que dizem sim ou mandam fazer; só o não dispensa"),
  answers: z.array(z.object({
    item: z.int().describe("número na lista do que espera"),
    decision: z.enum(["yes", "no"]),
    args: z.record(z.string(), z.unknown()).optional().describe("yes com mudança: só os campos que mudam"),
  })).min(1),
});

/** By it the model hands answers to what waits to code, among more that was said. There only while something waits. */
export const answerOfferTool: BuiltInTool = {
  kind: "built-in",
  name: "answer_offer",
  title: "Responder às propostas",
  description:
    "Responde pela pessoa às propostas que esperam: sim, não, ou sim com mudança (args). O que ela não respondeu fica.",
  inputSchema: argsSchema,
  confirmation: "none",
  answer: () => "",
};

/** What the model is told of the proposals that wait, pt-BR. */
export function trayNotice(tray: readonly Proposal[]): string {
  const lines = withoutQuestions(tray).map(({ tool, args, offer, choices }, index) => {
    const options = choices ? ` opções: ${choices.map(({ label }, at) => `${at + 1}. ${label}`).join("; ")}` : "";
    return `[${index + 1}] ${offer} ${tool} ${JSON.stringify(args)}${options}`;
  });
  return "Esperam a resposta da pessoa, desde antes. Se esta mensagem responde a algum, chame answer_offer; senão, não fale deles: " +
    `o sistema lembra. Não proponha de novo o que já espera. ${quoteData("esperando", lines.join("\n"))}`;
}

/** What a call of `answer_offer` came to: for the tray, and for the model. */
export type AnsweredOffer = { answered: AnsweredTray; output: JsonObject } | { refused: string };

const ALONE =
  "Isto não tem volta ou é muita coisa: só vale um “sim” da pessoa sozinho numa mensagem, ou o botão. Peça isso a ela.";

/**
 * Does what the model says the person answered, as far as their words bear it: a yes needs words of this message that code itself
 * takes for a yes or an order, read in the whole message. A change whose figures were not said is proposed, and not run.
 *
 * @param answeredBefore ids of proposals that were answered in this turn already
 */
export async function answerOffer(
  turn: Turn,
  { text, beside }: Answered,
  args: JsonObject,
  answeredBefore: ReadonlySet<string>,
): Promise<AnsweredOffer> {
  const { quote = "", answers } = argsSchema.parse(args);
  const tray = withoutQuestions(turn.opened.context.tray);
  const read: TrayAnswer[] = [];
  for (const { item, decision, args: changed = {} } of answers) {
    const proposal = tray[item - 1];
    if (proposal === undefined) return { refused: `item vai de 1 a ${tray.length}; ${item} não existe.` };
    if (answeredBefore.has(proposal.id)) return { refused: `o item ${item} já foi respondido agora.` };
    if (read.some((answer) => answer.proposal === proposal)) return { refused: `o item ${item} veio duas vezes.` };
    const answer = readDecision(turn, proposal, decision, changed);
    if ("refused" in answer) return answer;
    read.push(answer);
  }
  // Of one grave answer alone the model is told what to ask for; among others it is shown again, and the others run.
  const [only, another] = read;
  if (only && !another && only.decision !== "no" && needsExplicitYes(turn, only.proposal, factsOf(only))) {
    return { refused: ALONE };
  }
  const isQuoted = readOrder(text, quote, { answers: true });
  if (!isQuoted.found && isQuoted.reason === "not_verbatim" && read.some(({ decision }) => decision !== "no")) {
    return { refused: explainOrderFault("not_verbatim", text) };
  }
  const unpicked = read.find((answer) => answer.decision === "choose" && !isQuoted.found && !picks(answer, quote));
  if (unpicked) return { refused: "o trecho citado não escolhe essa opção: veja o número e o nome na lista." };
  const answered = await answerTray(
    turn,
    read.map((answer) => checkYes(turn, { text, beside, quote, all: read }, answer)),
  );
  return { answered, output: tellModel(tray, answered) };
}

/** What the model says that the person answered to one proposal; whether their words bear it is not looked at yet. */
function readDecision(
  turn: Turn,
  proposal: Proposal,
  decision: "yes" | "no",
  changed: JsonObject,
): TrayAnswer | { refused: string } {
  if (decision === "no") return { proposal, decision };
  if (proposal.choices) {
    const chosen = typeof changed.choice === "number" ? proposal.choices[changed.choice - 1] : undefined;
    return chosen
      ? { proposal, decision: "choose", choices: [chosen] }
      : { refused: `falta dizer qual das opções: args { "choice": número }. Se ela não disse, pergunte qual.` };
  }
  if (Object.keys(changed).length === 0) return { proposal, decision };
  const tool = turn.catalog.find(proposal.tool);
  if (!tool) return { refused: `${proposal.tool} não existe mais; diga isso à pessoa.` };
  const mended = mendArguments(tool.inputSchema, { ...proposal.args, ...changed });
  return "reason" in mended
    ? { refused: `args do item não servem: ${mended.reason}` }
    : { proposal, decision: "change", args: mended.args, runs: true };
}

/** A message, and the other records that were called for it: a figure of the message may stand in one of these. */
interface Answered {
  text: string;
  beside: readonly RunningCall[];
}

interface YesSource extends Answered {
  quote: string;
  all: readonly TrayAnswer[];
}

/** A yes as far as the quoted words bear it: a change of which not all was said is proposed, and what is no clear yes is asked again. */
function checkYes(turn: Turn, { text, beside, quote, all }: YesSource, answer: TrayAnswer): TrayAnswer {
  const { proposal } = answer;
  if (answer.decision === "no") return answer;
  const unclear = (reason: string): TrayAnswer =>
    answer.decision === "change" ? { ...answer, runs: false } : { proposal, decision: "unclear", reason };
  const facts = factsOf(answer);
  if (needsExplicitYes(turn, proposal, facts)) return { proposal, decision: "unclear", reason: ALONE };
  // "o de 2021" is neither a yes nor an order: whoever picks one of a list has answered.
  const said = readAnswer(text, quote);
  if ((said.found || said.reason === "no_command") && picks(answer, quote)) return answer;
  const tool = turn.catalog.find(proposal.tool);
  if (!tool) return answer;
  const tray = withoutQuestions(turn.opened.context.tray);
  const outcome = mayRunAtOnce({
    tool,
    args: argsOf(answer),
    // A reminder is found by its id, and called by the words of its offer.
    facts: { ...facts, offer: proposal.offer },
    order: quote,
    said: saidWords(turn, text, [proposal]),
    answered: tray.filter((other) => other !== proposal).map(({ offer, args }) => `${offer} ${JSON.stringify(args)}`),
    proposal: { args: proposal.args, item: tray.indexOf(proposal) + 1, items: tray.length },
    beside: [
      ...beside,
      ...all.filter((other) => other !== answer)
        .map((other) => ({ tool: other.proposal.tool, args: argsOf(other), facts: other.proposal.facts ?? {} })),
    ],
  });
  return outcome.runs ? answer : unclear(outcome.reason);
}

/** Whether words name what the model says was chosen, and nothing else of the list. */
function picks(answer: TrayAnswer, quote: string): boolean {
  if (answer.decision !== "choose") return false;
  const all = answer.proposal.choices ?? [];
  const read = readSelections(fold(quote), all)?.map((index) => all[index]!.label);
  return read?.length === answer.choices.length && answer.choices.every(({ label }) => read.includes(label));
}

function factsOf(answer: TrayAnswer): JsonObject | undefined {
  return answer.decision === "choose" ? answer.choices[0]?.facts : answer.proposal.facts;
}

function argsOf(answer: TrayAnswer): JsonObject {
  return answer.decision === "change" ? answer.args : answer.proposal.args;
}

/** By item: what was done is shown to the person already. */
function tellModel(tray: readonly Proposal[], { outcomes }: AnsweredTray): JsonObject {
  return {
    answers: tray.flatMap(({ id }, index) => {
      const outcome = outcomes.get(id);
      return outcome ? [{ item: index + 1, ...outcome }] : [];
    }),
    shown: true,
  };
}
