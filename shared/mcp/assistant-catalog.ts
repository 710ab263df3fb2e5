import { z } from "zod";
import { type Catalog, catalogOf } from "../catalog/catalog.ts";
import { callRpc } from "../database/call-rpc.ts";
import type { RpcClient } from "../database/rpc-client.ts";
import { NO_PACKS } from "../packs/load-packs.ts";

const flagsSchema = z.object({ off: z.array(z.string()) });

/** The person's catalog of built-in tools, without what is switched off for them. Packs are not offered over MCP. */
export async function assistantCatalog(client: RpcClient): Promise<Catalog> {
  const { off } = flagsSchema.parse(await callRpc(client, "flags_for_assistant", {}));
  return catalogOf({ packs: NO_PACKS, switches: { off, prompts: {} } });
}
