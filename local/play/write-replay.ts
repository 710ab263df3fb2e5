import type { GameEvent } from "./game-log.ts";

/** A game as JSON lines that can be replayed. evals/played/README.md describes the lines. */
export function writeReplay(events: readonly GameEvent[]): string {
  return groupByTurn(events).flatMap(replayLine).map((line) => `${JSON.stringify(line)}\n`).join("");
}

/** Moves the model's answers below the message that they belong to. Two conversations at once would mix them. */
function groupByTurn(events: readonly GameEvent[]): GameEvent[] {
  const hasMessage = (turn: string) =>
    events.some((event) => "turn" in event && event.type !== "model" && event.turn === turn);
  const isMoved = (event: GameEvent) => event.type === "model" && event.turn !== undefined && hasMessage(event.turn);
  return events.flatMap((event) => {
    if (isMoved(event)) return [];
    if (event.type !== "person" && event.type !== "press") return [event];
    return [event, ...events.filter((one) => isMoved(one) && "turn" in one && one.turn === event.turn)];
  });
}

function replayLine(event: GameEvent): object[] {
  switch (event.type) {
    case "begin":
      return [{ at: event.at, zone: event.zone }];
    case "clock":
      return [{ at: event.at }];
    case "night":
      return [{ night: true }];
    case "person":
      return [{ person: event.text, conversation: event.conversation }];
    case "press":
      return [{
        press: event.press.map(({ item, tool, approved }) => ({ item, tool, approved })),
        conversation: event.conversation,
      }];
    case "model":
      return [{
        model: event.parts,
        ...(event.wanted !== undefined && { for: event.wanted }),
        ...(event.lines && Object.keys(event.lines).length > 0 && { lines: event.lines }),
      }];
    default:
      return [];
  }
}
