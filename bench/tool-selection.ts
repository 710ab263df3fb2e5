import { defined, type Reach, reachOf, readRequests, toolsFor } from "./tools/offered.ts";

// Requests whose tool is not offered at once, one a line, with what is: deno run -A bench/tool-selection.ts [FILE] [SIZE]
const [file = "requests-dev.jsonl", size = "200"] = Deno.args;
const counts: Record<Reach, number> = { offered: 0, named: 0, found: 0, missed: 0 };
for (const request of await readRequests(file)) {
  const reach = reachOf(request, Number(size));
  counts[reach]++;
  if (reach === "offered") continue;
  const offered = toolsFor(request.text, defined(Number(size), request.tool)).map(({ name }) => name);
  console.log(`${reach} ${request.tool}: ${request.text}\n  ${offered.join(" ")}`);
}
console.log(counts);
