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
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <ProfileSection />
        <div className="flex flex-col gap-6">
          <ThemeSection />
          <StandingSection />
        </div>
        <DataSection />
        <AccessSection />
        <DeleteSection />
      </div>
    </Page>
  );
}
