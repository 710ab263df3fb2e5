import { type Reply, sayDirectly, type TurnEvent } from "../reply.ts";
import type { Turn } from "../turn.ts";
import { proposeDirectly } from "../command/propose-directly.ts";
import { undoWrites } from "../command/undo-writes.ts";
import { answerTray, type TrayAnswer, unanswered } from "./answer-tray.ts";
import { isPackRead } from "./look-up.ts";
import type { SavedCorrection } from "./correct-calls.ts";
import { areDeletions, type Proposal } from "./proposal.ts";
import { prepareCalls } from "./prepare-calls.ts";
import { tellOffers } from "./propose.ts";
import { nameWrite } from "./tell-undo.ts";
import { runCalls } from "./run-calls.ts";
import { tellRan, writtenCalls } from "./tell-results.ts";

const NO_CHOICE = {
  none: "Essa opção não está na lista, então não fiz nada.",
  several: "Mais de uma opção da lista serve, então não fiz nada.",
};

/** The reply to buttons, or to a whole message that answers what was asked last. */
export async function answerByCode(turn: Turn, answers: readonly TrayAnswer[]): Promise<Reply> {
  const { events, ran, offers, sentences, route } = await answerTray(turn, answers);
  const isButton = turn.opened.context.approvals.length > 0;
  const remaining = unanswered(turn.opened.context.tray, answers);
  // The model tells what a pack has read.
  const toldByCode = ran.filter((call) => !isPackRead(turn, call));
  const texts = [
    ...(toldByCode.length > 0 ? [tellRan(toldByCode, turn)] : []),
    ...sentences,
    ...(route === "rejected" ? [tellRejected(answers.map(({ proposal }) => proposal))] : []),
  ];
  // After a button the client still shows the other proposals; after words they have to be asked again.
  const askedAgain = [...offers, ...(isButton ? [] : remaining)];
  return [
    { type: "route", route },
    { type: "skills", skills: answers.flatMap(({ proposal }) => proposal.skills) },
    { type: "step" },
    ...events,
    ...(texts.length > 0 ? [say(texts.join("\n"))] : []),
    ...(remaining.length > 0 ? [{ type: "shown" as const, ids: remaining.map(({ id }) => id) }] : []),
    ...(askedAgain.length > 0 ? [say(tellOffers(askedAgain))] : []),
  ];
}

function tellRejected(rejected: readonly Proposal[]): string {
  return areDeletions(rejected) ? "Tudo bem, deixei como está." : "Tudo bem, não registrei nada.";
}

/** Decides nothing and asks the same once more. */
export function askAgain(proposals: readonly Proposal[], fits?: "none" | "several"): Reply {
  return [
    { type: "route", route: "direct" },
    { type: "skills", skills: proposals.flatMap(({ skills }) => skills) },
    { type: "step" },
    { type: "shown", ids: proposals.map(({ id }) => id) },
    say([...(fits ? [NO_CHOICE[fits]] : []), tellOffers(proposals)].join("\n")),
  ];
}

/** The reply to a button of a proposal that no longer waits. */
export function sayTooLate(): Reply {
  return sayDirectly("Essa proposta não está mais aberta, então não fiz nada agora.");
}

/**
 * The reply to "desfaz" right after a proposal: it is withdrawn. The last record is named, since the person may have meant it and it stays.
 */
export function withdraw(turn: Turn, proposals: readonly Proposal[]): Reply {
  const last = turn.opened.context.writes.findLast(({ isLast }) => isLast) ?? turn.opened.context.writes.at(-1);
  const stays = last === undefined
    ? "Não havia nada registrado."
    : `Continua registrado: ${
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
    say(`Tudo bem, deixei de lado o que estava esperando. ${stays}`),
  ];
}

/** The reply to "na verdade foi 35" after a record: replaces it in one write. "menos o uber" undoes it. */
export async function correctWritten(turn: Turn, correction: SavedCorrection, skills: string[]): Promise<Reply> {
  if ("undone" in correction) {
    const { sentence } = await undoWrites(turn, correction.undone);
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

/** Tells which proposals an earlier attempt of this turn carried out, if the model answers the message. */
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
