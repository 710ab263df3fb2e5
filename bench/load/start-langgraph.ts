import { fileURLToPath } from "node:url";
import { databaseUrl, onServer } from "../../tests/support/template.ts";

// The newest of 2026-11-27. They are installed for a run only, so the project does not depend on them.
const PACKAGES = {
  "@langchain/core": "1.4.0",
  "@langchain/langgraph": "1.7.3",
  "@langchain/langgraph-checkpoint-postgres": "1.0.5",
  "pg": "8.16.3",
};

/** A running LangGraph server. */
export interface LangGraph {
  url: string;
  pid: number;
  /** Its database, on the same server as the product's. */
  database: string;
  close(): Promise<void>;
}

/** Installs LangGraph into a temporary folder and starts it on Node, with a database of its own. It needs npm and its registry. */
export async function startLangGraph(server: string): Promise<LangGraph> {
  const folder = await Deno.makeTempDir({ prefix: "langgraph-" });
  const script = `${folder}/langgraph-server.mjs`;
  await Deno.writeTextFile(`${folder}/package.json`, JSON.stringify({ private: true, dependencies: PACKAGES }));
  await Deno.copyFile(fileURLToPath(new URL("./langgraph-server.mjs", import.meta.url)), script);
  const install = new Deno.Command("npm", { args: ["install", "--no-audit", "--no-fund"], cwd: folder });
  const { success, stderr } = await install.output();
  if (!success) throw new Error(`npm cannot install LangGraph: ${new TextDecoder().decode(stderr)}`);

  const database = `la_langgraph_${crypto.randomUUID().replaceAll("-", "")}`;
  await onServer(server, (sql) => sql.unsafe(`create database ${database}`));
  const child = new Deno.Command("node", { args: [script, databaseUrl(server, database)], stdout: "piped" }).spawn();
  const reader = child.stdout.pipeThrough(new TextDecoderStream()).getReader();
  const { value } = await reader.read();
  if (!value) throw new Error("LangGraph did not start");
  return {
    url: JSON.parse(value).url,
    pid: child.pid,
    database,
    async close() {
      child.kill("SIGTERM");
      await child.status;
      await reader.cancel();
      await onServer(server, (sql) => sql.unsafe(`drop database if exists ${database} with (force)`));
      await Deno.remove(folder, { recursive: true });
    },
  };
}
