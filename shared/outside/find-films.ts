import { z } from "zod";
import type { Environment } from "../runtime/environment.ts";
import { OwnError } from "../runtime/log-failure.ts";

/** A film or series as The Movie Database describes it. */
export interface Film {
  tmdb_id: number;
  title: string;
  original_title: string;
  year?: number;
  overview?: string;
}

/** How to reach The Movie Database: an API key of version 3, or a token of version 4. */
export interface FilmSource {
  key: string;
  baseUrl: string;
}

/** How to search for films with the deployment's key; undefined when the deployment has none. */
export function filmSource(
  { tmdbApiKey, tmdbBaseUrl }: Pick<Environment, "tmdbApiKey" | "tmdbBaseUrl">,
): FilmSource | undefined {
  return tmdbApiKey === undefined ? undefined : { key: tmdbApiKey, baseUrl: tmdbBaseUrl };
}

const TIMEOUT_MS = 5000;

const KINDS = {
  movie: { path: "movie", year: "year" },
  tv_show: { path: "tv", year: "first_air_date_year" },
} as const;

const foundSchema = z.object({
  results: z.array(
    z.object({
      id: z.int().positive(),
      title: z.string().optional(),
      name: z.string().optional(),
      original_title: z.string().optional(),
      original_name: z.string().optional(),
      release_date: z.string().optional(),
      first_air_date: z.string().optional(),
      overview: z.string().nullish(),
    }),
  ),
});

/**
 * Searches films or series by title. The most likely comes first; texts are in Portuguese where The Movie Database has them.
 *
 * @throws when The Movie Database cannot be reached, refuses, or answers in another form
 */
export async function findFilms(
  { key, baseUrl }: FilmSource,
  type: keyof typeof KINDS,
  title: string,
  year?: number,
): Promise<Film[]> {
  const { path, year: yearParameter } = KINDS[type];
  const url = new URL(`${baseUrl.replace(/\/$/, "")}/search/${path}`);
  url.search = new URLSearchParams({
    query: title,
    language: "pt-BR",
    include_adult: "false",
    ...(year === undefined ? {} : { [yearParameter]: String(year) }),
    ...(isToken(key) ? {} : { api_key: key }),
  }).toString();
  const response = await fetch(url, {
    headers: { Accept: "application/json", ...(isToken(key) ? { Authorization: `Bearer ${key}` } : {}) },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new OwnError(`The Movie Database answers ${response.status}`);
  }
  const { results } = foundSchema.parse(await response.json());
  return results.flatMap((found) => {
    const name = (found.title ?? found.name ?? "").trim();
    const released = Number(/^\d{4}/.exec(found.release_date ?? found.first_air_date ?? "")?.[0]);
    if (name === "") return [];
    return [{
      tmdb_id: found.id,
      title: name,
      original_title: found.original_title ?? found.original_name ?? name,
      ...(released >= 1870 && released <= 2100 ? { year: released } : {}),
      ...(found.overview?.trim() ? { overview: found.overview.trim() } : {}),
    }];
  });
}

/** Keys of version 4 are JSON Web Tokens, with three parts between dots. Keys of version 3 have no dot. */
function isToken(key: string): boolean {
  return key.split(".").length === 3;
}
