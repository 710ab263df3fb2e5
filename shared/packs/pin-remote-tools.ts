import { digestOf, listMcpTools, type McpTool } from "../outside/mcp-server.ts";
import { internet, type Network } from "../outside/read-outside.ts";
import { logFailure } from "../runtime/log-failure.ts";
import { readToolVariable } from "../runtime/environment.ts";
import { LONGEST_DESCRIPTION } from "../tools/manifest.ts";
import { fillHeaders } from "./call-http.ts";
import type { PackTool } from "./pack.ts";
import { inputSchemaFrom, shortLine } from "./plain-schema.ts";
import type { ParsedPack } from "./read-pack.ts";
import type { Problem } from "./read-yaml.ts";
import { SERVER_FILE } from "./server-json.ts";

/**
 * Pins each tool of a pack's MCP server to the digest of its present description. If the server describes the tool otherwise later, it is
 * no longer called. Descriptions and arguments that tools.yaml leaves out are taken from the server's list. A pack without a server
 * comes back unchanged.
 */
export async function pinRemoteTools(
  read: ParsedPack,
  network: Network = internet,
): Promise<ParsedPack | { problems: Problem[] }> {
  const { pack } = read;
  if (!pack.server) return read;
  const unset = pack.own ? [] : pack.variables.filter((name) => readToolVariable(name) === undefined);
  if (unset.length > 0) return serverProblem(`set ${unset.join(", ")} here too, to have the server list its tools`);
  const { url, headers } = pack.server;
  let listed: McpTool[];
  try {
    listed = await listMcpTools({ url, headers: fillHeaders(pack, headers) }, network);
  } catch (error) {
    logFailure("an MCP server did not list its tools", error);
    return serverProblem(`${new URL(url).host} did not list its tools: is it up, public and over https?`);
  }
  const pinned = await Promise.all(pack.tools.map((tool) => {
    // tools.yaml has both an inputSchema and examples of a tool, or neither: examples need the schema, and the schema examples.
    const hasOwnSchema = (read.examples[tool.name] ?? []).length > 0;
    return tool.remote ? pin(tool, tool.remote, hasOwnSchema, listed) : tool;
  }));
  const problems = pinned.flatMap((one) => "problem" in one ? serverProblem(one.problem).problems : []);
  if (problems.length > 0) return { problems };
  return { ...read, pack: { ...pack, tools: pinned.flatMap((one) => "problem" in one ? [] : [one]) } };
}

function serverProblem(message: string): { problems: Problem[] } {
  return { problems: [{ file: SERVER_FILE, line: 1, message }] };
}

async function pin(
  tool: PackTool,
  remote: NonNullable<PackTool["remote"]>,
  hasOwnSchema: boolean,
  listed: McpTool[],
): Promise<PackTool | { problem: string }> {
  const problem = (what: string) => ({ problem: `${tool.name}: ${what}` });
  const [found, second] = listed.filter(({ name }) => name === remote.tool);
  if (!found || second) {
    const names = listed.map(({ name }) => shortLine(name)).join(", ");
    return problem(`the server has ${second ? "two tools" : "no tool"} ${remote.tool}: it has ${names}`);
  }
  const description = tool.description || quoted(found.description);
  const inputSchema = hasOwnSchema ? tool.inputSchema : inputSchemaFrom(found.inputSchema);
  if (description === "") return problem("the server does not say what it does: give it a description");
  if (inputSchema === null) {
    return problem("it takes what a model cannot be asked for: give it an inputSchema of its own");
  }
  return { ...tool, description, inputSchema, remote: { ...remote, digest: await digestOf(found) } };
}

/** The server's description, quoted, so that the model does not take an order in it for one of the product. */
function quoted(description = ""): string {
  const said = shortLine(description.replaceAll(/[“”]/g, "'"), LONGEST_DESCRIPTION - 30);
  return said === "" ? "" : `Descrita pelo servidor como “${said}”`;
}
