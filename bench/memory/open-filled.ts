import postgres from "postgres";
import { project } from "../../tests/support/snapshot.ts";
import { openCopy, template } from "../../tests/support/template.ts";
import { fill } from "./fill.ts";

/** A database with users in it. */
export interface Filled {
  url: string;
  userIds: string[];
  close(): Promise<void>;
}

/** A database of the project on the server with users of so many items each. */
export async function openFilled(server: string, sizes: number[]): Promise<Filled> {
  const copy = await openCopy(server, await template(server, await project.migrations()));
  const sql = postgres(copy.url, { max: 1, onnotice: () => {} });
  try {
    const userIds = await fill(sql, sizes);
    // What is measured is how quick it is, not how often one may.
    await sql`update private.settings set value = '1000000' where key like '%\\_per\\_%'`;
    return { url: copy.url, userIds, close: copy.close };
  } finally {
    await sql.end({ timeout: 5 });
  }
}
