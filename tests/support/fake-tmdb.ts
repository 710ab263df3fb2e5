/** A film or series in the catalogue, in Portuguese. */
interface CataloguedFilm {
  id: number;
  title: string;
  original_title?: string;
  /** `YYYY-MM-DD` */
  released?: string;
  overview?: string;
}

interface FakeTmdb {
  /** Variables that point the functions here. */
  env: { TMDB_API_KEY: string; TMDB_BASE_URL: string };
  /** The paths and queries of all requests so far, without the key. */
  requests: string[];
  close(): Promise<void>;
}

const KEY = "0123456789abcdef0123456789abcdef";

/**
 * Starts a local server that answers searches like version 3 of The Movie Database's API, with all films that contain the words.
 * With `broken`, that answers every request.
 */
export function startFakeTmdb(
  { movies = [], series = [], broken }: {
    movies?: CataloguedFilm[];
    series?: CataloguedFilm[];
    broken?: () => Response;
  },
): FakeTmdb {
  const requests: string[] = [];
  const server = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen: () => {} }, (request) => {
    const url = new URL(request.url);
    const isKnown = url.searchParams.get("api_key") === KEY ||
      request.headers.get("authorization")?.startsWith("Bearer ey");
    url.searchParams.delete("api_key");
    requests.push(url.pathname + url.search);
    if (broken) return broken();
    if (!isKnown) return status(401, 7, "Invalid API key: You must be granted a valid key.");
    const kind = /^\/3\/search\/(movie|tv)$/.exec(url.pathname)?.[1];
    if (kind === undefined) return status(404, 34, "The resource you requested could not be found.");
    const words = (url.searchParams.get("query") ?? "").toLowerCase();
    const year = url.searchParams.get(kind === "movie" ? "year" : "first_air_date_year");
    const found = (kind === "movie" ? movies : series).filter(({ title, original_title = "", released = "" }) =>
      `${title} ${original_title}`.toLowerCase().includes(words) && (year === null || released.startsWith(year))
    );
    const results = kind === "movie" ? found.map(asMovie) : found.map(asSeries);
    return Response.json({ page: 1, results, total_pages: 1, total_results: results.length });
  });
  return {
    env: { TMDB_API_KEY: KEY, TMDB_BASE_URL: `http://127.0.0.1:${server.addr.port}/3` },
    requests,
    close: () => server.shutdown(),
  };
}

function status(http: number, code: number, message: string): Response {
  return Response.json({ status_code: code, status_message: message, success: false }, { status: http });
}

const COMMON = {
  adult: false,
  backdrop_path: "/8ZTVqvKDQ8emSGUEMjsS4yHAwrp.jpg",
  genre_ids: [28, 878],
  original_language: "en",
  popularity: 87.4,
  poster_path: null,
  vote_average: 8.4,
  vote_count: 36_000,
};

function asMovie({ id, title, original_title = title, released = "", overview = "" }: CataloguedFilm) {
  return { ...COMMON, id, title, original_title, release_date: released, overview, video: false };
}

function asSeries({ id, title, original_title = title, released = "", overview = "" }: CataloguedFilm) {
  return {
    ...COMMON,
    id,
    name: title,
    original_name: original_title,
    first_air_date: released,
    overview,
    origin_country: ["US"],
  };
}

/** Two films with the same name. */
export const INCEPTION: CataloguedFilm[] = [
  {
    id: 27205,
    title: "A Origem",
    original_title: "Inception",
    released: "2010-07-15",
    overview: "Cobb é um ladrão que rouba segredos dos sonhos.",
  },
  { id: 64956, title: "Inception: The Cobol Job", released: "2010-12-07", overview: "" },
];
