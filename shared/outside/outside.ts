import { z } from "zod";
import { logFailure } from "../runtime/log-failure.ts";
import { oneLine } from "../writing/one-line.ts";
import { type Film, type FilmSource, findFilms } from "./find-films.ts";
import { LONGEST_TITLE, readPageTitle } from "./page-title.ts";
import { callMcpTool, listMcpTools, type McpAnswer, type McpCall, type McpServer, type McpTool } from "./mcp-server.ts";
import { type OutsideFailure, outsideFailure } from "./outside-failure.ts";
import { internet, type Network, type ReadingLimits, readOutside } from "./read-outside.ts";
import { type Sent, type SentRequest, writeOutside } from "./write-outside.ts";

/** What tools may ask of the world outside. Whatever fails is null: nothing that is saved waits for it. */
export interface Outside {
  /** Films or series of a title; `unavailable` without a key. */
  findFilms(type: "movie" | "tv_show", title: string, year?: number): Promise<Film[] | null> | "unavailable";
  /** What a page is called. */
  readTitle(url: string): Promise<string | null>;
  /** What a video is called, and by whom it is. */
  readVideo(url: string): Promise<Video | null>;
  /** What a service answers to a GET: its JSON, or the HTTP status of what is none, if it answered at all. */
  readJson(url: string, limits?: ReadingLimits): Promise<Read>;
  /** Sends a service what it is to change; never throws. */
  send(url: string, request: SentRequest): Promise<Sent>;
  /** Calls a tool of an MCP server; never throws. */
  callMcpTool(server: McpServer, call: McpCall): Promise<McpAnswer>;
  /** The tools of an MCP server, as it lists them. */
  listMcpTools(server: McpServer): Promise<McpTool[] | null>;
}

export type Read = { value: unknown } | { answered?: number; failure?: OutsideFailure };

export interface Video {
  title: string;
  author?: string;
}

/** @param films absent without a key */
export function createOutside(films: FilmSource | undefined, network: Network = internet): Outside {
  const readTitle = (url: string) =>
    orNull("a page was not read", async () => readPageTitle(await readOutside(url, "text/html", network)));
  return {
    findFilms: (type, title, year) =>
      films === undefined ? "unavailable" : orNull("no films were found", () => findFilms(films, type, title, year)),
    readTitle,
    readVideo: async (url) => {
      const told = await orNull("a video was not read", () => askProvider(url, network));
      if (told !== null) return told;
      const title = providerOf(url) === undefined ? await readTitle(url) : null;
      return title === null ? null : { title };
    },
    readJson: (url, limits) => readJson(url, network, limits),
    send: (url, request) => writeOutside(url, request, network),
    callMcpTool: (server, call) => callMcpTool(server, call, network),
    listMcpTools: (server) =>
      orNull(`${new URL(server.url).host} did not list its tools`, () => listMcpTools(server, network)),
  };
}

async function orNull<T>(failure: string, work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    logFailure(failure, error);
    return null;
  }
}

/**
 * What may be asked for a write that waits for a yes: known services, and no page. Its address may be nobody's whom the person
 * knows, and an address can carry away what it is made of.
 */
export function withoutPages(outside: Outside): Outside {
  return {
    ...outside,
    readTitle: () => Promise.resolve(null),
    readVideo: async (url) => providerOf(url) === undefined ? null : await outside.readVideo(url),
  };
}

async function readJson(url: string, network: Network, limits?: ReadingLimits): Promise<Read> {
  try {
    const { bytes } = await readOutside(url, "application/json", network, limits);
    return { value: JSON.parse(new TextDecoder().decode(bytes)) as unknown };
  } catch (error) {
    const failure = outsideFailure(error);
    return { answered: error instanceof SyntaxError ? 200 : failure.status, failure };
  }
}

/** Who tells of their videos what they are, by oEmbed. */
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
