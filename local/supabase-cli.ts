import { fileURLToPath } from "node:url";

/** The version that this project is tested with. */
const VERSION = "3.1.0";

const root = fileURLToPath(new URL("../", import.meta.url));

/** How a command of the Supabase CLI ended. */
interface CliResult {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs the Supabase CLI from npm on this project, or on the one in `workdir`, with telemetry switched off. */
export async function supabaseCli(
  args: string[],
  { env, workdir = root }: { env?: Record<string, string>; workdir?: string } = {},
): Promise<CliResult> {
  // --prefer-offline: without a network, npm would otherwise try for a minute before it uses its cache.
  const { code, stdout, stderr } = await new Deno.Command("npx", {
    args: ["-y", "--prefer-offline", `supabase@${VERSION}`, ...args, "--workdir", workdir],
    env: { DO_NOT_TRACK: "1", SUPABASE_TELEMETRY_DISABLED: "1", NO_COLOR: "1", ...env },
    cwd: workdir,
    stdin: "null",
  }).output();
  const decoder = new TextDecoder();
  return { code, stdout: decoder.decode(stdout), stderr: decoder.decode(stderr) };
}

/** The flag that points the Supabase CLI at a server without TLS. */
export function remote(url: string): string {
  return `--remote=${withoutTls(url)}`;
}

/** The URL of a server without TLS, as the Supabase CLI needs it. */
export function withoutTls(url: string): string {
  const target = new URL(url);
  target.searchParams.set("sslmode", "disable");
  return target.href;
}
