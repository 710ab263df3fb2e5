import { type ClassValue, clsx } from "clsx";
import { twMerge } from "tailwind-merge";

/** Class names in one string; of two Tailwind classes that exclude each other the later one counts. */
export function classNames(...values: ClassValue[]): string {
  return twMerge(clsx(values));
}
