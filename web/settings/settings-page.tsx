import { lazy, type ReactNode, Suspense } from "react";
import { Link, useRoute } from "wouter";
import { classNames } from "../ui/class-names.ts";
import { Opening } from "../ui/opening.tsx";
import { Page } from "../ui/page.tsx";
import { AccessSection } from "./access-section.tsx";
import { ProfileSection } from "./profile-section.tsx";
import { StandingSection } from "./standing-section.tsx";
import { ThemeSection } from "./theme-section.tsx";

const NotificationsSection = lazy(() => import("./notifications-section.tsx"));
const DataPart = lazy(() => import("./data-part.tsx"));
const ExtensionsPart = lazy(() => import("./extensions-part.tsx"));
const AssistantsSection = lazy(() => import("./assistants-section.tsx"));
const UsageSection = lazy(() => import("./usage-section.tsx"));

/** The parts of the settings by address. The first has the address of the page. */
const PARTS: readonly { path: string; name: string; content: ReactNode }[] = [
  {
    path: "",
    name: "Você",
    content: (
      <Columns
        left={
          <>
            <ProfileSection />
            <ThemeSection />
          </>
        }
        right={
          <>
            <StandingSection />
            <AccessSection />
          </>
        }
      />
    ),
  },
  { path: "avisos", name: "Avisos", content: <NotificationsSection /> },
  { path: "dados", name: "Dados", content: <DataPart /> },
  { path: "extensoes", name: "Pacotes", content: <ExtensionsPart /> },
  { path: "assistentes", name: "Assistentes", content: <AssistantsSection /> },
  { path: "uso", name: "Uso", content: <UsageSection /> },
];

export default function SettingsPage() {
  const [, address] = useRoute("/ajustes/:part?");
  const current = PARTS.find(({ path }) => path === (address?.part ?? "")) ?? PARTS[0]!;
  return (
    <Page title="Ajustes">
      <nav aria-label="Partes dos ajustes" className="-mt-2 flex flex-wrap gap-2">
        {PARTS.map(({ path, name }) => (
          <Link
            key={path}
            href={path === "" ? "/ajustes" : `/ajustes/${path}`}
            aria-current={path === current.path ? "page" : undefined}
            className={classNames(
              "inline-flex min-h-9 items-center rounded-full border border-line px-3.5 text-sm",
              path === current.path ? "bg-brand-soft font-medium text-ink" : "text-ink-soft hover:bg-raised",
            )}
          >
            {name}
          </Link>
        ))}
      </nav>
      <Suspense fallback={<Opening className="h-72" />}>{current.content}</Suspense>
    </Page>
  );
}

function Columns({ left, right }: { left: ReactNode; right: ReactNode }) {
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-6">{left}</div>
      <div className="flex min-w-0 flex-col gap-6">{right}</div>
    </div>
  );
}
