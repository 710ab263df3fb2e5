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

/** A line that `/say`, `/clock` and `/night` send while they work. `alive` says only that the work goes on. */
export type Progress =
  | { type: "alive" }
  | { type: "words"; words: string }
  | { type: "note"; text: string }
  | { type: "answer"; answer: ShownAnswer; time: string }
  | { type: "over"; text: string }
  | { type: "error"; message: string };

/** How often `alive` is sent. Without it, the client could not tell a long wait from a dead game. */
const ALIVE_MS = 10_000;

const saySchema = z.object({
  conversation: z.string().min(1).max(64),
  text: z.string().optional(),
  buttons: z.array(z.object({ proposal: z.string(), approved: z.boolean() })).default([]),
});
const answerSchema = z.object({ number: z.int().optional(), parts: z.unknown(), anyway: z.boolean().default(false) });
const clockSchema = z.union([z.object({ days: z.int().min(1).max(366) }), z.object({ at: z.string() })]);

/** The HTTP API through which the commands of `deno task play` control a game. */
export function createControl(game: Game): Hono {
  const app = new Hono();
  app.onError((error, c) => c.json({ error: messageOf(error) }, error instanceof StartError ? 400 : 500));
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
      throw new StartError("say takes either words, or --yes and --no");
    }
    return streamLines(async (tell) => {
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
    return streamLines(async (tell) => {
      await game.moveClock(at, (text) => tell({ type: "note", text }));
      tell({ type: "over", text: `It is ${game.time}.` });
    });
  });
  app.post("/night", () =>
    streamLines(async (tell) => {
      await game.night((text) => tell({ type: "note", text }));
      tell({ type: "over", text: `It is ${game.time}.` });
    }));
  app.get("/rows", async (c) => {
    const names = c.req.queries("table") ?? [];
    const unknown = names.find((name) => name !== "waiting" && !VIEW_NAMES.includes(name));
    if (unknown) {
      throw new StartError(`there is no table ${unknown}; there are ${[...VIEW_NAMES, "waiting"].join(", ")}`);
    }
    return c.json({ text: await game.rows(names) });
  });
  app.get("/status", (c) => c.json({ text: describeStatus(game), time: game.time }));
  app.get("/last", (c) => {
    const conversation = c.req.query("conversation") ?? "main";
    return c.json({ ...game.last(conversation), time: game.time });
  });
  app.get("/transcript", (c) => c.json({ text: writeTranscript(game.parts.log.events) }));
  app.get("/replay", (c) => c.json({ text: writeReplay(game.parts.log.events) }));
  return app;
}

/** Completes a time of day without a date: `09:00` is the next nine o'clock. */
function nextTime(wanted: string, now: string): string {
  if (!/^\d{2}:\d{2}$/.test(wanted)) return wanted;
  const today = now.slice(0, 10);
  return `${now.slice(11) < wanted ? today : dayAfter(today, 1)}T${wanted}`;
}

function describeStatus(game: Game): string {
  const { person: { identity }, stack } = game.parts;
  const waiting = game.desk.waiting.map(({ number, request }) => `${number} (${request.wanted ?? "a step"})`);
  const running = game.running.map(({ conversation }) => conversation);
  return [
    `It is ${game.time} in ${game.zone}. The person is ${identity.email}; the product listens at ${stack.url}.`,
    `Requests that wait for an answer of the model: ${waiting.join(", ") || "none"}.`,
    `Conversations that wait for an answer: ${running.join(", ") || "none"}.`,
  ].join("\n");
}

/** Responds with one line of JSON per step of the work. The work goes on when the client disconnects. */
function streamLines(work: (tell: (line: Progress) => void) => Promise<void>): Response {
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
      work(tell).catch((error) => tell({ type: "error", message: messageOf(error) })).finally(() => {
        if (isOpen) controller.close();
        close();
      });
    },
    cancel: () => close(),
  });
  return new Response(body, { headers: { "Content-Type": "application/x-ndjson" } });
}

function messageOf(error: unknown): string {
  if (error instanceof z.ZodError) {
    return error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; ");
  }
  return error instanceof Error ? error.message : String(error);
}
