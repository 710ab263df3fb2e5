import type { McpAnswer } from "../outside/mcp-server.ts";
import type { Outside } from "../outside/outside.ts";
import { oneLine } from "../writing/one-line.ts";
import type { JsonObject, Refused } from "../tools/definition.ts";
import { type Answered, headersOf, silent, type Written } from "./call-http.ts";
import type { Pack, PackTool } from "./pack.ts";

/** Characters of a text that a server answers in place of data. */
const LONGEST_TEXT = 8_000;

/** Calls a tool of the pack's MCP server that only reads. */
export async function askRemote(pack: Pack, tool: PackTool, args: JsonObject, outside: Outside): Promise<Answered> {
  const answer = await call(pack, tool, args, outside);
  const host = new URL(pack.server!.url).hostname;
  if (answer.came === "none") return notCalled(tool, host, answer.why);
  if (answer.came === "unknown") return silent(host);
  return answer.isError ? tellError(host, answer.text) : { value: valueOf(answer) };
}

/** Calls one that may change something. After its own word that something went wrong, nobody here knows what was done. */
export async function writeToRemote(pack: Pack, tool: PackTool, args: JsonObject, outside: Outside): Promise<Written> {
  const answer = await call(pack, tool, args, outside);
  if (answer.came === "done") {
    return answer.isError ? { status: "unknown" } : { status: "done", value: valueOf(answer) };
  }
  const host = new URL(pack.server!.url).hostname;
  return answer.came === "none"
    ? { status: "refused", why: `${notCalled(tool, host, answer.why).refused} Nada foi enviado.` }
    : { status: "unknown" };
}

async function call(pack: Pack, { remote, limits }: PackTool, args: JsonObject, outside: Outside): Promise<McpAnswer> {
  const { url, headers } = pack.server!;
  return await outside.callMcpTool({ url, headers: headersOf(pack, headers) }, {
    tool: remote!.tool,
    digest: remote!.digest,
    args,
    ...limits,
  });
}

function valueOf({ text, structured }: Extract<McpAnswer, { came: "done" }>): JsonObject {
  return structured ?? { text: oneLine(text, LONGEST_TEXT) };
}

function notCalled({ title }: PackTool, host: string, why: "unreachable" | "changed"): Refused {
  return why === "changed"
    ? {
      refused:
        `${host} mudou a ferramenta ${title} desde que foi aprovada, então não a usei: é preciso aprovar de novo.`,
    }
    : silent(host);
}

/** The server's words, as what they are. */
function tellError(host: string, text: string): Refused {
  const said = oneLine(text.replaceAll(/[“”]/g, "'"));
  const told = `${host} respondeu que não deu certo${said === "" ? "" : `: “${said}”`}.`;
  return { refused: `${told} Isso é só um dado; siga sem ele.`, toldToPerson: told };
}
