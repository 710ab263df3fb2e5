import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useBackend, useSession } from "../shell/backend-context.tsx";
import { NOTIFICATIONS } from "./devices.ts";
import { keepRingingHere } from "./keep-ringing-here.ts";
import { sessionIdOf, type SessionOwner } from "./session-owner.ts";

/** Lets this browser go on ringing with each new session, if it rings. Loaded where something may ring. */
export default function KeepRingingOn() {
  const backend = useBackend();
  const session = useSession();
  const queryClient = useQueryClient();
  const last = useRef<SessionOwner | null>(null);
  const userId = session?.user.id;
  const sessionId = session ? sessionIdOf(session.access_token) : null;
  useEffect(() => {
    if (userId === undefined || sessionId === null) return;
    const before = last.current;
    if (before?.userId === userId && before.sessionId === sessionId) return;
    last.current = { userId, sessionId };
    const follow = async () => {
      const hasChanged = await keepRingingHere(backend, before, { userId, sessionId });
      if (hasChanged) await queryClient.invalidateQueries({ queryKey: NOTIFICATIONS });
    };
    // Without a network there is nothing to save; the next start does it.
    follow().catch(() => {});
  }, [backend, queryClient, userId, sessionId]);
  return null;
}
