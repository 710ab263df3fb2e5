import type { Session } from "@supabase/supabase-js";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from "react";
import { unsubscribeHere } from "../notifications/this-browser.ts";
import type { LinkError, LinkSession, SignInByLink } from "../sign-in/link-session.ts";
import type { OpenedLink } from "../sign-in/opened-link.ts";
import { type Backend, readKeptSession, SESSION_KEY } from "./backend.ts";
import { forgetQueries, keepQueries, restoreQueries } from "./kept-queries.ts";
import { recovering, RECOVERING_KEY } from "./recovering.ts";
import { CONSENT_ROUTE } from "./routes.ts";
import { tabOwner } from "./tab-owner.ts";
import { emptyStorage } from "./theme.ts";

interface BackendState {
  backend: Backend;
  /** Null where nobody is signed in; undefined until that is known. */
  session: Session | null | undefined;
  /** What the link of a mail brought, until the person has entered by it or left it. */
  link: OpenedLink | null;
  /** Signs in with the session of the link, by this function. Gives what stopped it, null where nothing did. */
  enterByLink: (linked: LinkSession, signIn: SignInByLink) => Promise<LinkError | null>;
  leaveLink: () => void;
  /** Whether the session has ended by itself: the page stays, and asks to sign in again. */
  hasEnded: boolean;
  /** Whether the person came by the link for a new password. */
  isRecovering: boolean;
  endRecovery: () => void;
  /** Forgets whoever was signed in, in this browser. */
  forget: () => void;
}

const Context = createContext<BackendState | null>(null);

/** How long what the browser does to forget a person is waited for. */
const LONGEST_FORGETTING = 2_000;

interface ProviderProps {
  backend: Backend;
  /** What the link of a mail brought in the address. */
  openedLink: OpenedLink | null;
  children: ReactNode;
}

/** Gives every page the project and who is signed in. */
export function BackendProvider({ backend, openedLink, children }: ProviderProps) {
  const [session, setSession] = useState<Session | null>();
  const [link, setLink] = useState(openedLink);
  const [hasEnded, setEnded] = useState(false);
  const [isRecovering, setRecovering] = useState(false);
  const queryClient = useQueryClient();
  /** Whose page this is, also while the session has ended by itself. */
  const person = useRef<string | null>(null);
  /** Whether somebody else has signed in: the page goes, and takes nothing any more. */
  const isLeaving = useRef(false);
  /** Whose pages are kept for when there is no network. */
  const keeping = useRef<Keeping | null>(null);
  /** Ends when the page is that of the person who has signed in last. */
  const begun = useRef(Promise.resolve());

  const stopKeeping = useCallback(() => {
    keeping.current?.stop();
    keeping.current = null;
  }, []);

  /** Nothing of the person stays in this browser. The client's own files do. */
  const emptyBrowser = useCallback(() => {
    stopKeeping();
    emptyStorage();
    void forgetQueries();
  }, [stopKeeping]);

  const forget = useCallback(() => {
    person.current = null;
    setSession(null);
    setEnded(false);
    setRecovering(false);
    queryClient.clear();
    emptyBrowser();
    void unsubscribeHere();
  }, [queryClient, emptyBrowser]);

  /** Somebody else has signed in, here or in another tab: nothing of the first person is shown to them, or kept as theirs. */
  const changePerson = useCallback(async () => {
    isLeaving.current = true;
    stopKeeping();
    setSession(undefined);
    queryClient.clear();
    await withinTime(Promise.allSettled([forgetQueries(), unsubscribeHere()]), LONGEST_FORGETTING);
    emptyStorage([SESSION_KEY, RECOVERING_KEY]);
    if (location.pathname === CONSENT_ROUTE) location.reload();
    // Any other address can be the first person's own, like that of a conversation.
    else location.replace("/");
  }, [queryClient, stopKeeping]);

  const begin = useCallback(async (next: Session | null) => {
    if (next !== null) {
      keeping.current ??= keepPages(queryClient, next.user.id);
      const mine = keeping.current;
      await mine.restored;
      // Meanwhile the person has signed out, or somebody else has signed in.
      if (keeping.current !== mine) return;
      setRecovering(recovering.isOf(next.user.id));
    }
    setSession(next);
  }, [queryClient]);

  useEffect(() => {
    const { data } = backend.supabase.auth.onAuthStateChange((event, next) => {
      if (isLeaving.current) return;
      if (event === "SIGNED_OUT") {
        const isOver = person.current !== null && backend.sessionState.isRefused;
        backend.sessionState.isRefused = false;
        // Also when another tab signs out: the next person finds nothing of this one.
        if (!isOver) return forget();
        emptyBrowser();
        return setEnded(true);
      }
      // The session of a page that has ended is gone from the browser; the page still belongs to it.
      if (next === null && person.current !== null) return;
      // Without a network an old session cannot be prolonged: what was seen last is shown with it.
      if (event === "INITIAL_SESSION") next ??= readKeptSession();
      const isOther = next !== null && tabOwner.isOther(next.user.id);
      if (isOther || (person.current !== null && next?.user.id !== person.current)) {
        begun.current = changePerson();
        return;
      }
      if (next !== null) tabOwner.set(next.user.id);
      person.current = next?.user.id ?? null;
      begun.current = begin(next);
      setEnded((ended) => {
        if (ended) void queryClient.invalidateQueries();
        return false;
      });
    });
    return () => {
      stopKeeping();
      data.subscription.unsubscribe();
    };
  }, [backend, queryClient, forget, emptyBrowser, changePerson, begin, stopKeeping]);

  const enterByLink = useCallback(async (linked: LinkSession, signIn: SignInByLink) => {
    if (link?.isRecovery) recovering.begin(linked.user.id);
    const problem = await signIn(backend, linked);
    if (problem !== null) {
      recovering.end();
      return problem;
    }
    await begun.current;
    setLink(null);
    return null;
  }, [backend, link]);

  const leaveLink = useCallback(() => setLink(null), []);
  const endRecovery = useCallback(() => {
    recovering.end();
    setRecovering(false);
  }, []);
  const state = { backend, session, link, enterByLink, leaveLink, hasEnded, isRecovering, endRecovery, forget };
  return <Context value={state}>{children}</Context>;
}

interface Keeping {
  /** Ends when what was kept of the last visit is shown. */
  restored: Promise<void>;
  stop: () => void;
}

/** Shows what was kept of a person's last visit, then keeps what the pages show. */
function keepPages(queryClient: QueryClient, userId: string): Keeping {
  let isStopped = false;
  let stopKeeping = () => {};
  const restored = restoreQueries(queryClient, userId).then(() => {
    if (!isStopped) stopKeeping = keepQueries(queryClient, userId);
  });
  return {
    restored,
    stop() {
      isStopped = true;
      stopKeeping();
    },
  };
}

async function withinTime(work: Promise<unknown>, milliseconds: number): Promise<void> {
  await Promise.race([work, new Promise((done) => setTimeout(done, milliseconds))]);
}

export function useBackend(): Backend {
  return useBackendState().backend;
}

/** Who is signed in: null for nobody, undefined until it is known. */
export function useSession(): Session | null | undefined {
  return useBackendState().session;
}

/** How the session stands, for the frame around the pages. */
export function useSessionState(): Omit<BackendState, "backend"> {
  return useBackendState();
}

function useBackendState(): BackendState {
  const state = use(Context);
  if (state === null) throw new Error("useBackend needs a BackendProvider above it");
  return state;
}
