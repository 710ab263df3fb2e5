import { PacksSection } from "./packs-section.tsx";
import { TemplatesSection } from "./templates-section.tsx";

/** What a person adds to the assistant. */
export default function ExtensionsPart() {
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <PacksSection />
      <TemplatesSection />
    </div>
  );
}
