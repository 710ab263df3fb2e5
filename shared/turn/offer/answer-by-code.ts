import { type Reply, sayDirectly, type TurnEvent } from "../reply.ts";
import type { Turn } from "../turn.ts";
import { proposeDirectly } from "../command/propose-directly.ts";
import { undoWrites } from "../command/undo-writes.ts";
import { answerTray, type TrayAnswer, unanswered } from "./answer-tray.ts";
import { isReadOutside } from "./look-up.ts";
import type { SavedCorrection } from "./correct-calls.ts";
import { areDeletions, type Proposal } from "./proposal.ts";
import { prepareCalls } from "./prepare-calls.ts";
import { tellOffers } from "./propose.ts";
import { nameWrite } from "./tell-undo.ts";
import { runCalls } from "./run-calls.ts";
import { tellRan, writtenCalls } from "./tell-results.ts";

const UNMET = {
  none: "Essa opção não está na lista, então não fiz nada.",
  several: "Mais de uma opção da lista serve, então não fiz nada.",
};

/** The reply to buttons, or to a whole message that answers what was just proposed. */
export async function answerByCode(turn: Turn, answers: readonly TrayAnswer[]): Promise<Reply> {
  const { events, ran, offers, sentences, route } = await answerTray(turn, answers);
  const isButton = turn.opened.context.approvals.length > 0;
  const remaining = unanswered(turn.opened.context.tray, answers);
  const told = ran.filter((call) => !isReadOutside(turn, call));
  const texts = [
    ...(told.length > 0 ? [tellRan(told, turn)] : []),
    ...sentences,
    ...(route === "rejected" ? [tellRejected(answers.map(({ proposal }) => proposal))] : []),
  ];
  // What a button left is still to be seen beside it; words are told what is left.
  const asked = [...offers, ...(isButton ? [] : remaining)];
  return [
    { type: "route", route },
    { type: "skills", skills: answers.flatMap(({ proposal }) => proposal.skills) },
    { type: "step" },
    ...events,
    ...(texts.length > 0 ? [say(texts.join("\n"))] : []),
    ...(remaining.length > 0 ? [{ type: "shown" as const, ids: remaining.map(({ id }) => id) }] : []),
    ...(asked.length > 0 ? [say(tellOffers(asked))] : []),
  ];
}

function tellRejected(rejected: readonly Proposal[]): string {
  return areDeletions(rejected) ? "Tudo bem, deixei como está." : "Tudo bem, não registrei nada.";
}

/** Nothing is decided: what was asked is asked once more. */
export function askAgain(proposal: readonly Proposal[], fits?: "none" | "several"): Reply {
  return [
    { type: "route", route: "direct" },
    { type: "skills", skills: proposal.flatMap(({ skills }) => skills) },
    { type: "step" },
    { type: "shown", ids: proposal.map(({ id }) => id) },
    say([...(fits ? [UNMET[fits]] : []), tellOffers(proposal)].join("\n")),
  ];
}

/** The button was of a proposal that is not open any more. */
export function sayTooLate(): Reply {
  return sayDirectly("Essa proposta não está mais aberta, então não fiz nada agora.");
}

/** "desfaz", while something was just proposed: that is withdrawn, and what is recorded is named, since it stays. */
export function withdraw(turn: Turn, proposals: readonly Proposal[]): Reply {
  const last = turn.opened.context.writes.findLast(({ isLast }) => isLast) ?? turn.opened.context.writes.at(-1);
  const stays = last === undefined
    ? " Não havia nada registrado."
    : ` Continua registrado: ${
      nameWrite(last, turn.toolContext)
    }. Se é isso que você quer desfazer, diga “desfaz” de novo.`;
  const denied = { type: "execution-denied", reason: "A pessoa desistiu." } as const;
  return [
    { type: "route", route: "rejected" },
    { type: "skills", skills: proposals.flatMap(({ skills }) => skills) },
    { type: "step" },
    ...proposals.flatMap((proposal): TurnEvent[] => [
      { type: "settled", proposal, args: proposal.args, output: denied },
      { type: "decided", id: proposal.id, status: "rejected" },
    ]),
    say(`Tudo bem, deixei de lado o que estava esperando.${stays}`),
  ];
}

/** "na verdade foi 35", said of what was just written: that is what it says now, in one write; "menos o uber" takes it back. */
export async function correctWritten(turn: Turn, correction: SavedCorrection, skills: string[]): Promise<Reply> {
  if ("takenBack" in correction) {
    const { sentence } = await undoWrites(turn, correction.takenBack);
    return [{ type: "skills", skills }, ...sayDirectly(sentence, "corrected")];
  }
  const { replacement } = correction;
  const step = await prepareCalls(turn, [replacement], replacement.replaces);
  const [prepared] = step.calls;
  if (prepared?.status !== "ready") return proposeDirectly(turn, step, skills, "corrected");
  const outcome = await runCalls(turn, [{ ...replacement, args: prepared.args, facts: prepared.facts }]);
  if ("fault" in outcome) return [{ type: "skills", skills }, ...sayDirectly(outcome.fault.sentence, "corrected")];
  return [
    { type: "route", route: "corrected" },
    { type: "skills", skills },
    { type: "step" },
    ...outcome.ran.flatMap(({ toolCallId, tool, args, result }): TurnEvent[] => [
      { type: "call", toolCallId, tool, args },
      { type: "result", toolCallId, tool, output: { type: "json", value: result } },
    ]),
    { type: "written", calls: writtenCalls(outcome.ran, turn) },
    say(tellRan(outcome.ran, turn)),
  ];
}

/** What an earlier attempt of this turn had carried out of the tray, where the message is the model's to answer. */
export function* resumeDecided(turn: Turn): Generator<TurnEvent> {
  const ran = turn.opened.context.decided.flatMap((proposal) =>
    proposal.result ? [{ proposal, result: proposal.result }] : []
  );
  if (ran.length === 0) return;
  yield { type: "step" };
  for (const { proposal, result } of ran) {
    yield { type: "settled", proposal, args: result.args, output: { type: "json", value: result.result } };
  }
  const results = ran.map(({ result }) => result);
  yield { type: "route", route: "confirmed" };
  yield { type: "written", calls: writtenCalls(results, turn) };
  yield say(tellRan(results, turn));
}

function say(text: string): TurnEvent {
  return { type: "say", text };
}
