import { z } from "zod";
import { plainText } from "../../text/plain-text.ts";
import { wholeNumber } from "../arguments.ts";
import type { ToolDefinition } from "../definition.ts";
import { answerEnriched, answerSaved, describeItem, offerToSave, saveQuote } from "./library-item.ts";

/** Films and series: what is said of them and how they are told apart. */
export type FilmType = "movie" | "tv_show";

export const filmInput = z.object({
  title: plainText(500).describe("como ela disse"),
  year: wholeNumber(1870, 2100).optional(),
  tmdb_id: wholeNumber(1, 2_000_000_000).optional(),
  quote: saveQuote,
});

/** The tool that keeps a film or a series. */
export function saveFilm(type: FilmType, description: string): ToolDefinition {
  return {
    name: `save_${type}`,
    description,
    inputSchema: filmInput,
    confirmation: "quoted",
    keeps: { told: ["year", "tmdb_id"], named: ["title"] },
    offer(args) {
      const { title, year } = filmInput.partial({ quote: true }).parse(args);
      return offerToSave({ type, title, year });
    },
    answer: answerSaved,
  };
}

/** The tool that looks a film or a series up. */
export function enrichFilm(type: FilmType, description: string): ToolDefinition {
  return {
    name: `enrich_${type}`,
    description,
    inputSchema: filmInput,
    confirmation: "quoted",
    keeps: { told: ["year", "tmdb_id"], named: ["title"] },
    reads: "outside",
    offer(args) {
      const { title, year } = filmInput.partial({ quote: true }).parse(args);
      return `Quer que eu busque ${describeItem({ type, title, year })}?`;
    },
    answer: answerEnriched,
  };
}
