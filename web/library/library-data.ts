import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Database } from "../../shared/database/database.types.ts";
import type { LibraryStatus, LibraryType } from "../../shared/writing/library-words.ts";
import { type Backend, callRpc, rowsOf } from "../shell/backend.ts";
import { useBackend } from "../shell/backend-context.tsx";
import { ORIGINS } from "../ui/row-origin.tsx";
import { newCallId } from "../shell/undoable.tsx";

type Row = Database["public"]["Tables"]["library_items"]["Row"];

export type ItemType = LibraryType;
export type ItemStatus = LibraryStatus;

/** An item in a list. */
export interface ListedItem extends Pick<Row, "id" | "title" | "url" | "year" | "author" | "rating" | "created_at"> {
  type: ItemType;
  status: ItemStatus | null;
  isAutomatic: boolean;
}

/** An item with its words. */
export interface Item extends ListedItem, Pick<Row, "content" | "kind" | "period_from" | "period_to" | "deleted_at"> {}

/** Which items a list shows. `search` finds no deleted items. */
export interface Filters {
  type: ItemType | null;
  status: ItemStatus | null;
  search: string;
  isDeleted: boolean;
}

interface ItemPage {
  items: ListedItem[];
  /** Undefined where this is the last. */
  next?: number;
}

const LIBRARY = ["library"] as const;
const PAGE = 50;
const DAY_MS = 86_400_000;
/** Deleted items are removed for good after so many days. */
export const DAYS_TO_RESTORE = 30;

const LISTED = "id, type, title, url, year, author, status, rating, origin, created_at";

export function useItems(filters: Filters) {
  const backend = useBackend();
  return useInfiniteQuery({
    queryKey: [...LIBRARY, "list", filters],
    queryFn: ({ pageParam }) =>
      filters.search === "" ? fetchPage(backend, filters, pageParam) : searchPage(backend, filters, pageParam),
    initialPageParam: 1,
    getNextPageParam: ({ next }) => next,
  });
}

async function fetchPage({ supabase }: Backend, { type, status, isDeleted }: Filters, page: number): Promise<ItemPage> {
  let query = supabase.from("library_items").select(LISTED);
  if (type !== null) query = query.eq("type", type);
  if (status !== null) query = query.eq("status", status);
  query = isDeleted
    ? query.gte("deleted_at", new Date(Date.now() - DAYS_TO_RESTORE * DAY_MS).toISOString())
      .order("deleted_at", { ascending: false })
    : query.is("deleted_at", null);
  const rows = await rowsOf(
    query.order("created_at", { ascending: false }).order("id").range((page - 1) * PAGE, page * PAGE - 1),
  );
  return { items: rows.map(toListed), ...(rows.length === PAGE && { next: page + 1 }) };
}

type FoundItem = Partial<ListedItem> & Pick<ListedItem, "id" | "type" | "title" | "created_at"> & { automatic?: true };

async function searchPage(backend: Backend, { type, status, search }: Filters, page: number): Promise<ItemPage> {
  const found = await callRpc<{ total: number; shown: number; items: FoundItem[] }>(backend, "search_items", {
    query: search,
    limit: PAGE,
    page,
    ...(type !== null && { type }),
    ...(status !== null && { status }),
  });
  const items = found.items.map(({ automatic = false, ...item }): ListedItem => ({
    url: null,
    year: null,
    author: null,
    status: null,
    rating: null,
    ...item,
    isAutomatic: automatic,
  }));
  return {
    items,
    ...(found.shown + found.items.length < found.total && { next: page + 1 }),
  };
}

function toListed<Stored extends { type: string; status: string | null; origin: string }>(
  { origin, ...row }: Stored,
) {
  return {
    ...row,
    type: row.type as ItemType,
    status: row.status as ItemStatus | null,
    isAutomatic: origin === "automatic",
  };
}

/** An item by its id, also a deleted one; null where there is none. */
export function useItem(id: string) {
  const { supabase } = useBackend();
  return useQuery({
    queryKey: [...LIBRARY, "item", id],
    queryFn: async (): Promise<Item | null> => {
      const [row] = await rowsOf(
        supabase.from("library_items").select(`${LISTED}, content, kind, period_from, period_to, deleted_at`).eq(
          "id",
          id,
        ),
      );
      return row ? toListed(row) : null;
    },
  });
}

/** What a person changes in an item: what is missing stays, null takes a value away. */
export interface ItemChange {
  id: string;
  title?: string;
  content?: string | null;
  status?: ItemStatus | null;
  rating?: number | null;
}

/** Changes an item; gives the id with which that is taken back. */
export function useChangeItem() {
  const backend = useBackend();
  return useLibraryChange(({ id, title, content, status, rating }: ItemChange, callId) =>
    callRpc(backend, "update_item", {
      item_id: id,
      new_title: title,
      new_content: content,
      status,
      rating,
      clear: Object.entries({ content, status, rating }).flatMap(([name, value]) => value === null ? [name] : []),
      tool_call_id: callId,
    })
  );
}

/** Keeps a new note; gives its id. */
export function useSaveNote() {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    async mutationFn(content: string): Promise<string> {
      const { item } = await callRpc<{ item: { id: string } }>(backend, "save_note", {
        content,
        tool_call_id: newCallId(),
      });
      return item.id;
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: LIBRARY }),
  });
}

/** Deletes an item; gives the id with which that is taken back. */
export function useDeleteItem() {
  const backend = useBackend();
  return useLibraryChange(({ id }: { id: string }, callId) =>
    callRpc(backend, "delete_item", { item_id: id, tool_call_id: callId })
  );
}

export function useRestoreItem() {
  const backend = useBackend();
  return useLibraryChange(({ id }: { id: string }) => callRpc(backend, "restore_item", { item_id: id }));
}

function useLibraryChange<Input>(change: (input: Input, callId: string) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    async mutationFn(input: Input) {
      const callId = newCallId();
      await change(input, callId);
      return callId;
    },
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: LIBRARY }),
        queryClient.invalidateQueries({ queryKey: ORIGINS }),
      ]),
  });
}
