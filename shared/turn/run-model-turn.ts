import { buildWindow, type StoredMessage } from "../history/build-window.ts";
import { saidAndFetched } from "../history/said-and-fetched.ts";
import type { ChatModel } from "../model/chat-model.ts";
import type { ModelCall } from "../model/stream-step.ts";
import { buildPrompt, type Prompt } from "../prompt/build-prompt.ts";
import { placeContext } from "../prompt/place-context.ts";
import { quoteData } from "../prompt/quote-data.ts";
import { knowsMore, withKnowledge } from "../packs/knowledge-for.ts";
import type { Scores } from "../packs/rank-tools.ts";
import { type ResolvedTools, resolveTools } from "../packs/resolve-tools.ts";
import { switchesOf } from "../packs/switch-packs.ts";
import { composeSkills } from "../skills/compose.ts";
import type { SkillDefinition } from "../skills/definition.ts";
import { openSkills } from "../skills/open-skills.ts";
import type { JsonObject, ToolDefinition } from "../tools/definition.ts";
import { readCall, type ToolCall } from "../tools/read-call.ts";
import { oneLine } from "../text/one-line.ts";
import { isStorable } from "../text/plain-text.ts";
import { cannotDo } from "../tools/cannot-do.ts";
import { allTools, openReminderTools, packTools } from "../tools/registry.ts";
import { answerOffer, answerOfferTool, offerNotice } from "./answer-offer.ts";
import { askModel, resumeExecutions, withWords } from "./ask-model.ts";
import { writtenLately } from "./correct-calls.ts";
import { chooseTools } from "./choose-tools.ts";
import { toolsByMeaning } from "./tools-by-meaning.ts";
import { startMessageVector, vectorArguments } from "./message-vector.ts";
import { findRepeats } from "./find-repeats.ts";
import { offerCalls, prepareCalls } from "./offer-calls.ts";
import type { OpenPendingAction } from "./open-turn.ts";
import { replaceSaved, replaceSavedTool, savedNotice } from "./replace-saved.ts";
import { runCall, toolOf, type UndecidedCall } from "./look-up.ts";
import { saidBefore, wordsOf } from "./said-before.ts";
import type { ToolOutput } from "./transcript.ts";
import { askedSkills, foundSkill, NOTHING_FITS, skillOutput, takeFirstLook, USE_SKILL } from "./use-skill.ts";
import type { PendingCall, Turn, TurnLimits } from "./turn.ts";
import { expectGoing } from "./turn-stopped.ts";
import { MAX_CALLS, weighCalls } from "./weigh-calls.ts";

/** A turn the model answers: what was said and which skills it woke. */
export interface ModelTurnInput {
  /** The user's words, without those that code has settled already. */
  text: string;
  skills: SkillDefinition[];
  /** The offer that the message may answer. */
  offer: OpenPendingAction | null;
  /** What the runtime has said in this turn. It is for the person: a request may not end with the model's own words. */
  said: StoredMessage[];
  /** What the model is to know about this answer; trusted text, pt-BR. */
  notices: string[];
  chatModel: ChatModel;
  limits: TurnLimits;
}

const MAX_STEPS = 5;
const LONGEST_TITLE = 80;
const TOO_MANY = `Só consigo propor ${MAX_CALLS} registros de cada vez; me mande o resto depois.`;

/**
 * The tool loop: at most five steps, reads run at once, writes that need a yes end it. The last step answers in words, and so
 * does the one after a call that was made for the third time.
 *
 * @throws ModelFailure
 * @throws TurnStopped
 */
export async function runModelTurn(turn: Turn, input: ModelTurnInput): Promise<void> {
  const { transcript, opened: { context } } = turn;
  const open = openSkills({ routed: input.skills, ...saidAndFetched(context), off: context.off });
  const knowing = await withKnowledge(turn.client, turn.packs, open, input.text);
  const composed = composeSkills(input.skills, context);
  const active = [...open];
  let pending = input.offer;
  // While an offer waits, what is wrong is the offer.
  const saved = context.pendingAction?.kind === "tool_calls" ? [] : writtenLately(context.window, turn.packs);
  const spoken = [...input.said];
  const awaiting = new Set(context.pendingAction?.calls.map(({ toolCallId }) => toolCallId));
  startMessageVector(turn, input.text);
  resumeExecutions(turn);
  const writesUnasked = (name: string) => toolOf(turn, name)?.confirmation === "quoted";
  const written = context.executions.map(({ tool }) => tool).filter(writesUnasked);
  const deadline = AbortSignal.timeout(input.limits.turnMs);
  let meant: Scores | null = null;

  for (let step = 1; step <= MAX_STEPS; step++) {
    transcript.startStep();
    const settling = [...(pending ? [answerOfferTool] : []), ...(saved.length > 0 ? [replaceSavedTool] : [])];
    const fetched = active.slice(open.length);
    meant ??= await toolsByMeaning(turn, input.text, step);
    const tools = [
      ...chooseTools(turn, { text: input.text, active, fetched, meant }),
      ...(knowsMore(turn.packs, active) ? packTools : []),
      ...(context.reminders.open ? openReminderTools : []),
      ...settling,
    ];
    // Once an offer is answered nothing is said of it.
    const { instructions, placed } = promptFor(turn, { ...input, offer: pending }, knowing, saved);
    const { modelId, calls: made } = await askModel(turn, {
      chatModel: input.chatModel,
      composed,
      instructions,
      messages: (modelId) =>
        placeContext(
          buildWindow([
            ...withWords(context.window, input.text),
            ...transcript.messages.filter((message) => !spoken.includes(message)),
          ], { modelId, awaiting }),
          placed,
        ),
      tools,
      inWords: step === MAX_STEPS || findRepeats(transcript.messages).isLoop,
      limits: input.limits,
      deadline,
      onText: (delta) => transcript.write(delta),
    });
    if (made.length === 0) return;
    // Thousands would not fit into the record, and some refusals tell the model as much.
    const calls = readCalls(turn, made.slice(0, 2 * MAX_CALLS), tools, modelId);
    const said = saidBefore(turn, input.text);
    const { runnable, held, refused, tooMany } = weighCalls(
      calls,
      said,
      written,
      findRepeats(transcript.messages).toolCallIds,
    );
    for (const { call: { toolCallId, tool }, reason } of refused) {
      transcript.end(toolCallId, tool.name, { type: "error-text", value: reason });
    }
    const running = runnable.filter(({ tool }) => !settling.includes(tool));
    const { outputs, undecided } = await runTools(turn, running, input.text);
    for (const { toolCallId, tool, args } of runnable.filter((call) => !running.includes(call))) {
      const before = transcript.messages.length;
      const { output, settled } = tool === answerOfferTool
        ? await answerOffer(turn, pending, input.text, args)
        : await replaceSaved(turn, saved, args);
      // For the person: the model has it in the result.
      spoken.push(...transcript.messages.slice(before).filter(({ role }) => role === "assistant"));
      transcript.end(toolCallId, tool.name, output);
      if (settled !== "no") pending = null;
      if (settled === "ends") return leave(turn, [...held, ...asCalls(undecided, running)]);
    }
    active.push(...await fetchSkills(turn, runnable));
    written.push(...runnable.map(({ tool }) => tool.name).filter(writesUnasked));
    if (held.length + undecided.length === 0) continue;
    expectGoing(turn);
    await offer(turn, held, undecided, running, outputs);
    return tooMany ? transcript.say(TOO_MANY) : undefined;
  }
}

/** What a turn's requests say besides messages and tools. */
function promptFor(
  turn: Turn,
  input: ModelTurnInput,
  open: SkillDefinition[],
  saved: PendingCall[],
): Prompt {
  const { context } = turn.opened;
  return buildPrompt({
    open,
    routed: input.skills,
    switches: context,
    cannot: cannotDo(allTools),
    pronouns: context.profile.pronouns,
    now: context.now,
    timezone: context.profile.timezone,
    userMemory: context.userMemory,
    profileName: context.profile.displayName,
    earlier: context.earlier,
    notices: [
      ...input.notices,
      ...alreadySaid(input.said),
      ...(input.offer ? [offerNotice(input.offer)] : []),
      ...(saved.length > 0 ? [savedNotice(saved)] : []),
      ...unavailableNotice(resolveTools(composeSkills(open, context).tools, turn)),
    ],
  });
}

/** The skills that a step asked for, each with what it begins with read. */
async function fetchSkills(turn: Turn, calls: ToolCall[]): Promise<SkillDefinition[]> {
  const asked = calls.filter(({ tool }) => tool.name === USE_SKILL);
  const fetched = asked.flatMap(({ args }) => askedSkills(args, turn.packs).slice(0, 1));
  turn.result.skills = [...new Set([...turn.result.skills, ...fetched.map(({ name }) => name)])];
  for (const { args } of asked) await takeFirstLook(turn, args);
  return fetched;
}

/** Tools of the active skills that the model does not have now. */
function unavailableNotice({ unavailable }: Pick<ResolvedTools, "unavailable">): string[] {
  if (unavailable.length === 0) return [];
  const titles = unavailable.map(({ title }) => oneLine(title, LONGEST_TITLE)).join("; ");
  return [
    `Fora do ar agora: ${titles}. Se pedirem isso, diga em uma frase que não dá agora, e não invente a resposta.`,
  ];
}

/** What the runtime has told the person before the model gets to speak. */
function alreadySaid(said: StoredMessage[]): string[] {
  const words = said.flatMap(wordsOf).join("\n");
  return words === "" ? [] : [`O sistema já disse à pessoa, e você não repete: ${quoteData("dito", words)}`];
}

/** Notes the calls of a step, then of those that cannot be read the reason: the model goes on from it. */
function readCalls({ transcript }: Turn, made: ModelCall[], tools: ToolDefinition[], modelId: string): ToolCall[] {
  const read = made.map((call) => ({ ...call, ...readCall(call, tools) }));
  for (const { toolCallId, toolName, input, providerOptions, ...call } of read) {
    const args = "call" in call ? call.call.args : isStorable(input) && isObject(input) ? input : {};
    transcript.call(toolCallId, toolName, args, providerOptions && { providerOptions, modelId });
  }
  return read.flatMap(({ toolCallId, toolName, ...call }) => {
    if ("call" in call) return [call.call];
    transcript.end(toolCallId, toolName, { type: "error-text", value: call.reason });
    return [];
  });
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Runs calls at once: each one's output, and those that the person has to choose a candidate for. */
async function runTools(turn: Turn, calls: ToolCall[], text: string) {
  const ran = await Promise.all(calls.map((call) => runOne(turn, call, text)));
  const outputs = ran.map((one) => "call" in one ? undefined : one);
  calls.forEach(({ toolCallId, tool }, index) => {
    const output = outputs[index];
    if (output) turn.transcript.end(toolCallId, tool.name, output);
  });
  return { outputs, undecided: ran.filter((one) => "call" in one) };
}

function asCalls(undecided: UndecidedCall[], calls: ToolCall[]): ToolCall[] {
  return calls.filter(({ toolCallId }) => undecided.some(({ call }) => call.toolCallId === toolCallId));
}

/** A skill as it is now: without the tools whose service does not answer, which it says. */
function fit(skill: SkillDefinition, turn: Turn): SkillDefinition {
  const { tools, unavailable } = resolveTools(skill.tools, turn);
  if (unavailable.length === 0) return skill;
  const promptExtension = [skill.promptExtension, ...unavailableNotice({ unavailable })].join("\n\n");
  return { ...skill, promptExtension, tools: tools.map(({ name }) => name) };
}

async function runOne(
  turn: Turn,
  { toolCallId, tool, args }: ToolCall,
  text: string,
): Promise<ToolOutput | UndecidedCall> {
  if (tool.name !== USE_SKILL) return await runCall(turn, { toolCallId, tool: tool.name, args });
  const [skill, ...others] = askedSkills(args, turn.packs);
  if (!skill) return NOTHING_FITS;
  const vector = () => vectorArguments(turn, "search_tool_knowledge", { query: text });
  const [known = skill] = await withKnowledge(turn.client, turn.packs, [skill], text, vector);
  return {
    type: "json",
    value: { ...foundSkill(args, skill, others), ...skillOutput(fit(known, turn), switchesOf(turn.packs)) },
  };
}

/** Ends the loop with an offer. What ran beside it is answered here: the model is not asked again. */
async function offer(
  turn: Turn,
  held: ToolCall[],
  undecided: UndecidedCall[],
  ran: ToolCall[],
  outputs: (ToolOutput | undefined)[],
): Promise<void> {
  ran.forEach(({ tool }, index) => {
    const output = outputs[index];
    if (output?.type === "json") turn.transcript.say(tool.answer(output.value, turn.toolContext));
  });
  const calls = held.map(({ toolCallId, tool, args }) => ({ toolCallId, tool: tool.name, args }));
  const prepared = await prepareCalls(turn, calls);
  offerCalls(turn, { ...prepared, calls: [...prepared.calls, ...undecided] }, turn.result.skills);
}

/** Calls beside a change of the offer: what waits now is what the model said it should be. */
function leave({ transcript }: Turn, held: ToolCall[]): void {
  const value = "Não ofereci: outra proposta já espera. Ponha nela tudo o que deve ter.";
  for (const { toolCallId, tool } of held) transcript.end(toolCallId, tool.name, { type: "error-text", value });
}
