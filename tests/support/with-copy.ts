import type { Database } from "../../local/database.ts";
import { openCopy } from "./open-copy.ts";
import { project } from "./project.ts";
import { template } from "./template.ts";

/** Works on a database of the project on the server, with its seed or empty, and drops it. */
export async function withCopy<T>(
  server: string,
  { seed }: { seed: boolean },
  work: (database: Database, url: string) => Promise<T>,
): Promise<T> {
  const seedSql = seed ? await project.seed() : undefined;
  const copy = await openCopy(server, await template(server, await project.migrations(), seedSql));
  try {
    return await work(copy, copy.url);
  } finally {
    await copy.close();
  }
}
