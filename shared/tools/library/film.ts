import { z } from "zod";
import type { Film } from "../../outside/find-films.ts";
import type { Outside } from "../../outside/outside.ts";
import { cutText } from "../../writing/cut-text.ts";
import { plainText } from "../../database/plain-text.ts";
import { wholeNumber } from "../arguments.ts";
import type { BuiltInTool, JsonObject, LookUpResult } from "../definition.ts";
import {
  answerEnriched,
  answerSaved,
  describeLibraryItem,
  hasLookedUpText,
  nameEnriched,
  nameSaved,
  offerToSave,
  ratingArgument,
  saveQuote,
  statusArgument,
} from "./library-item.ts";

/** Tools of films and tools of series differ only in their texts. */
type FilmType = "movie" | "tv_show";

const inputSchema = z.object({
  title: plainText(500).describe("como ela disse"),
  year: wholeNumber(1870, 2100).optional(),
  tmdb_id: wholeNumber(1, 2_000_000_000).optional(),
  quote: saveQuote,
});
const saveSchema = inputSchema.extend({ status: statusArgument, rating: ratingArgument });
const offeredSchema = saveSchema.partial({ quote: true });

/** What all tools of films share. The person must have said the year and the number too: the model may not choose the film. */
const filmTool = {
  kind: "built-in",
  inputSchema,
  confirmation: "quoted",
  quoteChecks: { told: ["year", "tmdb_id"], named: ["title"] },
  reads: "outside",
  embeds: "result",
} satisfies Partial<BuiltInTool>;

/** The texts that differ between the tools of films and those of series. */
type FilmTexts = Pick<BuiltInTool, "title" | "description" | "utterances">;

/** The tool that saves a film or a series. */
export function saveFilm(type: FilmType, texts: FilmTexts): BuiltInTool {
  return {
    ...filmTool,
    inputSchema: saveSchema,
    quoteChecks: { ...filmTool.quoteChecks, told: [...filmTool.quoteChecks.told, "rating"] },
    name: `save_${type}`,
    ...texts,
    recordKind: "library",
    hasOutsideText: hasLookedUpText,
    async lookUp(args, outside) {
      const found = await lookUpFilm(type, args, outside);
      // A film that was not found is saved as the person told it.
      return "notFound" in found ? { args: {} } : found;
    },
    offer(args) {
      const { title, year, status, rating } = offeredSchema.parse(args);
      return offerToSave({ type, title, year, status, rating });
    },
    answer: answerSaved,
    nameResult: nameSaved,
  };
}

/** The tool that looks up a film or a series and adds the missing data to the saved one. */
export function enrichFilm(type: FilmType, texts: FilmTexts): BuiltInTool {
  return {
    ...filmTool,
    name: `enrich_${type}`,
    ...texts,
    async lookUp(args, outside) {
      const found = await lookUpFilm(type, args, outside);
      if (!("notFound" in found)) return found;
      const { title, year } = offeredSchema.parse(args);
      return { refused: NOT_FOUND[found.notFound](describeLibraryItem({ type, title, year })) };
    },
    offer(args) {
      const { title, year } = offeredSchema.parse(args);
      return `Quer que eu busque ${describeLibraryItem({ type, title, year })}?`;
    },
    answer: answerEnriched,
    nameResult: nameEnriched,
  };
}

type NotFoundReason = "unavailable" | "failed" | "unknown";

const NOT_FOUND: Record<NotFoundReason, (film: string) => string> = {
  unavailable: () => "A busca de filmes e séries não está disponível aqui. Salvar funciona sem ela.",
  failed: () => "O catálogo de filmes e séries não respondeu agora. Dá para tentar de novo mais tarde.",
  unknown: (film) => `Não achei ${film} no catálogo de filmes e séries.`,
};

/** Nobody reads a longer list of candidates. A person who means a rare film can say its year. */
const MOST_CANDIDATES = 5;

/** Looks up the film that is meant: its data, several candidates, or the reason why it was not found. */
async function lookUpFilm(
  type: FilmType,
  args: JsonObject,
  outside: Outside,
): Promise<LookUpResult | { notFound: NotFoundReason }> {
  // The film is already chosen: the person said its number, or picked it from the candidates.
  if (args.tmdb_id !== undefined) return { args: {} };
  const { title, year } = offeredSchema.parse(args);
  const films = await outside.findFilms(type, title, year);
  if (films === "unavailable") return { notFound: "unavailable" };
  if (films === null) return { notFound: "failed" };
  const [only, other] = films;
  if (only === undefined) return { notFound: "unknown" };
  if (other === undefined) return { args: argumentsOf(only) };
  return {
    question: type === "movie" ? "Qual destes filmes?" : "Qual destas séries?",
    choices: films.slice(0, MOST_CANDIDATES).map((film) => ({
      label: labelOf(film),
      args: { ...args, ...argumentsOf(film) },
    })),
  };
}

function argumentsOf({ tmdb_id, title, original_title, year, overview }: Film): JsonObject {
  const original = original_title === title ? [] : [`Título original: ${original_title}.`];
  const about = [...original, ...(overview ? [overview] : [])].join(" ");
  return {
    tmdb_id,
    full_title: cutText(title, 500),
    ...(year === undefined ? {} : { year }),
    ...(about === "" ? {} : { overview: cutText(about, 4000) }),
  };
}

/** "A Origem (Inception, 2010)" */
function labelOf({ title, original_title, year }: Film): string {
  const more = [...(original_title === title ? [] : [original_title]), ...(year === undefined ? [] : [year])];
  return `${title}${more.length === 0 ? "" : ` (${more.join(", ")})`}`;
}
