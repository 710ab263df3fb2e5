import { z } from "zod";
import { readReply } from "../../language/commands/confirmation.ts";
import { explainOrderFault } from "../../language/orders/explain-order-fault.ts";
import { answersTalk } from "../../language/orders/answers-talk.ts";
import { type OrderReading, readAnswer, readOrder } from "../../language/orders/order.ts";
import { fold } from "../../language/fold.ts";
import { mayRefuse } from "../../language/orders/refusal.ts";
import { breathe } from "../../runtime/breathe.ts";
import { quoteData } from "../../prompt/quote-data.ts";
import type { BuiltInTool, JsonObject } from "../../tools/definition.ts";
import { phraseNamesCall } from "../../tools/said/answer-selection.ts";
import { type WantedWrite, wordsOfCall } from "../../tools/said/wanted-write.ts";
import { isErasing } from "../../tools/said/orderable-tools.ts";
import { mayRunAtOnce } from "../../tools/said/may-run.ts";
import { mendArguments } from "../../tools/mend-arguments.ts";
import { type AnsweredTray, answerTray, type TrayAnswer } from "../offer/answer-tray.ts";
import { type Proposal, proposalsAskedLast, withoutQuestions } from "../offer/proposal.ts";
import { questionsBeside } from "../offer/questions-beside.ts";
import { mustBeNamed, needsExplicitYes } from "../offer/stakes.ts";
import { STANDING_YES_TOOL } from "../offer/standing-yes.ts";
import type { Turn } from "../turn.ts";
import { choosesBy, namesOnlyChoice } from "./chosen-by-words.ts";
import { collectSaidWords, type MessageAndRecords } from "./said-words.ts";

const argsSchema = z.object({
  quote: z.string().optional().describe("as palavras desta mensagem que dizem sim ou mandam fazer; só o não dispensa"),
  answers: z.array(z.object({
    item: z.int().describe("número na lista do que espera"),
    decision: z.enum(["yes", "no"]),
    args: z.record(z.string(), z.unknown()).optional().describe(
      'yes com mudança: só os campos que mudam; com opções: {"choice": número}',
    ),
  })).min(1),
});

/**
 * The model passes the person's answers to proposals to code with it, when the message says other things too. It has the tool only
 * while something waits.
 */
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

/** Tells the model which proposals wait, pt-BR. */
export function trayNotice(tray: readonly Proposal[]): string {
  const lines = withoutQuestions(tray).map(({ tool, args, offer, choices }, index) => {
    const options = choices ? ` opções: ${choices.map(({ label }, at) => `${at + 1}. ${label}`).join("; ")}` : "";
    return `[${index + 1}] ${offer} ${tool} ${JSON.stringify(args)}${options}`;
  });
  return "Esperam a resposta da pessoa, desde antes. Se esta mensagem responde a algum, chame answer_offer; senão, não fale deles: " +
    `o sistema lembra. Não proponha de novo o que já espera. ${quoteData("esperando", lines.join("\n"))}`;
}

/** What a call of `answer_offer` came to: what was done with the proposals, and what the model gets as its result. */
type AnsweredOffer = { answered: AnsweredTray; output: JsonObject } | { refused: string };

const ALONE =
  "Isto não tem volta ou é muita coisa: só vale um “sim” da pessoa sozinho numa mensagem, ou o botão. Peça isso a ela.";

const NO_REFUSAL = "não vejo nesta mensagem um não a isso: o que ela não respondeu continua esperando.";

/** Whether a message may say no to a proposal: it refuses something, or at least names it. */
function mayAnswerNo(turn: Turn, text: string, proposal: Proposal): boolean {
  if (mayRefuse(text)) return true;
  const tool = turn.catalog.find(proposal.tool);
  if (tool === undefined) return true;
  const { args, facts = {}, offer } = proposal;
  const wanted = {
    tool,
    args,
    facts: { ...facts, offer },
    quote: "",
    said: collectSaidWords(turn, text),
    otherTargets: [],
  };
  return phraseNamesCall(fold(text), wordsOfCall(wanted), wanted);
}

/** Whoever says yes to all of the last question may mean what was asked so many turns before it, too: it still stands below it. */
const MOST_TURNS_SINCE = 2;
const NOT_ASKED_LAST = "isso não foi perguntado agora, por último: precisa ser perguntado de novo.";
const ANSWERS_TALK = "esse sim responde à outra pergunta que você fez.";
const NOT_CHOSEN = "o trecho citado não escolhe essa opção: veja o número e o nome na lista.";

/**
 * Carries out the answers that the model read in the message, if the person's words cover them. For a yes the model has to quote words
 * of this message, and code itself has to read a yes or an order in them, with the whole message in view. A change whose figures
 * the person did not say is proposed and does not run.
 *
 * @param answeredIds proposals that were already answered in this turn
 */
export async function answerOffer(
  turn: Turn,
  message: MessageAndRecords,
  args: JsonObject,
  answeredIds: ReadonlySet<string>,
): Promise<AnsweredOffer> {
  const { text } = message;
  const { quote = "", answers } = argsSchema.parse(args);
  const tray = withoutQuestions(turn.opened.context.tray);
  const read: TrayAnswer[] = [];
  for (const { item, decision, args: changed = {} } of answers) {
    const proposal = tray[item - 1];
    if (proposal === undefined) return { refused: `item vai de 1 a ${tray.length}; ${item} não existe.` };
    if (answeredIds.has(proposal.id)) {
      return {
        refused: `o item ${item} já teve resposta agora; se ficou esperando, a pessoa vai ser perguntada de novo.`,
      };
    }
    if (read.some((answer) => answer.proposal === proposal)) return { refused: `o item ${item} veio duas vezes.` };
    const answer = decision === "no" && !mayAnswerNo(turn, text, proposal)
      ? { refused: NO_REFUSAL }
      : readDecision(turn, proposal, decision, changed);
    if (!("refused" in answer)) read.push(answer);
    else if (answers.length === 1) return answer;
    else read.push({ proposal, decision: "unclear", reason: answer.refused });
  }
  // What is wrong with the only answer is told to the model. Among several answers, code asks for that one again and the others run.
  const [only, another] = read;
  if (only && !another && only.decision !== "no" && needsExplicitYes(turn, only.proposal, factsOf(only))) {
    return { refused: ALONE };
  }
  const quotedOrder = readOrder(text, quote, { isAnswer: true });
  if (!quotedOrder.found && quotedOrder.reason === "not_verbatim" && read.some(({ decision }) => decision !== "no")) {
    return { refused: explainOrderFault("not_verbatim", text) };
  }
  if (
    only?.decision === "choose" && !another && !quotedOrder.found && !choosesBy(only, text, quote, turn.toolContext)
  ) {
    return { refused: NOT_CHOSEN };
  }
  const checked: TrayAnswer[] = [];
  for (const answer of read) {
    checked.push(checkYes(turn, { ...message, quote, answers: read }, answer));
    // A long message takes tens of milliseconds for each answer.
    await breathe();
  }
  const answered = await answerTray(turn, checked);
  return { answered, output: tellModel(tray, answered) };
}

/** Reads the model's answer to one proposal. Whether the person's words cover it is checked later. */
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
    : { proposal, decision: "change", args: mended.args, mayRun: true };
}

/** The message with the words that the model quotes from it, and all answers that the model read in it. */
interface YesSource extends MessageAndRecords {
  quote: string;
  answers: readonly TrayAnswer[];
}

/**
 * Checks a yes against the quoted words. It comes back unchanged if they cover it. Otherwise a change may not run and is proposed, and
 * any other yes is unclear: the person is asked again.
 */
function checkYes(turn: Turn, { text, records, quote, answers }: YesSource, answer: TrayAnswer): TrayAnswer {
  const { proposal } = answer;
  if (answer.decision === "no" || answer.decision === "unclear") return answer;
  const unclear = (reason: string): TrayAnswer =>
    answer.decision === "change" ? { ...answer, mayRun: false } : { proposal, decision: "unclear", reason };
  const facts = factsOf(answer);
  if (needsExplicitYes(turn, proposal, facts)) return { proposal, decision: "unclear", reason: ALONE };
  // "o de 2021" is neither a yes nor an order, but it picks from the list and so answers.
  const reading = readAnswer(text, quote);
  const isNamedOnly = mustBeNamed(turn, proposal);
  if (proposal.turnsSince > 0 && isNamedOnly && answer.decision === "choose") return unclear(NOT_ASKED_LAST);
  const mayChoose = reading.found || reading.reason === "no_command";
  if (mayChoose && choosesBy(answer, text, quote, turn.toolContext)) return answer;
  if (answer.decision === "choose" && !namesOnlyChoice(answer, text)) return unclear(NOT_CHOSEN);
  const tool = turn.catalog.find(proposal.tool);
  if (!tool) return answer;
  const isOlder = proposal.turnsSince > 0 &&
    (isNamedOnly || isErasing(tool, argsOf(answer)) || !beginsWithYes(turn, text));
  const tray = withoutQuestions(turn.opened.context.tray);
  const askedLast = proposalsAskedLast(tray);
  const wanted: WantedWrite = {
    tool,
    args: argsOf(answer),
    // The arguments of a reminder have only its id: the words that name it are in the offer. Those of the offer of a standing yes name
    // nothing: "direto", "perguntar".
    facts: proposal.tool === STANDING_YES_TOOL ? { ...facts } : { ...facts, offer: proposal.offer },
    quote,
    said: collectSaidWords(turn, text, [proposal]),
    otherTargets: tray.filter((other) => other !== proposal).map(({ offer, args }) =>
      `${offer} ${JSON.stringify(args)}`
    ),
    proposal: {
      args: proposal.args,
      item: tray.indexOf(proposal) + 1,
      items: tray.length,
      // Whoever chooses from a list has named what they mean.
      ...isOlder && answer.decision !== "choose" &&
        {
          older: {
            hasNewer: askedLast.length > 0,
            isWithNewer: proposal.turnsSince <= MOST_TURNS_SINCE && askedLast.length > 0 &&
              askedLast.every((asked) => answers.some((one) => one.proposal === asked && one.decision === "yes")),
            hasQuestion: questionsBeside(turn.opened.context).length > 0,
            mustBeNamed: isNamedOnly,
          },
        },
    },
    otherCalls: [
      ...records,
      ...answers.filter((other) => other !== answer)
        .map((other) => ({ tool: other.proposal.tool, args: argsOf(other), facts: other.proposal.facts ?? {} })),
    ],
  };
  if (!isOlder && reading.found && isToTalk(turn, reading, wanted)) return unclear(ANSWERS_TALK);
  const outcome = mayRunAtOnce(wanted);
  if (outcome.runs) return answer.decision === "change" ? { ...answer, text } : answer;
  return unclear(isOlder && isNamedOnly ? NOT_ASKED_LAST : outcome.reason);
}

/** Whether a conversation begins with nothing but a yes: nothing was said in it yet that this could be about instead of what waits. */
function beginsWithYes({ opened: { context } }: Turn, text: string): boolean {
  return context.lastTurn === null && readReply(fold(text)) === "confirm";
}

/** "sim, choveu aqui": whether a yes answers a question that stood beside the proposals, and names nothing of this one. */
function isToTalk(
  { opened: { context } }: Turn,
  reading: OrderReading & { found: true },
  wanted: WantedWrite,
): boolean {
  if (reading.kind !== "yes" || phraseNamesCall(fold(reading.sentence), wordsOfCall(wanted), wanted)) return false;
  return answersTalk(reading.sentence, questionsBeside(context));
}

function factsOf(answer: TrayAnswer): JsonObject | undefined {
  return answer.decision === "choose" ? answer.choices[0]?.facts : answer.proposal.facts;
}

function argsOf(answer: TrayAnswer): JsonObject {
  return answer.decision === "change" ? answer.args : answer.proposal.args;
}

/** What became of each answered item, for the model. `shown`: the person has already read it. */
function tellModel(tray: readonly Proposal[], { outcomes }: AnsweredTray): JsonObject {
  return {
    answers: tray.flatMap(({ id }, index) => {
      const outcome = outcomes.get(id);
      return outcome ? [{ item: index + 1, ...outcome }] : [];
    }),
    shown: true,
  };
}
