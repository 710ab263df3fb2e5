import { z } from "zod";
import { type Catalog, catalogOf } from "../catalog/catalog.ts";
import { callRpc } from "../database/call-rpc.ts";
import type { RpcClient } from "../database/rpc-client.ts";
import { NO_PACKS } from "../packs/load-packs.ts";

const flags = z.object({ off: z.array(z.string()) });

/** The built-in tools that a person has, without what the deployment has switched off for them. Packs are not offered over MCP. */
export async function assistantCatalog(client: RpcClient): Promise<Catalog> {
  const { off } = flags.parse(await callRpc(client, "flags_for_assistant", {}));
  return catalogOf({ packs: NO_PACKS, switches: { off, prompts: {} } });
}
