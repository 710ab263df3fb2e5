import { fileURLToPath } from "node:url";

/** The version that everything in this project was run with. */
const version = "3.1.0";

const root = fileURLToPath(new URL("../", import.meta.url));

/** How a command of the Supabase CLI ended. */
export interface CliResult {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs the real Supabase CLI (npm) on this project, or on the one in `workdir`. Nothing is reported to its makers. */
export async function supabaseCli(
  args: string[],
  { env, workdir = root }: { env?: Record<string, string>; workdir?: string } = {},
): Promise<CliResult> {
  // Offline if possible: away from the network, npm would try for a minute before it looks into its cache.
  const { code, stdout, stderr } = await new Deno.Command("npx", {
    args: ["-y", "--prefer-offline", `supabase@${version}`, ...args, "--workdir", workdir],
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

/** A server's URL as the Supabase CLI wants it when the server has no TLS. */
export function withoutTls(url: string): string {
  const target = new URL(url);
  target.searchParams.set("sslmode", "disable");
  return target.href;
}
