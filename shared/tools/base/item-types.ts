/** Kinds of knowledge items (domain §6). */
export const ITEM_TYPES = ["fact", "preference", "memory", "insight", "person"] as const;
