import assert from "node:assert/strict";
import { printedText } from "../../support/printed.ts";

const ONE = "^a thumb$";

async function evalTask(...args: string[]) {
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "evals/main.ts", ...args],
    cwd: new URL("../../../", import.meta.url),
    env: { NO_COLOR: "1", GOOGLE_GENERATIVE_AI_API_KEY: "" },
  }).output();
  return { code, out: printedText(stdout), err: printedText(stderr) };
}

Deno.test("deno task eval prints a table, leaves its results, compares and keeps to floors", async () => {
  const folder = await Deno.makeTempDir();
  const [results, floors] = [`${folder}/new/results.json`, `${folder}/floors.json`];
  const first = await evalTask("--only", ONE, "--json", results, "--prices", "0.3,2.5");
  assert.equal(first.code, 0, first.err);
  assert.match(first.out, /^stand-in\n\n\| capability \| passed .*\n.*\n\| answers to offers \| 1\/1 /);
  assert.match(first.err, /^\[1\/1\] ok answers to offers: a thumb$/m);
  assert.equal(JSON.parse(await Deno.readTextFile(results)).results[0].name, "a thumb");

  await Deno.writeTextFile(floors, '{"answers to offers": 2}');
  const second = await evalTask(
    "--only",
    ONE,
    "--json",
    results,
    "--compare",
    results,
    "--floors",
    floors,
    "--repeat",
    "2",
  );
  assert.match(second.out, /passed \(all 2\).*before \|\n.*\n.*\| 1\/1 \|$/m);
  assert.equal(second.code, 1);
  assert.match(second.err, /error: answers to offers: 1 passed, the floor is 2$/m);
  await Deno.remove(folder, { recursive: true });
});

Deno.test("deno task eval says what is wrong with its flags, in a line", async () => {
  const folder = await Deno.makeTempDir();
  const [broken, other] = [`${folder}/broken.json`, `${folder}/other.json`];
  await Deno.writeTextFile(broken, "{");
  await Deno.writeTextFile(other, '{"moeny": 3}');
  const wrong: [string[], RegExp][] = [
    [["--onyl", "x"], /'--onyl'.*--help lists the flags/],
    [["--model", "some-model"], /--model needs GOOGLE_GENERATIVE_AI_API_KEY/],
    [["--only", "no such scenario"], /no scenario matches no such scenario; --list names them/],
    [["--only", "("], /--only takes a regular expression, not \(/],
    [["--repeat", "0"], /--repeat takes a number from 1 on, not 0/],
    [["--jobs", "many"], /--jobs takes a number from 1 on, not many/],
    [["--prices", "3"], /--prices takes IN,OUT, not 3/],
    [["--compare", `${folder}/none.json`], /none\.json does not exist/],
    [["--compare", broken], /broken\.json cannot be read as JSON/],
    [["--compare", other], /other\.json does not hold the results of an earlier run/],
    [["--floors", other], /other\.json does not hold a number for each capability/],
  ];
  for (const [args, message] of wrong) {
    const { code, out, err } = await evalTask(...args);
    assert.equal(code, 1, args.join(" "));
    assert.equal(out, "");
    assert.match(err, new RegExp(`^error: .*${message.source}`, "m"));
  }
  await Deno.remove(folder, { recursive: true });
});
