import type { Catalog } from "../../catalog/catalog.ts";
import type { ToolContext } from "../../tools/definition.ts";
import type { ExecutedCall, Proposal } from "./proposal.ts";
import { withReplaced } from "./propose.ts";
import { nameWrite } from "./tell-undo.ts";

/**
 * Words the offers of a tray anew: what was offered yesterday for "hoje" is for "ontem" now.
 *
 * @param writes the last writes of the conversation, among which are those that a correction would replace
 */
export function rewordForToday(
  tray: readonly Proposal[],
  writes: readonly ExecutedCall[],
  context: ToolContext,
  catalog: Catalog,
): Proposal[] {
  return tray.map((proposal) => {
    const { kind, source, choices, replaces, args, facts = {} } = proposal;
    const replaced = writes.filter(({ toolCallId }) => replaces.includes(toolCallId));
    const isPlain = kind === "proposal" && source === undefined && choices === undefined;
    if (!isPlain || replaced.length < replaces.length) return proposal;
    try {
      const offer = catalog.find(proposal.tool)?.offer?.(args, facts, context);
      const names = replaced.map((write) => nameWrite(write, context));
      return offer === undefined ? proposal : { ...proposal, offer: withReplaced(offer, names) };
    } catch {
      // An older version of the tool made this offer. It keeps its words, and a yes is answered with what is wrong.
      return proposal;
    }
  });
}
