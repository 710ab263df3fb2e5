import { lazy, Suspense } from "react";
import { Redirect, Route, Switch, useRoute } from "wouter";
import { WorkerMessages } from "../notifications/worker-messages.tsx";
import { Opening } from "../ui/opening.tsx";
import { useSessionState } from "./backend-context.tsx";
import { Shell } from "./navigation.tsx";
import { PageFailure } from "./page-failure.tsx";
import { API_ROUTE, CONSENT_ROUTE, ROUTES } from "./routes.ts";

const SignInPage = lazy(() => import("../sign-in/sign-in-page.tsx"));
const LinkPage = lazy(() => import("../sign-in/link-page.tsx"));
const NewPasswordPage = lazy(() => import("../sign-in/new-password-page.tsx"));
const SignInAgain = lazy(() => import("../sign-in/sign-in-again.tsx"));
const ConsentPage = lazy(() => import("../consent/consent-page.tsx"));
const ChatPage = lazy(() => import("../chat/chat-page.tsx"));
const TodayPage = lazy(() => import("../today/today-page.tsx"));
const MemoryPage = lazy(() => import("../memory/memory-page.tsx"));
const MoneyPage = lazy(() => import("../money/money-page.tsx"));
const CardPage = lazy(() => import("../money/card-page.tsx"));
const ImportPage = lazy(() => import("../money/import-page.tsx"));
const HealthPage = lazy(() => import("../health/health-page.tsx"));
const LibraryPage = lazy(() => import("../library/library-page.tsx"));
const AutomaticNotesPage = lazy(() => import("../notes/automatic-notes-page.tsx"));
const ApiPage = lazy(() => import("../api/api-page.tsx"));
const SettingsPage = lazy(() => import("../settings/settings-page.tsx"));

const LinkProblemNotice = lazy(() => import("./link-problem-notice.tsx"));

/** What stands behind the # in the address that was opened: where the link of a mail did not work, what was wrong. */
const openedHash = location.hash;

const opening = <Opening className="h-full" />;

/** The pages by address. Whoever is not signed in sees the sign-in page, and comes back to where they wanted to go. */
export function App() {
  const { session, link, hasEnded, isRecovering, endRecovery, forget } = useSessionState();
  const [isConsent] = useRoute(CONSENT_ROUTE);
  const [isApi] = useRoute(API_ROUTE);
  if (isApi) {
    return (
      <Suspense fallback={opening}>
        <ApiPage />
      </Suspense>
    );
  }
  if (session === undefined) return opening;
  if (link !== null) {
    return (
      <Suspense fallback={opening}>
        <LinkPage link={link} />
      </Suspense>
    );
  }
  if (session === null) {
    return (
      <Suspense fallback={opening}>
        <SignInPage />
      </Suspense>
    );
  }
  if (isRecovering) {
    return (
      <Suspense fallback={opening}>
        <NewPasswordPage onDone={endRecovery} />
      </Suspense>
    );
  }
  const again = hasEnded && (
    <Suspense>
      <SignInAgain email={session.user.email ?? ""} onLeave={forget} />
    </Suspense>
  );
  if (isConsent) {
    return (
      <Suspense fallback={opening}>
        <ConsentPage />
        {again}
      </Suspense>
    );
  }
  return (
    <Shell>
      <WorkerMessages />
      {again}
      {openedHash.includes("error=") && (
        <Suspense>
          <LinkProblemNotice hash={openedHash} />
        </Suspense>
      )}
      <PageFailure>
        <Suspense fallback={opening}>
          <Switch>
            <Route path={ROUTES.today} component={TodayPage} />
            <Route path={ROUTES.chat} component={ChatPage} />
            <Route path={ROUTES.memory} component={MemoryPage} />
            <Route path={ROUTES.money} component={MoneyPage} />
            <Route path={ROUTES.card} component={CardPage} />
            <Route path={ROUTES.importStatement} component={ImportPage} />
            <Route path={ROUTES.health} component={HealthPage} />
            <Route path={ROUTES.library} component={LibraryPage} />
            <Route path={ROUTES.automaticNotes} component={AutomaticNotesPage} />
            <Route path={ROUTES.settings} component={SettingsPage} />
            <Route>
              <Redirect to="/conversa" replace />
            </Route>
          </Switch>
        </Suspense>
      </PageFailure>
    </Shell>
  );
}
