import { crisisSigns } from "./crisis-signs.ts";
import { normalizeMessage } from "./normalize-message.ts";

/** Whether the message speaks of suicide or self-harm, anybody's: then care comes first, whatever else is active (domain §1). */
export function signalsCrisis(message: string): boolean {
  return crisisSigns(normalizeMessage(message)).some(({ kind }) => kind !== "distress");
}
