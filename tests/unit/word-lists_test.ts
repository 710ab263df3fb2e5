import assert from "node:assert/strict";

const SHARED = new URL("../../shared/", import.meta.url);

/** The only folder with words to read by. In prompts and in what tools say, words are only written. */
const WORDS_FOLDER = "language/";

/** A pattern with four or more words to choose from: "(?:um|dois|tres|quatro)". */
const ALTERNATIVES = /(?:[a-zà-ú?:()\\w+ ]{2,}\|){3,}[a-zà-ú]{2,}/;

/** A word with its plural behind it in one string, which is split somewhere else: "conta contas boleto boletos". */
const SINGULAR_AND_PLURAL = /["'`](?:[a-zà-ú]+[ |])*([a-zà-ú]{4,})[ |]\1s(?:[ |][a-zà-ú]+)*["'`]/;
/** A string of three or more words that is split right there: `"oi ola opa".split(" ")`. */
const SPLIT_STRING = /["'`](?:[a-zà-ú]+[ |]){2,}[a-zà-ú]+["'`]\)?\.split\(/;
const LISTS = [ALTERNATIVES, SINGULAR_AND_PLURAL, SPLIT_STRING];

/** Lists that hold names of tools, arguments and units, or error messages of the sandbox's engine: not words of a language. */
const ALLOWED: readonly [file: string, within: RegExp][] = [
  ["notes/template-tools.ts", /analyze\|get\|list\|search/],
  ["sandbox/run-script.ts", /out of memory\|stack overflow/],
  ["tools/said/repeats-order.ts", /name\|description\|text|category\|metric\|type/],
  ["tools/said/said-value.ts", /h\|hs\|hrs/],
  ["tools/said/unsaid-arguments.ts", /kind\|category\|metric|name\|title\|content|reminder\|which\|query/],
  ["tools/said/unsaid-choices.ts", /account\|category\|installments\|month/],
  ["tools/said/told-for-standing-yes.ts", /update\|snooze\|cancel\|delete/],
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
    if (path.startsWith(WORDS_FOLDER)) continue;
    for (const [index, line] of code(await Deno.readTextFile(file)).entries()) {
      const isAllowed = ALLOWED.some(([allowed, within]) => path === allowed && within.test(line));
      // A union of types is no pattern.
      if (LISTS.some((list) => list.test(line)) && !/" \| "/.test(line) && !isAllowed) {
        found.push(`${path}:${index + 1}: ${line.trim()}`);
      }
    }
  }
  assert.deepEqual(found, [], "move the words into a file of shared/language, named after what they say");
});
