import { Hono } from "hono";
import { z } from "zod";
import { StartError } from "../run-task.ts";
import type { Game } from "./game.ts";
import type { ShownAnswer } from "./game-log.ts";
import { readParts } from "./read-parts.ts";
import { showRequest } from "./show-request.ts";
import { VIEW_NAMES } from "./show-rows.ts";
import { dayAfter } from "./play-clock.ts";
import { writeReplay } from "./write-replay.ts";
import { writeTranscript } from "./write-transcript.ts";

/** A line of what `/say` and `/night` send while they go on. `alive`: nothing yet. */
export type Progress =
  | { type: "alive" }
  | { type: "words"; words: string }
  | { type: "note"; text: string }
  | { type: "answer"; answer: ShownAnswer; time: string }
  | { type: "over"; text: string }
  | { type: "error"; message: string };

/** Over a quiet line nobody knows whether the other side still lives. */
const ALIVE_MS = 10_000;

const saySchema = z.object({
  conversation: z.string().min(1).max(64),
  text: z.string().optional(),
  buttons: z.array(z.object({ proposal: z.string(), approved: z.boolean() })).default([]),
});
const answerSchema = z.object({ number: z.int().optional(), parts: z.unknown(), anyway: z.boolean().default(false) });
const clockSchema = z.union([z.object({ days: z.int().min(1).max(366) }), z.object({ at: z.string() })]);

/** What the subcommands of `deno task play` ask a game. */
export function createControl(game: Game): Hono {
  const app = new Hono();
  app.onError((error, c) => c.json({ error: describe(error) }, error instanceof StartError ? 400 : 500));
  app.get("/next", async (c) => {
    const { number, wait = "0", full } = c.req.query();
    const asked = number ? game.desk.find(Number(number)) : await game.desk.next(Number(wait) * 1000);
    if (!asked) return c.json({ none: true });
    const others = game.desk.waiting.length - (asked.status === "waiting" ? 1 : 0);
    return c.json({
      number: asked.number,
      shown: showRequest(asked, full !== undefined),
      request: { ...asked.request, serialized: undefined },
      others,
    });
  });
  app.post("/answer", async (c) => {
    const { number, parts, anyway } = answerSchema.parse(await c.req.json());
    const { number: answered } = game.desk.answer(number, readParts(parts), anyway);
    return c.json({ number: answered, others: game.desk.waiting.length });
  });
  app.post("/say", async (c) => {
    const { conversation, text, buttons } = saySchema.parse(await c.req.json());
    if ((text === undefined) === (buttons.length === 0)) {
      throw new StartError("say takes words, or --yes and --no, and not both");
    }
    return inLines(async (tell) => {
      const onWords = (words: string) => tell({ type: "words", words });
      const answer = text === undefined
        ? await game.press(conversation, buttons, onWords)
        : await game.say(conversation, text, onWords);
      tell({ type: "answer", answer, time: game.time });
    });
  });
  app.post("/clock", async (c) => {
    const wanted = clockSchema.parse(await c.req.json());
    const { time } = game;
    const at = "at" in wanted
      ? nextTime(wanted.at, time)
      : `${dayAfter(time.slice(0, 10), wanted.days)}${time.slice(10)}`;
    return inLines(async (tell) => {
      await game.moveClock(at, (text) => tell({ type: "note", text }));
      tell({ type: "over", text: `It is ${game.time}.` });
    });
  });
  app.post("/night", () =>
    inLines(async (tell) => {
      await game.night((text) => tell({ type: "note", text }));
      tell({ type: "over", text: `It is ${game.time}.` });
    }));
  app.get("/rows", async (c) => {
    const names = c.req.queries("table") ?? [];
    const wrong = names.find((name) => name !== "waiting" && !VIEW_NAMES.includes(name));
    if (wrong) throw new StartError(`there is no table ${wrong}; there are ${[...VIEW_NAMES, "waiting"].join(", ")}`);
    return c.json({ text: await game.rows(names) });
  });
  app.get("/status", (c) => c.json({ text: status(game), time: game.time }));
  app.get("/last", (c) => {
    const conversation = c.req.query("conversation") ?? "main";
    return c.json({ ...game.last(conversation), time: game.time });
  });
  app.get("/transcript", (c) => c.json({ text: writeTranscript(game.parts.log.events) }));
  app.get("/replay", (c) => c.json({ text: writeReplay(game.parts.log.events) }));
  return app;
}

/** `09:00` alone is the next nine o'clock. */
function nextTime(wanted: string, now: string): string {
  if (!/^\d{2}:\d{2}$/.test(wanted)) return wanted;
  const today = now.slice(0, 10);
  return `${now.slice(11) < wanted ? today : dayAfter(today, 1)}T${wanted}`;
}

function status(game: Game): string {
  const { person: { identity }, stack } = game.parts;
  const waiting = game.desk.waiting.map(({ number, request }) => `${number} (${request.wanted ?? "a step"})`);
  const running = game.running.map(({ conversation }) => conversation);
  return [
    `It is ${game.time} in ${game.zone}. The person is ${identity.email}; the product listens at ${stack.url}.`,
    `Requests that wait for the model: ${waiting.join(", ") || "none"}.`,
    `Conversations with an answer under way: ${running.join(", ") || "none"}.`,
  ].join("\n");
}

/** Sends a line of JSON at each step of the work, which goes on when nobody listens any more. */
function inLines(work: (tell: (line: Progress) => void) => Promise<void>): Response {
  const encoder = new TextEncoder();
  let close = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      let isOpen = true;
      const tell = (line: Progress) => {
        if (isOpen) controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
      };
      const alive = setInterval(() => tell({ type: "alive" }), ALIVE_MS);
      close = () => {
        isOpen = false;
        clearInterval(alive);
      };
      work(tell).catch((error) => tell({ type: "error", message: describe(error) })).finally(() => {
        if (isOpen) controller.close();
        close();
      });
    },
    cancel: () => close(),
  });
  return new Response(body, { headers: { "Content-Type": "application/x-ndjson" } });
}

function describe(error: unknown): string {
  if (error instanceof z.ZodError) {
    return error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; ");
  }
  return error instanceof Error ? error.message : String(error);
}
