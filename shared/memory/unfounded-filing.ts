import {
  hasWordOf,
  isAkin,
  type SaidTokens,
  saidTokensIn,
  unfoundedNames,
  unfoundedNumbers,
} from "../language/meaning/unfounded-words.ts";
import { needsKey, type Slot, type SlotName, SLOTS } from "./slots.ts";

/** What a belief says and what it is said to be about. */
export interface FiledBelief {
  content: string;
  slot?: SlotName | null;
  key?: string | null;
  value?: string | null;
}

/** Of key and value what nobody said: names and numbers, and a value that is a name, said as it is. */
export function unfoundedFiling(belief: FiledBelief, heard: readonly SaidTokens[]): string[] {
  return [...new Set([...unfoundedFiledNames(belief, heard), ...unfoundedFiledNumbers(belief, heard)])];
}

/** The names alone, and a value that is a name. */
export function unfoundedFiledNames({ slot, key, value }: FiledBelief, heard: readonly SaidTokens[]): string[] {
  if (!slot) return [];
  const names = value ? unfoundedNames(value, heard) : [];
  const isReading = value && names.length === 0 && (SLOTS[slot] as Slot).isName && !hasWordOf(value, heard);
  return [...key && needsKey(slot) ? unfoundedNames(key, heard) : [], ...isReading ? [value] : names];
}

/** The numbers alone; 1,70 m is 170. */
export function unfoundedFiledNumbers({ slot, key, value }: FiledBelief, heard: readonly SaidTokens[]): string[] {
  if (!slot) return [];
  const { scale = 1 }: Slot = SLOTS[slot];
  const isScaled = value && scale !== 1 && heard.some(({ values }) => values.has(Number(value) / scale));
  return [
    ...key && needsKey(slot) ? unfoundedNumbers(key, heard) : [],
    ...value && !isScaled ? unfoundedNumbers(value, heard) : [],
  ];
}

/**
 * Whether a key has nothing to do with what was said. It is the writer's word for what the belief is about: one of its words begins as one
 * that was said or as one of the content ("gravidez" for "tô grávida"), or it is the kind of thing of which the value was said
 * ("time": "Sport"). Of keys in good faith one in twenty does not ("leitura" for "ler"): for those who can be asked again.
 */
export function isStrayKey({ content, slot, key, value }: FiledBelief, heard: readonly SaidTokens[]): boolean {
  if (!slot || !key || !needsKey(slot)) return false;
  return !isAkin(key, [...heard, saidTokensIn([content])]) && !isAkin(value ?? "", heard);
}
