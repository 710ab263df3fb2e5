import { startPool } from "./database-pool.ts";
import { logUnexpected } from "./stack.ts";

// Serves a pool of databases until its standard input ends, with its starter.
Deno.env.set("LITE_AUTH_BCRYPT_COST", "4");
const pool = startPool(logUnexpected);
console.log(JSON.stringify({ url: pool.url }));
for await (const _ of Deno.stdin.readable) { /* nothing is said */ }
await pool.close();
