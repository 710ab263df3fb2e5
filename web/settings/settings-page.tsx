import { Page } from "../ui/page.tsx";
import { AccessSection } from "./access-section.tsx";
import { DataSection } from "./data-section.tsx";
import { DeleteSection } from "./delete-section.tsx";
import { ProfileSection } from "./profile-section.tsx";
import { StandingSection } from "./standing-section.tsx";
import { ThemeSection } from "./theme-section.tsx";

export default function SettingsPage() {
  return (
    <Page title="Ajustes">
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          <ProfileSection />
          <DataSection />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <ThemeSection />
          <StandingSection />
          <AccessSection />
          <DeleteSection />
        </div>
      </div>
    </Page>
  );
}
