import type { Database } from "./database.types.ts";

/** A function of the exposed schema: the compiler knows all that the migrations make. */
export type RpcName = keyof Database["public"]["Functions"];
