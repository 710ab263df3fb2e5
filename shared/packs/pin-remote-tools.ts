import { digestOf, listMcpTools, type McpTool } from "../outside/mcp-server.ts";
import { internet, type Network } from "../outside/read-outside.ts";
import { logFailure } from "../runtime/log-failure.ts";
import { readToolVariable } from "../runtime/environment.ts";
import { LONGEST_DESCRIPTION } from "../tools/manifest.ts";
import { headersOf } from "./call-http.ts";
import type { PackTool } from "./pack.ts";
import { plainArguments, shortLine } from "./plain-schema.ts";
import type { ReadPack } from "./read-pack.ts";
import type { Problem } from "./read-yaml.ts";
import { SERVER_FILE } from "./server-json.ts";

/**
 * A pack with each tool of its MCP server pinned to what the server lists now: a server that says anything else of it later is not
 * called. What tools.yaml leaves out, description and arguments, is taken from the list. A pack without a server comes back as it is.
 */
export async function pinRemoteTools(
  read: ReadPack,
  network: Network = internet,
): Promise<ReadPack | { problems: Problem[] }> {
  const { pack } = read;
  if (!pack.server) return read;
  const unset = pack.own ? [] : pack.variables.filter((name) => readToolVariable(name) === undefined);
  if (unset.length > 0) return atServer(`set ${unset.join(", ")} here too, to have the server list its tools`);
  const { url, headers } = pack.server;
  let listed: McpTool[];
  try {
    listed = await listMcpTools({ url, headers: headersOf(pack, headers) }, network);
  } catch (error) {
    logFailure("an MCP server did not list its tools", error);
    return atServer(`${new URL(url).host} did not list its tools: is it up, public and over https?`);
  }
  const pinned = await Promise.all(pack.tools.map((tool) => {
    // Examples are read by an inputSchema of the tool's own, and only by that: it has both or neither.
    const hasOwn = (read.examples[tool.name] ?? []).length > 0;
    return tool.remote ? pin(tool, tool.remote, hasOwn, listed) : tool;
  }));
  const problems = pinned.flatMap((one) => "problem" in one ? atServer(one.problem).problems : []);
  if (problems.length > 0) return { problems };
  return { ...read, pack: { ...pack, tools: pinned.flatMap((one) => "problem" in one ? [] : [one]) } };
}

function atServer(message: string): { problems: Problem[] } {
  return { problems: [{ file: SERVER_FILE, line: 1, message }] };
}

async function pin(
  tool: PackTool,
  remote: NonNullable<PackTool["remote"]>,
  hasOwn: boolean,
  listed: McpTool[],
): Promise<PackTool | { problem: string }> {
  const problem = (what: string) => ({ problem: `${tool.name}: ${what}` });
  const [found, twin] = listed.filter(({ name }) => name === remote.tool);
  if (!found || twin) {
    const names = listed.map(({ name }) => shortLine(name)).join(", ");
    return problem(`the server has ${twin ? "two tools" : "no tool"} ${remote.tool}: it has ${names}`);
  }
  const description = tool.description || quoted(found.description);
  const inputSchema = hasOwn ? tool.inputSchema : plainArguments(found.inputSchema);
  if (description === "") return problem("the server does not say what it does: give it a description");
  if (inputSchema === null) {
    return problem("it takes what a model cannot be asked for: give it an inputSchema of its own");
  }
  return { ...tool, description, inputSchema, remote: { ...remote, digest: await digestOf(found) } };
}

/** Somebody else's words, told as such: whatever they ask for, they ask it of nobody here. */
function quoted(description = ""): string {
  const said = shortLine(description.replaceAll(/[“”]/g, "'"), LONGEST_DESCRIPTION - 30);
  return said === "" ? "" : `Descrita pelo servidor como “${said}”`;
}
