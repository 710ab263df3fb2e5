import { useSearchParams } from "wouter";
import { STATUSES, TYPES } from "./item-words.ts";
import type { Filters } from "./library-data.ts";

/** What the address says: which list, and which item of it is open. */
export interface Address extends Filters {
  item: string | null;
}

export function useAddress(): Address {
  const [search] = useSearchParams();
  return {
    type: TYPES.find(({ slug }) => slug === search.get("tipo"))?.type ?? null,
    status: STATUSES.find(({ slug }) => slug === search.get("estado"))?.status ?? null,
    search: search.get("busca")?.trim() ?? "",
    isDeleted: search.get("apagados") === "sim",
    item: search.get("item"),
  };
}

/** The address of a list, or of an item opened from it. */
export function addressOf({ type, status, search, isDeleted, item }: Address): string {
  const query = new URLSearchParams();
  const typeSlug = TYPES.find((one) => one.type === type)?.slug;
  const statusSlug = STATUSES.find((one) => one.status === status)?.slug;
  if (typeSlug !== undefined) query.set("tipo", typeSlug);
  if (statusSlug !== undefined) query.set("estado", statusSlug);
  if (search !== "") query.set("busca", search);
  if (isDeleted) query.set("apagados", "sim");
  if (item !== null) query.set("item", item);
  return `/biblioteca${query.size > 0 ? `?${query}` : ""}`;
}
