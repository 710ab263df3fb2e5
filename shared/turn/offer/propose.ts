import { isDeepEqual } from "../../runtime/is-deep-equal.ts";
import { asPackTool, recordKindOf, type ToolChoice } from "../../tools/definition.ts";
import type { TurnEvent } from "../reply.ts";
import type { OfferingTurn } from "../turn.ts";
import { MOST_WAITING, type NewProposal, type Proposal, waitingPeriod, withoutQuestions } from "./proposal.ts";
import type { PreparedCall, PreparedStep } from "./prepare-calls.ts";
import { nameWrite } from "./tell-undo.ts";

/** What is asked about several proposals at once. */
export const ABOUT_ALL = "Quer que eu faça tudo isto?";

/** What came of proposing prepared calls. */
export interface Proposed {
  /** They end the calls that cannot wait, and store the others as proposals. */
  events: TurnEvent[];
  /** What the person has to be asked: the new proposals, and those that waited before and were asked for again. */
  offers: Offer[];
  /** Why calls cannot be offered, for the person or for the model. */
  refusals: { toolCallId: string; sentence: string }[];
}

/** What it takes to word a proposal: its question, and the choices that it lists. */
export interface Offer {
  id: string;
  offer: string;
  choices?: readonly { label: string }[];
}

interface ProposeOptions {
  skills: readonly string[];
  /** All proposals that wait already, those of this turn included. */
  tray: readonly (Proposal | NewProposal)[];
}

const FULL = "Já há 20 propostas esperando resposta nesta conversa; esta ficou de fora. Primeiro respondam a essas.";

/**
 * Turns prepared write calls, which stand in the transcript, into proposals. If a proposal with the same arguments waits already, it is
 * named again instead.
 */
export function propose(turn: OfferingTurn, step: PreparedStep, { skills, tray }: ProposeOptions): Proposed {
  const result: Proposed = { events: [], offers: [], refusals: [] };
  const waiting = withoutQuestions(tray);
  // Two equal writes of one step become two proposals: the person may mean both. So a new proposal is compared only with those that
  // waited before this step.
  const older = [...waiting];
  const replaced = step.replaced.map((write) => nameWrite(write, turn.toolContext));
  for (const [index, prepared] of step.calls.entries()) {
    const { toolCallId, tool } = prepared.call;
    const refuse = (sentence: string) => {
      result.refusals.push({ toolCallId, sentence });
      result.events.push({ type: "result", toolCallId, tool, output: { type: "error-text", value: sentence } });
    };
    if (prepared.status === "refused") {
      refuse(prepared.sentence);
      continue;
    }
    const source = asPackTool(turn.catalog.find(tool))?.source;
    const same = older.find((other) => hasSameCall(other, prepared) && hasSameOffer(other, prepared, source));
    if (same) {
      older.splice(older.indexOf(same), 1);
      result.offers.push(same);
      result.events.push(
        { type: "result", toolCallId, tool, output: { type: "json", value: { status: "waiting" } } },
        { type: "shown", ids: [same.id] },
      );
    } else if (waiting.filter(isOfThisConversation).length >= MOST_WAITING) refuse(FULL);
    else {
      const proposal = toProposal(turn, prepared, { skills, replaces: replacesOf(step, index), replaced });
      waiting.push(proposal);
      result.offers.push(proposal);
      result.events.push({ type: "proposed", proposal });
    }
  }
  return result;
}

/** A pack's tool may have changed since the older offer: then it did not offer the same thing. Always true for built-in tools. */
function hasSameOffer(
  other: Proposal | NewProposal,
  prepared: Exclude<PreparedCall, { status: "refused" }>,
  source: string | undefined,
): boolean {
  return other.source === source &&
    (source === undefined || prepared.status !== "ready" || other.offer === prepared.offer);
}

function hasSameCall({ tool, args, choices }: Proposal | NewProposal, prepared: PreparedCall): boolean {
  if (prepared.status === "refused" || tool !== prepared.call.tool) return false;
  if (prepared.status === "ready") return choices === undefined && isDeepEqual(args, prepared.args);
  const labels = (listed: readonly ToolChoice[] = []) => listed.map(({ label }) => label);
  return choices !== undefined && isDeepEqual(labels(choices), labels(prepared.choices));
}

function isOfThisConversation(proposal: Proposal | NewProposal): boolean {
  return !("isElsewhere" in proposal && proposal.isElsewhere);
}

/** The writes that a call replaces: all of them if it is the only call, otherwise the one in its place. */
function replacesOf({ calls, replaces }: PreparedStep, index: number): string[] {
  return calls.length === 1 ? replaces : replaces.slice(index, index + 1);
}

function toProposal(
  turn: OfferingTurn,
  prepared: Exclude<PreparedCall, { status: "refused" }>,
  { skills, replaces, replaced }: { skills: readonly string[]; replaces: string[]; replaced: string[] },
): NewProposal {
  const { toolCallId, tool, args } = prepared.call;
  const definition = turn.catalog.find(tool);
  const common = {
    id: crypto.randomUUID(),
    kind: "proposal" as const,
    toolCallId,
    tool,
    source: asPackTool(definition)?.source,
    recordKind: recordKindOf(definition, prepared.call.args),
    replaces,
    skills: [...skills],
    ...waitingPeriod(),
  };
  return prepared.status === "ready"
    ? {
      ...common,
      args: prepared.args,
      facts: prepared.facts,
      offer: withReplaced(prepared.offer, replaces.length > 0 ? replaced : []),
    }
    : { ...common, args, choices: prepared.choices, offer: prepared.question };
}

/** "Quer que eu registre R$ 46,90 …, no lugar de R$ 32,00 …?" */
export function withReplaced(offer: string, replaced: readonly string[]): string {
  return replaced.length === 0 ? offer : offer.replace(/\?\s*$/, `, no lugar de: ${replaced.join("; ")}?`);
}

const OPENING = /^Quer que eu /;

/** Asks about all offers at once: a single one as it is, several as one list. Choices follow, each with its numbered list. */
export function tellOffers(offers: readonly Offer[]): string {
  const ready = offers.filter(({ choices }) => choices === undefined).map(({ offer }) => offer);
  const questions = offers.flatMap(({ offer, choices }) => choices === undefined ? [] : [tellChoices(offer, choices)]);
  const first = ready.length > 1
    ? [`${ABOUT_ALL}\n${ready.map((offer) => `- ${asListItem(offer)}`).join("\n")}`]
    : ready;
  return [...first, ...questions].join("\n\n");
}

function tellChoices(question: string, choices: readonly Pick<ToolChoice, "label">[]): string {
  return [question, ...choices.map(({ label }, index) => `${index + 1}. ${label}`)].join("\n");
}

/** An offer as an item of a list: "registre 7h30 de sono hoje". */
export function asListItem(offer: string): string {
  return offer.replace(OPENING, "").replace(/\?\s*$/, "").replace(/\?(?= \p{Lu})/u, ".");
}
