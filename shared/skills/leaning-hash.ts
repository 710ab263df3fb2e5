import { extendHash } from "./extend-hash.ts";

/** The hash of a feature as it is written in the list of weights. */
export function leaningHash(feature: string): number {
  let hash = 0;
  for (let i = 0; i < feature.length; i++) hash = extendHash(hash, feature.charCodeAt(i));
  return hash;
}
