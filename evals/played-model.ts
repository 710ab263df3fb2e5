import type { Game } from "../local/play/game.ts";
import type { DeskRequest } from "../local/play/model-desk.ts";
import type { AnswerPart, WireSchema } from "../local/play/model-request.ts";
import { renumbered } from "../local/play/numbered-lines.ts";
import type { PlayedAnswer, ReplayLine } from "./read-replay.ts";

/** What is said where nothing was said then. */
const NOTHING: AnswerPart[] = [{ text: "Certo." }];
const LOOK_MS = 200;

/** Answers as the model of a played conversation did: by message and by day, whatever the order of requests is now. */
export class PlayedModel {
  #steps: PlayedAnswer[] = [];
  #jsons: PlayedAnswer[] = [];
  #over = false;

  constructor(readonly game: Game, readonly lines: ReplayLine[]) {}

  /** Answers until `end`. */
  async run(): Promise<void> {
    while (!this.#over) {
      const asked = await this.game.desk.next(LOOK_MS);
      if (asked) this.game.desk.answer(asked.number, this.#answerTo(asked), true);
    }
  }

  end(): void {
    this.#over = true;
  }

  /** From here on steps are those below this line, and JSON too if time passes with it. */
  begin(at: number): void {
    const isTime = (line: ReplayLine) => "night" in line || "at" in line;
    const below = (ends: (line: ReplayLine) => boolean) => {
      const lines = this.lines.slice(at + 1);
      const end = lines.findIndex(ends);
      return lines.slice(0, end < 0 ? undefined : end).flatMap((line) => "model" in line ? [line] : []);
    };
    this.#steps = below((line) => !("model" in line)).filter((line) => line.for === undefined);
    if (at === 0 || isTime(this.lines[at]!)) this.#jsons = below(isTime).filter((line) => line.for !== undefined);
  }

  #answerTo({ request }: DeskRequest): AnswerPart[] {
    if (request.wanted === undefined) return this.#steps.shift()?.model ?? NOTHING;
    const at = this.#jsons.findIndex((line) => line.for === request.wanted);
    const [line] = at < 0 ? [] : this.#jsons.splice(at, 1);
    if (!line) return [{ json: smallest(request.schema ?? {}) }];
    return line.model.map((part) => "json" in part ? { json: renumbered(part.json, line.lines, request) } : part);
  }
}

/** The smallest value that a JSON Schema takes: empty lists, null where it may be. */
export function smallest({ anyOf, enum: values, type, properties = {}, required = [], minimum }: WireSchema): unknown {
  if (anyOf) return anyOf.some((one) => one.type === "null") ? null : smallest(anyOf[0] ?? {});
  if (values) return values.includes(null) ? null : values[0];
  const types = [type ?? "object"].flat();
  if (types.includes("null")) return null;
  switch (types[0]) {
    case "array":
      return [];
    case "string":
      return "-";
    case "boolean":
      return false;
    case "number":
    case "integer":
      return typeof minimum === "number" && minimum > 0 ? minimum : 0;
    default:
      return Object.fromEntries(required.map((name) => [name, smallest(properties[name] ?? {})]));
  }
}
