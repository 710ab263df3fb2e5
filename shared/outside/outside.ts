import { z } from "zod";
import { logFailure } from "../runtime/log-failure.ts";
import { oneLine } from "../writing/one-line.ts";
import type { Environment } from "../runtime/environment.ts";
import { type Book, type BookSource, bookSource, findBooks } from "./find-books.ts";
import { type Film, type FilmSource, filmSource, findFilms } from "./find-films.ts";
import { LONGEST_TITLE, readPageTitle } from "./page-title.ts";
import { callMcpTool, listMcpTools, type McpAnswer, type McpCall, type McpServer, type McpTool } from "./mcp-server.ts";
import { type OutsideFailure, outsideFailureOf } from "./outside-failure.ts";
import { internet, type Network, type ReadingLimits, readOutside } from "./read-outside.ts";
import { type SendRequest, type SendResult, writeOutside } from "./write-outside.ts";

/** All requests that tools may make to other services. A lookup that fails gives null: saving never depends on one. */
export interface Outside {
  /** Searches films or series by title; `unavailable` when the deployment has no key. */
  findFilms(type: "movie" | "tv_show", title: string, year?: number): Promise<Film[] | null> | "unavailable";
  /** Searches books by title, and by author where that was said; `unavailable` when the deployment has switched it off. */
  findBooks(title: string, author?: string): Promise<Book[] | null> | "unavailable";
  /** Reads the title of a page. */
  readTitle(url: string): Promise<string | null>;
  /** Reads the title and the author of a video. */
  readVideo(url: string): Promise<Video | null>;
  /** Sends a GET. Gives the JSON of the answer; if there is none, the HTTP status, if there was an answer at all. */
  readJson(url: string, limits?: ReadingLimits): Promise<JsonAnswer>;
  /** Sends a request that changes something at a service. Never throws. */
  send(url: string, request: SendRequest): Promise<SendResult>;
  /** Calls a tool of an MCP server. Never throws. */
  callMcpTool(server: McpServer, call: McpCall): Promise<McpAnswer>;
  /** Lists the tools of an MCP server. */
  listMcpTools(server: McpServer): Promise<McpTool[] | null>;
  /** For whom it asks; null: for the deployment, which checks its services. */
  person: string | null;
  /** Reads the headers of a tool of the person's own pack, which the database shows to the server alone. */
  ownHeaders: OwnHeaders;
}

/** @param url where the call goes, as it is written in the pack */
export type OwnHeaders = (tool: string, url: string) => Promise<Record<string, string>>;

export type JsonAnswer = { value: unknown } | { status?: number; failure?: OutsideFailure };

export interface Video {
  title: string;
  author?: string;
}

/** The catalogues in which a deployment looks things up. */
export interface Catalogues {
  /** Undefined when it has no key for The Movie Database. */
  films?: FilmSource;
  books?: BookSource;
}

export function cataloguesOf(environment: Environment): Catalogues {
  return { films: filmSource(environment), books: bookSource(environment) };
}

const FOR_NOBODY: Pick<Outside, "person" | "ownHeaders"> = { person: null, ownHeaders: () => Promise.resolve({}) };

/** @param whom only a turn of the person's own calls tools of their own packs */
export function createOutside(
  { films, books }: Catalogues = {},
  network: Network = internet,
  whom: Partial<typeof FOR_NOBODY> = {},
): Outside {
  const readTitle = (url: string) =>
    nullOnFailure("a page was not read", async () => readPageTitle(await readOutside(url, "text/html", network)));
  return {
    findFilms: (type, title, year) =>
      films === undefined
        ? "unavailable"
        : nullOnFailure("no films were found", () => findFilms(films, type, title, year)),
    findBooks: (title, author) =>
      books === undefined
        ? "unavailable"
        : nullOnFailure("no books were found", () => findBooks(books, title, author, network)),
    readTitle,
    readVideo: async (url) => {
      const video = await nullOnFailure("a video was not read", () => askProvider(url, network));
      if (video !== null) return video;
      const title = providerOf(url) === undefined ? await readTitle(url) : null;
      return title === null ? null : { title };
    },
    readJson: (url, limits) => readJson(url, network, limits),
    send: (url, request) => writeOutside(url, request, network),
    callMcpTool: (server, call) => callMcpTool(server, call, network),
    listMcpTools: (server) =>
      nullOnFailure(`${new URL(server.url).host} did not list its tools`, () => listMcpTools(server, network)),
    ...FOR_NOBODY,
    ...whom,
  };
}

async function nullOnFailure<T>(failure: string, work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    logFailure(failure, error);
    return null;
  }
}

/**
 * The requests that are allowed while a write is proposed: known services only, and no page. The model may have written the page's
 * address, and an address can carry the person's data to whoever owns the host.
 */
export function withoutPages(outside: Outside): Outside {
  return {
    ...outside,
    readTitle: () => Promise.resolve(null),
    readVideo: async (url) => providerOf(url) === undefined ? null : await outside.readVideo(url),
  };
}

async function readJson(url: string, network: Network, limits?: ReadingLimits): Promise<JsonAnswer> {
  try {
    const { bytes } = await readOutside(url, "application/json", network, limits);
    return { value: JSON.parse(new TextDecoder().decode(bytes)) as unknown };
  } catch (error) {
    const failure = outsideFailureOf(error);
    return { status: error instanceof SyntaxError ? 200 : failure.status, failure };
  }
}

/** Video sites that answer title and author over oEmbed. */
const PROVIDERS: readonly { host: RegExp; endpoint: string }[] = [
  { host: /^(?:www\.)?youtube\.com$/, endpoint: "https://www.youtube.com/oembed" },
  { host: /^vimeo\.com$/, endpoint: "https://vimeo.com/api/oembed.json" },
];

function providerOf(url: string) {
  const host = URL.parse(url)?.hostname ?? "";
  return PROVIDERS.find((provider) => provider.host.test(host));
}

const oEmbedSchema = z.object({ title: z.string().nullish(), author_name: z.string().nullish() });

async function askProvider(url: string, network: Network): Promise<Video | null> {
  const provider = providerOf(url);
  if (provider === undefined) return null;
  const question = `${provider.endpoint}?${new URLSearchParams({ url, format: "json" })}`;
  const { bytes } = await readOutside(question, "application/json", network);
  const { title, author_name } = oEmbedSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
  const [line, author] = [title, author_name].map((text) => oneLine(text ?? "", LONGEST_TITLE));
  return line ? { title: line, ...(author ? { author } : {}) } : null;
}
