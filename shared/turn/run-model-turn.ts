import type { ChatModel } from "../model/chat-model.ts";
import type { ModelTurn } from "../model/model-turn.ts";
import { buildWindow } from "../history/build-window.ts";
import { type ModelCall, runModelStep } from "../model/run-model-step.ts";
import { buildSystemPrompt } from "../prompt/build-system-prompt.ts";
import { composeSkills } from "../skills/compose.ts";
import type { SkillDefinition } from "../skills/definition.ts";
import { isGrounded } from "../tools/grounding.ts";
import { findTool } from "../tools/registry.ts";
import { keepLease } from "./keep-lease.ts";
import { offerWrites } from "./offer-writes.ts";
import type { OpenPendingAction } from "./open-turn.ts";
import { promptClock } from "./prompt-clock.ts";
import { runTool } from "./run-tool.ts";
import type { TurnTranscript } from "./transcript.ts";
import type { TurnLimits } from "./turn-limits.ts";
import type { Turn, TurnResult } from "./turn.ts";

/** A turn the model answers: what was said, which skills it woke, what it dropped. */
export interface ModelTurnInput {
  text: string;
  skills: SkillDefinition[];
  dropped?: OpenPendingAction;
  chatModel: ChatModel;
  limits: TurnLimits;
}

const MAX_STEPS = 5;

/**
 * The tool loop: at most five steps, reads run at once, writes that need a yes end it (domain §4).
 * Fills `result` as it goes, so that a turn that fails midway still tells what it used.
 *
 * @throws ModelFailure
 */
export async function runModelTurn(
  turn: Turn,
  input: ModelTurnInput,
  transcript: TurnTranscript,
  result: TurnResult,
): Promise<void> {
  const { context } = turn.opened;
  const composed = composeSkills(input.skills);
  const tools = composed.tools.flatMap((name) => findTool(name) ?? []);
  const modelTurn: ModelTurn = {
    temperature: composed.temperature,
    effort: composed.effort,
    tone: composed.tone,
    skills: result.skills,
    ...turn.toolContext,
    userName: context.profile.displayName ?? undefined,
  };
  const instructions = buildSystemPrompt({
    composed,
    now: promptClock(context.now, context.profile.timezone),
    userMemory: context.userMemory,
    profileName: context.profile.displayName,
  });
  const deadline = AbortSignal.timeout(input.limits.turnMs);
  if (input.dropped) sayDropped(input.dropped, transcript, result);
  resumeExecutions(turn, transcript);

  for (let step = 1; step <= MAX_STEPS; step++) {
    transcript.startStep();
    const { calls, usage } = await keepLease(turn, input.limits.leaseRenewalMs, () =>
      runModelStep({
        chatModel: input.chatModel,
        turn: modelTurn,
        instructions,
        messages: buildWindow([...context.window, ...transcript.messages]),
        tools: step < MAX_STEPS ? tools : [],
        signal: AbortSignal.any([deadline, AbortSignal.timeout(input.limits.stepMs)]),
        onText: (delta) => transcript.write(delta),
      }));
    result.modelCalls++;
    result.usage.inputTokens += usage.inputTokens;
    result.usage.outputTokens += usage.outputTokens;
    for (const call of calls) transcript.call(call.toolCallId, call.tool.name, call.args, call.providerOptions);
    if (calls.length === 0) return;
    const runnable = calls.filter((call) => runsAtOnce(call, input.text));
    await runTools(turn, runnable, transcript);
    const held = calls.filter((call) => !runnable.includes(call));
    if (held.length > 0) {
      const pending = held.map(({ toolCallId, tool, args }) => ({ toolCallId, tool: tool.name, args }));
      result.pendingAction = await offerWrites(turn, pending, result.skills, transcript);
      return;
    }
  }
}

function runsAtOnce({ tool, args }: ModelCall, userText: string): boolean {
  return tool.confirmation === "none" || (tool.confirmation === "grounded" && isGrounded(args, userText));
}

async function runTools(turn: Turn, calls: ModelCall[], transcript: TurnTranscript): Promise<void> {
  const outputs = await Promise.all(calls.map((call) => runTool(turn, call.toolCallId, call.tool.name, call.args)));
  calls.forEach((call, index) => {
    const output = outputs[index];
    if (output) transcript.end(call.toolCallId, call.tool.name, output);
  });
}

/** What an earlier attempt of this turn ran stands as if this one had: it is not run and not asked for again. */
function resumeExecutions(turn: Turn, transcript: TurnTranscript): void {
  for (const { toolCallId, tool, args, result } of turn.opened.context.executions) {
    transcript.call(toolCallId, tool, args);
    transcript.end(toolCallId, tool, { type: "json", value: result });
  }
}

function sayDropped(dropped: OpenPendingAction, transcript: TurnTranscript, result: TurnResult): void {
  for (const { toolCallId, tool } of dropped.calls) {
    transcript.store(toolCallId, tool, {
      type: "execution-denied",
      reason: "A pessoa mudou de assunto sem dizer sim.",
    });
  }
  transcript.say("Deixei de lado o que eu tinha proposto; nada foi registrado.");
  result.decision = { id: dropped.id, status: "dropped" };
}
