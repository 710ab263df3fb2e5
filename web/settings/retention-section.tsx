import { useState } from "react";
import { explainError } from "../shell/backend.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { Opening } from "../ui/opening.tsx";
import { Section } from "../ui/page.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { KEPT_MONTHS, useKeepMonths, useKeptMonths, useRetentionPreview } from "./retention-data.ts";
import { describePreview, nameMonths } from "./retention-words.ts";

/** For how long conversations are kept, with what would go. */
export function RetentionSection() {
  const { data: kept, error } = useKeptMonths();
  return (
    <Section title="Por quanto tempo guardar">
      {kept !== undefined
        ? <RetentionForm kept={kept} />
        : error
        ? <Notice look="problem">{explainError(error)}</Notice>
        : <Opening className="h-36" />}
    </Section>
  );
}

function RetentionForm({ kept }: { kept: number | null }) {
  // What is kept may be read anew while the form is open: until something is chosen, it shows that.
  const [picked, setChosen] = useState<number | null | undefined>(undefined);
  const chosen = picked === undefined ? kept : picked;
  const preview = useRetentionPreview(chosen);
  const keep = useKeepMonths();
  const problem = keep.error ?? preview.error;
  const isNew = chosen !== kept;
  return (
    <div className="flex flex-col gap-4">
      <SelectField
        label="Conversas"
        value={chosen ?? ""}
        onChange={({ target }) => {
          keep.reset();
          setChosen(target.value === "" ? null : Number(target.value));
        }}
        hint="O que aprendi com elas e os seus registros ficam, até você apagar."
        options={[
          ["", nameMonths(null)],
          ...KEPT_MONTHS.map((months) => [String(months), nameMonths(months)] as const),
        ]}
      />
      {chosen !== null && preview.data && (
        <p aria-live="polite" className="text-sm text-ink-soft">{describePreview(preview.data)}</p>
      )}
      {problem && <Notice look="problem">{explainError(problem)}</Notice>}
      {isNew && (
        <div>
          <Button
            disabled={keep.isPending || (chosen !== null && !preview.data)}
            onClick={() => keep.mutate(chosen)}
          >
            {chosen === null ? "Guardar tudo" : `Guardar só ${nameMonths(chosen)}`}
          </Button>
        </div>
      )}
      {!isNew && keep.isSuccess && <Notice>Salvo: {nameMonths(kept)}.</Notice>}
    </div>
  );
}
