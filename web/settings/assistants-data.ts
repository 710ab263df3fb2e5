import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { rowsOf } from "../shell/backend.ts";
import { useBackend } from "../shell/backend-context.tsx";
import { throwAuthProblem } from "./account-data.ts";

/** A write that another assistant asked for. */
export interface AssistantRequest {
  id: string;
  conversation_id: string;
  offer: string;
  status: string;
  created_at: string;
  expires_at: string;
}

/** What another assistant has asked for, the newest first. */
export interface AssistantConversation {
  id: string;
  /** The id by which a client opens it. */
  client_id: string;
  title: string | null;
  requests: AssistantRequest[];
}

const MOST_REQUESTS = 200;

/** The conversations in which requests of other assistants wait or waited, that with the newest request first. */
export function useAssistantConversations() {
  const { supabase } = useBackend();
  return useQuery({
    queryKey: ["assistants", "requests"],
    queryFn: async (): Promise<AssistantConversation[]> => {
      const conversations = await rowsOf(
        supabase.from("conversations").select("id, client_id, title").like("client_id", "mcp:%")
          .order("created_at", { ascending: false }).limit(100),
      );
      if (conversations.length === 0) return [];
      const requests = await rowsOf(
        supabase.from("pending_actions").select("id, conversation_id, offer, status, created_at, expires_at")
          .in("conversation_id", conversations.map(({ id }) => id))
          .order("created_at", { ascending: false }).limit(MOST_REQUESTS),
      );
      return conversations.map(({ id, client_id, title }) => ({
        id,
        client_id: client_id ?? id,
        title,
        requests: requests.filter(({ conversation_id }) => conversation_id === id),
      })).toSorted((a, b) => newest(b).localeCompare(newest(a)));
    },
  });
}

function newest({ requests }: AssistantConversation): string {
  return requests[0]?.created_at ?? "";
}

const GRANTS = ["assistants", "grants"] as const;

/** The assistants that may sign in as the person, where the project's OAuth server is on. */
export function useGrants() {
  const { config, supabase } = useBackend();
  return useQuery({
    queryKey: GRANTS,
    enabled: config.oauthServer === true,
    queryFn: async () => {
      const { data, error } = await supabase.auth.oauth.listGrants();
      throwAuthProblem(error);
      return (data ?? []).map(({ client, granted_at }) => ({ id: client.id, name: client.name, since: granted_at }));
    },
  });
}

export function useRevokeGrant() {
  const { supabase } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (clientId: string) => {
      throwAuthProblem((await supabase.auth.oauth.revokeGrant({ clientId })).error);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: GRANTS }),
  });
}
