/** How a run of `deno test` ended. */
export interface TestCounts {
  code: number;
  tests: number;
  steps: number;
  pgTap: number;
}

/** Runs the integration tests and those of this folder on a server, or only the files given; their output goes on. */
export async function runTests(server: string, files: string[]): Promise<TestCounts> {
  const child = new Deno.Command(Deno.execPath(), {
    args: [
      "test",
      "--allow-all",
      "--parallel",
      ...(files.length > 0 ? files : ["tests/integration", "tests/postgres"]),
    ],
    cwd: new URL("../../", import.meta.url),
    env: { TEST_DATABASE_URL: server, NO_COLOR: "1" },
    stdout: "piped",
  }).spawn();
  const counts = { tests: 0, steps: 0, pgTap: 0 };
  let rest = "";
  for await (const text of child.stdout.pipeThrough(new TextDecoderStream())) {
    await Deno.stdout.write(new TextEncoder().encode(text));
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) count(line, counts);
  }
  return { code: (await child.status).code, ...counts };
}

function count(line: string, counts: Omit<TestCounts, "code">): void {
  counts.pgTap += Number(/^pgTAP: (\d+) passed/.exec(line)?.[1] ?? 0);
  const [, passed, steps, failed] = /^\w+ \| (\d+) passed(?: \((\d+) steps?\))? \| (\d+) failed/.exec(line) ?? [];
  counts.tests += Number(passed ?? 0) + Number(failed ?? 0);
  counts.steps += Number(steps ?? 0);
}
