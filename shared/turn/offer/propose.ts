import { isDeepEqual } from "../../runtime/is-deep-equal.ts";
import { asAdded, recordKindOf, type ToolChoice } from "../../tools/definition.ts";
import type { TurnEvent } from "../reply.ts";
import type { OfferingTurn } from "../turn.ts";
import { MOST_WAITING, type NewProposal, type Proposal, waitingPeriod, withoutQuestions } from "./proposal.ts";
import type { PreparedCall, PreparedStep } from "./prepare-calls.ts";
import { nameWrite } from "./tell-undo.ts";

/** What came of offering prepared calls. */
export interface Proposed {
  /** Ends the calls that cannot wait; leaves the others to wait. */
  events: TurnEvent[];
  /** What is to be put into words, old proposals that were asked for again among it. */
  offers: Offer[];
  /** Why calls cannot be offered, for the person or for the model. */
  refusals: { toolCallId: string; sentence: string }[];
}

/** A proposal in words. */
export interface Offer {
  id: string;
  offer: string;
  choices?: readonly { label: string }[];
}

interface Proposing {
  skills: readonly string[];
  /** What waits already, of this turn too. */
  tray: readonly (Proposal | NewProposal)[];
}

const FULL = "Já há 20 propostas esperando resposta nesta conversa; esta ficou de fora. Primeiro respondam a essas.";

/**
 * Leaves prepared write calls, which stand in the transcript, to wait for the person. What waits already with the same arguments is
 * named again instead of waiting twice.
 */
export function propose(turn: OfferingTurn, step: PreparedStep, { skills, tray }: Proposing): Proposed {
  const result: Proposed = { events: [], offers: [], refusals: [] };
  const waiting = withoutQuestions(tray);
  // Two equal writes of one step may well be meant: only what waited before is the same proposal.
  const before = [...waiting];
  const replaced = step.replaced.map((write) => nameWrite(write, turn.toolContext));
  for (const [index, one] of step.calls.entries()) {
    const { toolCallId, tool } = one.call;
    const refuse = (sentence: string) => {
      result.refusals.push({ toolCallId, sentence });
      result.events.push({ type: "result", toolCallId, tool, output: { type: "error-text", value: sentence } });
    };
    if (one.status === "refused") {
      refuse(one.sentence);
      continue;
    }
    const source = asAdded(turn.catalog.find(tool))?.source;
    const same = before.find((other) => isSame(other, one) && isAsTold(other, one, source));
    if (same) {
      before.splice(before.indexOf(same), 1);
      result.offers.push(same);
      result.events.push(
        { type: "result", toolCallId, tool, output: { type: "json", value: { status: "waiting" } } },
        { type: "shown", ids: [same.id] },
      );
    } else if (waiting.filter(isOfHere).length >= MOST_WAITING) refuse(FULL);
    else {
      const proposal = asPending(turn, one, { skills, replaces: replacesOf(step, index), replaced });
      waiting.push(proposal);
      result.offers.push(proposal);
      result.events.push({ type: "proposed", proposal });
    }
  }
  return result;
}

/** What a pack's tool is to do, or is called, may have changed since: what was offered then is another thing. */
function isAsTold(
  other: Proposal | NewProposal,
  one: Exclude<PreparedCall, { status: "refused" }>,
  source: string | undefined,
): boolean {
  return other.source === source && (source === undefined || one.status !== "ready" || other.offer === one.offer);
}

function isSame({ tool, args, choices }: Proposal | NewProposal, one: PreparedCall): boolean {
  if (one.status === "refused" || tool !== one.call.tool) return false;
  if (one.status === "ready") return choices === undefined && isDeepEqual(args, one.args);
  const labels = (listed: readonly ToolChoice[] = []) => listed.map(({ label }) => label);
  return choices !== undefined && isDeepEqual(labels(choices), labels(one.choices));
}

function isOfHere(proposal: Proposal | NewProposal): boolean {
  return !("isElsewhere" in proposal && proposal.isElsewhere);
}

/** The write that a call takes the place of; of a single call, all of them. */
function replacesOf({ calls, replaces }: PreparedStep, index: number): string[] {
  return calls.length === 1 ? replaces : replaces.slice(index, index + 1);
}

function asPending(
  turn: OfferingTurn,
  one: Exclude<PreparedCall, { status: "refused" }>,
  { skills, replaces, replaced }: { skills: readonly string[]; replaces: string[]; replaced: string[] },
): NewProposal {
  const { toolCallId, tool, args } = one.call;
  const definition = turn.catalog.find(tool);
  const common = {
    id: crypto.randomUUID(),
    kind: "proposal" as const,
    toolCallId,
    tool,
    source: asAdded(definition)?.source,
    recordKind: recordKindOf(definition, one.call.args),
    replaces,
    skills: [...skills],
    ...waitingPeriod(),
  };
  return one.status === "ready"
    ? { ...common, args: one.args, facts: one.facts, offer: inPlaceOf(one.offer, replaces.length > 0 ? replaced : []) }
    : { ...common, args, choices: one.choices, offer: one.question };
}

/** "Quer que eu registre R$ 46,90 …, no lugar de R$ 32,00 …?" */
function inPlaceOf(offer: string, replaced: readonly string[]): string {
  return replaced.length === 0 ? offer : offer.replace(/\?\s*$/, `, no lugar de: ${replaced.join("; ")}?`);
}

const OPENING = /^Quer que eu /;

/** One question for all that is proposed at once: a single offer as it is, several as a list; then what has to be chosen. */
export function tellOffers(offers: readonly Offer[]): string {
  const ready = offers.filter(({ choices }) => choices === undefined).map(({ offer }) => offer);
  const questions = offers.flatMap(({ offer, choices }) => choices === undefined ? [] : [tellChoices(offer, choices)]);
  const first = ready.length > 1
    ? [`Quer que eu faça tudo isto?\n${ready.map((offer) => `- ${asItem(offer)}`).join("\n")}`]
    : ready;
  return [...first, ...questions].join("\n\n");
}

function tellChoices(question: string, choices: readonly Pick<ToolChoice, "label">[]): string {
  return [question, ...choices.map(({ label }, index) => `${index + 1}. ${label}`)].join("\n");
}

/** An offer as one of several: "registre 7h30 de sono hoje". */
export function asItem(offer: string): string {
  return offer.replace(OPENING, "").replace(/\?\s*$/, "").replace(/\?(?= \p{Lu})/u, ".");
}
