import { AccessesSection } from "./accesses-section.tsx";
import { DeleteSection } from "./delete-section.tsx";
import { ExportSection } from "./export-section.tsx";
import { ImportSection } from "./import-section.tsx";
import { RetentionSection } from "./retention-section.tsx";

/** What happens with all of a person's data. */
export default function DataPart() {
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-6">
        <ExportSection />
        <RetentionSection />
        <AccessesSection />
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <ImportSection />
        <DeleteSection />
      </div>
    </div>
  );
}
