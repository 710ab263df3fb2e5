import assert from "node:assert/strict";

const SHARED = new URL("../../shared/", import.meta.url);

/** The room for language. Words are written, and not read, in prompts and in what tools say. */
const ROOM = "language/";

/** Four or more words of which a pattern takes one: a list of words, wherever they are words of a language. */
const ALTERNATIVES = /(?:[a-zà-ú?:()\\w+ ]{2,}\|){3,}[a-zà-ú]{2,}/;

/** Names of tools, of arguments and of units, and what the sandbox's engine says: words of nobody's language. */
const NO_LANGUAGE: readonly [file: string, within: RegExp][] = [
  ["notes/template-tools.ts", /analyze\|get\|list\|search/],
  ["sandbox/run-script.ts", /out of memory\|stack overflow/],
  ["tools/said/unsaid-arguments.ts", /kind\|category\|metric|name\|title\|content|reminder\|which\|query|h\|hs\|hrs/],
  ["turn/command/raise-topic.ts", /add\|validate\|correct\|delete/],
];

async function* sources(folder: URL): AsyncGenerator<URL> {
  for await (const { name, isDirectory } of Deno.readDir(folder)) {
    if (isDirectory) yield* sources(new URL(`${name}/`, folder));
    else if (name.endsWith(".ts") && name !== "database.types.ts") yield new URL(name, folder);
  }
}

/** The lines of a file without its comments. */
function code(text: string): string[] {
  return text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, "")).split("\n")
    .map((line) => line.replace(/(?<!:)\/\/.*$/, ""));
}

Deno.test("shared/ has no lists of words to read by outside shared/language", async () => {
  const found: string[] = [];
  for await (const file of sources(SHARED)) {
    const path = file.href.slice(SHARED.href.length);
    if (path.startsWith(ROOM)) continue;
    for (const [index, line] of code(await Deno.readTextFile(file)).entries()) {
      const isAllowed = NO_LANGUAGE.some(([allowed, within]) => path === allowed && within.test(line));
      // A union of types is no pattern.
      if (ALTERNATIVES.test(line) && !/" \| "/.test(line) && !isAllowed) {
        found.push(`${path}:${index + 1}: ${line.trim()}`);
      }
    }
  }
  assert.deepEqual(found, [], "move the words into a file of shared/language, named after what they say");
});
