/** Runs Deno in a folder. */
export async function runDeno(cwd: string, ...args: string[]): Promise<{ code: number; output: string }> {
  const command = new Deno.Command(Deno.execPath(), { args, cwd, env: { NO_COLOR: "1" }, stdin: "null" });
  const { code, stdout, stderr } = await command.output();
  return { code, output: new TextDecoder().decode(stdout) + new TextDecoder().decode(stderr) };
}
