import type { GameEvent, ShownAnswer } from "./game-log.ts";

const LONGEST_ARGS = 400;

/** A game as Markdown: each message with the model's tool calls and the answer that the person saw. */
export function writeTranscript(events: readonly GameEvent[]): string {
  const shown = new Map(events.flatMap((event) => event.type === "shown" ? [[event.turn, event.answer]] : []));
  const out: string[] = ["# A played conversation", ""];
  let conversation: string | undefined;
  for (const event of events) {
    if (event.type === "begin" || event.type === "clock") {
      out.push(`*The clock stands at ${readableTime(event.at)}.*`, "");
    }
    if (event.type === "night") out.push(`*A night passes: ${readableTime(event.at)}.*`, "");
    if (event.type === "night-over") out.push(`*What was learned: ${event.said}*`, "");
    if (event.type !== "person" && event.type !== "press") continue;
    if (event.conversation !== conversation) {
      conversation = event.conversation;
      out.push(`## Conversation ${conversation}`, "");
    }
    const said = event.type === "person" ? event.text : event.press.map(buttonName).join(", ");
    out.push(`**${said.replace(/\s*\n\s*/g, "<br>")}**  `, ...answerLines(shown.get(event.turn)), "");
  }
  return `${out.join("\n").trimEnd()}\n`;
}

function readableTime(at: string): string {
  return at.replace("T", " ");
}

function buttonName({ approved, item, tool }: { approved: boolean; item: number; tool: string }): string {
  return `[button: ${approved ? "yes" : "no"} to ${item}, ${tool}]`;
}

function answerLines(answer: ShownAnswer | undefined): string[] {
  if (!answer) return ["> *(no answer came)*"];
  const { calls, text, route, skills, modelCalls, kept, written, error } = answer;
  const facts = [route, skills.join("+"), `${modelCalls} model calls`].filter((fact) => fact !== "");
  return [
    ...calls.map(({ tool, args, outcome }) => `> \`${tool}\` ${cut(JSON.stringify(args))} → ${outcome}  `),
    ...(text === "" ? [] : text.split("\n").map((line) => `> ${line}`.trimEnd())),
    ...(kept.length > 0 ? [`> <sub>kept: ${kept.join("; ")}</sub>  `] : []),
    ...(written.length > 0 ? [`> <sub>written: ${written.join("; ")}</sub>  `] : []),
    error === undefined ? `> <sub>${facts.join(", ")}</sub>` : `> *refused: ${error}*`,
  ];
}

function cut(text: string): string {
  return text.length <= LONGEST_ARGS ? text : `${text.slice(0, LONGEST_ARGS - 1)}…`;
}
