import type { RpcName } from "../database/rpc-client.ts";
import type { ToolPreparation } from "./definition.ts";

/**
 * Preparation of tools that find nothing by name: their rpc only refuses, before anything is offered, what the write
 * would refuse after the yes, and puts values into canonical units. It never asks to choose and never misses.
 */
export function checkBeforeOffer(rpc: RpcName): ToolPreparation {
  return {
    rpc,
    question: () => "Qual destes?",
    missing: () => "Não consegui preparar esse registro. Pode dizer de outro jeito?",
  };
}
