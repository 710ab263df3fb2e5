import {
  isAnyBeginningSaid,
  isAnyWordSaid,
  type SaidTokens,
  saidTokensIn,
  unfoundedNames,
  unfoundedNumbers,
} from "../language/meaning/unfounded-words.ts";
import { contentStems, deniesSomething, isFairReading, mayDeny, meaningOf } from "../language/meaning/meaning.ts";
import { isHealthKind, saysEnded } from "../language/meaning/told-ended.ts";
import { needsKey, type Slot, type SlotName, SLOTS } from "./slots.ts";

/** An item of memory with slot, key and value. Setting these three is called filing. */
export interface FiledBelief {
  content: string;
  slot?: SlotName | null;
  key?: string | null;
  value?: string | null;
}

/** The names and numbers in key and value that nobody said. */
export function unfoundedFiling(belief: FiledBelief, heard: readonly SaidTokens[]): string[] {
  return [...new Set([...unfoundedFiledNames(belief, heard), ...unfoundedFiledNumbers(belief, heard)])];
}

/** The names in key and value that nobody said. If the slot's value is a name, the whole value counts as one. */
export function unfoundedFiledNames({ slot, key, value }: FiledBelief, heard: readonly SaidTokens[]): string[] {
  if (!slot) return [];
  const names = value ? unfoundedNames(value, heard) : [];
  const isValueUnsaid = value && names.length === 0 && (SLOTS[slot] as Slot).isName && !isAnyWordSaid(value, heard);
  return [...key && needsKey(slot) ? unfoundedNames(key, heard) : [], ...isValueUnsaid ? [value] : names];
}

/** The numbers in key and value that nobody said. A height of 170 is said as "1,70 m". */
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
 * Whether the value of a slot that holds one at a time has nothing to do with what was said or with the content. Such a value would end
 * what is known: "desempregada" as the occupation in "Gosta de café".
 */
export function isStrayValue({ content, slot, value }: FiledBelief, said: readonly string[]): boolean {
  if (!slot || !value || contentStems(value).length === 0) return false;
  const { kind, isState }: Slot = SLOTS[slot];
  if (kind !== "single" || isState) return false;
  return !isFairReading(value, meaningOf([content, ...said]), meaningOf([]));
}

/**
 * Whether what a person typed, and nobody quoted, can be filed so: each name, number and value stands in it, the key has to do with it,
 * and what is filed as not holding is denied there.
 *
 * @param person whom it is about, if not the person
 */
export function isFiledAsTyped(belief: FiledBelief & { holds: boolean }, person: string | null): boolean {
  const { content, holds } = belief;
  const typed = [content, person ?? ""];
  const heard = [saidTokensIn(typed)];
  return unfoundedFiling(belief, heard).length === 0 && !isStrayKey(belief, heard) && !isStrayValue(belief, typed) &&
    (holds || isDenial(belief));
}

/** Whether the words of a belief deny or end what it is filed under; of allergies, conditions and medicines outright. */
function isDenial({ content, slot, key }: FiledBelief): boolean {
  if (isHealthKind(slot)) return saysEnded({ kind: slot, key, content }, content);
  return mayDeny(content) || deniesSomething(content);
}

/**
 * Whether a key has nothing to do with what was said. A related key has a word that begins like a word that was said, or like one of
 * the content: "gravidez" for "tô grávida". Or it names the kind of thing whose value was said: "time" with the value "Sport". One good
 * key in twenty is wrongly called stray ("leitura" for "ler"), so this check is only for models that can be asked again.
 */
export function isStrayKey({ content, slot, key, value }: FiledBelief, heard: readonly SaidTokens[]): boolean {
  if (!slot || !key || !needsKey(slot)) return false;
  return !isAnyBeginningSaid(key, [...heard, saidTokensIn([content])]) && !isAnyBeginningSaid(value ?? "", heard);
}
