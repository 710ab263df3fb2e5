import type { Network } from "../../shared/outside/read-outside.ts";

/** A work in the catalogue. */
interface CataloguedBook {
  key: string;
  title: string;
  author_name?: string[];
  first_publish_year?: number;
  /** The title of its Portuguese edition. */
  edition?: string;
}

interface FakeOpenLibrary {
  /** A network in which openlibrary.org is this server. */
  network: Network;
  /** The addresses of all requests so far. */
  requests: string[];
  close(): Promise<void>;
}

/**
 * Starts a local server that answers searches like https://openlibrary.org/search.json, with all works that contain the words. With
 * `broken`, that answers every request.
 */
export function startFakeOpenLibrary(
  { books = [], broken }: { books?: CataloguedBook[]; broken?: () => Response },
): FakeOpenLibrary {
  const requests: string[] = [];
  const server = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen: () => {} }, (request) => {
    const asked = new URL(request.headers.get("x-asked") ?? "");
    requests.push(asked.href);
    if (broken) return broken();
    if (asked.origin + asked.pathname !== "https://openlibrary.org/search.json") {
      return new Response("not found", { status: 404 });
    }
    const has = (parameter: string, ...texts: string[]) =>
      texts.join(" ").toLowerCase().includes((asked.searchParams.get(parameter) ?? "").toLowerCase());
    const found = books.filter(({ title, edition = "", author_name = [] }) =>
      has("title", title, edition) && has("author", ...author_name)
    );
    const limit = Number(asked.searchParams.get("limit") ?? 100);
    return Response.json({
      numFound: found.length,
      start: 0,
      numFoundExact: true,
      num_found: found.length,
      documentation_url: "https://openlibrary.org/dev/docs/api/search",
      q: "",
      offset: null,
      docs: found.slice(0, limit).map(asDocument),
    });
  });
  return {
    network: {
      resolve: () => Promise.resolve(["207.241.234.205"]),
      fetch: (url, init) =>
        fetch(`http://127.0.0.1:${server.addr.port}/`, { ...init, headers: { ...init.headers, "x-asked": url } }),
    },
    requests,
    close: () => server.shutdown(),
  };
}

function asDocument({ edition, ...work }: CataloguedBook) {
  return {
    ...work,
    ...(edition === undefined ? {} : {
      editions: {
        numFound: 1,
        start: 0,
        numFoundExact: true,
        docs: [{ key: "/books/OL30746361M", title: edition }],
      },
    }),
  };
}

/** A book that has a double and a translation, and two works with the same name. */
export const BOOKS: CataloguedBook[] = [
  { key: "/works/OL21177W", title: "Wuthering Heights", author_name: ["Emily Brontë"], first_publish_year: 1846 },
  {
    key: "/works/OL24153570W",
    title: "Crooked Plow",
    edition: "Torto arado",
    author_name: ["Itamar Vieira Junior"],
    first_publish_year: 2018,
  },
  { key: "/works/OL99W", title: "Torto Arado", author_name: ["Itamar Vieira Junior"], first_publish_year: 2019 },
  { key: "/works/OL98W", title: "Torto Arado: guia de leitura", author_name: ["Ana Lima"], first_publish_year: 2021 },
  { key: "/works/OL1W", title: "A Metamorfose", author_name: ["Franz Kafka"], first_publish_year: 1915 },
  { key: "/works/OL2W", title: "A metamorfose", author_name: ["Ovídio"], first_publish_year: 8 },
];
