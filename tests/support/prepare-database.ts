import { createApi } from "../../local/create-api.ts";
import type { Database } from "../../local/database.ts";
import { generateSecrets } from "../../local/generate-secrets.ts";
import type { Migration } from "../../local/list-migrations.ts";
import { markForSeed } from "../../local/mark-for-seed.ts";
import { migrate } from "../../local/migrate.ts";
import { seed } from "../../local/seed.ts";

/** Brings an empty database to where a first start of the stack would: bootstrap, migrations, seed. */
export async function prepareDatabase(database: Database, migrations: Migration[], seedSql?: string): Promise<void> {
  await createApi(database, await generateSecrets(), "http://127.0.0.1");
  if (seedSql !== undefined) await markForSeed(database);
  await migrate(database, migrations);
  if (seedSql !== undefined) await seed(database, seedSql);
}
