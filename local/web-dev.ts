import { runTask } from "./run-task.ts";

const HELP = `deno task web:dev [flags of vite]

Serves the web client with hot reload at http://localhost:5173. Its configuration comes from a running stack: start deno task dev in another
terminal. STACK_URL names the stack where it is not at http://127.0.0.1:54321.

  --port N   another port
  --help     this text`;

/** The version is read from where it is pinned. */
const { imports } = JSON.parse(Deno.readTextFileSync(new URL("../import_map.json", import.meta.url))) as {
  imports: Record<string, string>;
};

async function serve() {
  if (Deno.args.includes("--help")) return console.log(HELP);
  const { code } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "--allow-all", "--quiet", imports.vite!, "web", ...Deno.args],
    cwd: new URL("../", import.meta.url),
    stdout: "inherit",
    stderr: "inherit",
  }).output();
  Deno.exit(code);
}

if (import.meta.main) await runTask(serve);
