import { Link } from "wouter";
import { formatMemoryQuestion } from "../../shared/writing/memory-question.ts";
import { explainError } from "../shell/backend.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { Section } from "../ui/page.tsx";
import { type FactActions, FactCard } from "./fact-card.tsx";
import { FactOrigin } from "./fact-origin.tsx";
import { type Contradiction, type Resolution, useDoubts, useResolve } from "./doubts-data.ts";
import { type Fact } from "./memory-data.ts";

const MOST_UNSURE = 4;

type Answer = Resolution | "neither";

const ANSWERED: Record<Answer, string> = {
  keep_existing: "Fica como estava.",
  use_new: "Fica o que você disse depois.",
  keep_both: "As duas valem.",
  neither: "Apaguei as duas. Dá para restaurar por 30 dias.",
};

/** What waits for the person: facts that contradict each other, side by side, and those that are not sure. */
export function Doubts(
  { actions, isBusy, onAnswered }: { actions: FactActions; isBusy: boolean; onAnswered: (text: string) => void },
) {
  const { data: doubts, error } = useDoubts();
  const resolve = useResolve();
  // Here and not in the view of one: that is gone when its answer has come through.
  const answer = (id: string, resolution: Answer) =>
    resolve.mutate({ id, resolution }, { onSuccess: () => onAnswered(ANSWERED[resolution]) });
  if (error && doubts === undefined) return <Notice look="problem">{explainError(error)}</Notice>;
  if (!doubts) return null;
  const { contradictions, unsure } = doubts;
  return (
    <>
      {contradictions.length > 0 && (
        <Section title="Qual destas vale?">
          <ul className="flex flex-col gap-6">
            {contradictions.map((one) => (
              <li key={one.item.id}>
                <ContradictionView
                  {...one}
                  isBusy={resolve.isPending}
                  error={resolve.variables?.id === one.item.id ? resolve.error : null}
                  onAnswer={(resolution) => answer(one.item.id, resolution)}
                />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {unsure.length > 0 && (
        <Section
          title="Ainda é incerto"
          actions={unsure.length > MOST_UNSURE && (
            <Link href="/memoria?certeza=baixa" className="text-sm underline">Ver todos ({unsure.length})</Link>
          )}
        >
          <ul className="grid gap-3 md:grid-cols-2">
            {unsure.slice(0, MOST_UNSURE).map((fact) => (
              <li key={fact.id}>
                <FactCard fact={fact} isBusy={isBusy} {...actions} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function ContradictionView(
  { item, others, isBusy, error, onAnswer }: Contradiction & {
    isBusy: boolean;
    error: Error | null;
    onAnswer: (answer: Answer) => void;
  },
) {
  const words = others.map((other) => sayBoth(item, other));
  const stated = words[0]?.stated ?? item.content;
  const existing = words.map((one) => one.existing);
  const about = item.about ?? others.find(({ type }) => type === "person")?.title;
  return (
    <div className="flex flex-col gap-3">
      {about !== undefined && <p className="text-sm text-ink-soft">Sobre {about}</p>}
      <div className="grid gap-3 md:grid-cols-2">
        <Side name="O que eu já sabia" facts={others} words={existing}>
          <Button
            disabled={isBusy}
            aria-label={`Fica esta: ${existing.join("; ")}`}
            onClick={() => onAnswer("keep_existing")}
          >
            Fica esta
          </Button>
        </Side>
        <Side name="O que veio depois" facts={[item]} words={[stated]}>
          <Button
            disabled={isBusy}
            aria-label={`Fica esta: ${stated}`}
            onClick={() => onAnswer("use_new")}
          >
            Fica esta
          </Button>
        </Side>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button disabled={isBusy} onClick={() => onAnswer("keep_both")}>As duas valem</Button>
        <Button look="quiet" disabled={isBusy} onClick={() => onAnswer("neither")}>Nenhuma das duas</Button>
      </div>
      {error && <Notice look="problem">{explainError(error)}</Notice>}
    </div>
  );
}

function Side(
  { name, facts, words, children }: { name: string; facts: Fact[]; words: string[]; children: React.ReactNode },
) {
  return (
    <div className="flex flex-col gap-3 rounded-xl border border-line bg-page p-4">
      <h3 className="text-xs font-medium text-ink-soft">{name}</h3>
      {facts.map((fact, index) => (
        <div key={fact.id} className="flex flex-col gap-2">
          <p className="break-words">{words[index]}</p>
          <FactOrigin fact={fact} />
        </div>
      ))}
      <div className="mt-auto">{children}</div>
    </div>
  );
}

/** Both sides in words. A person holds several facts: of them only the one in doubt is said, as the chat does. */
function sayBoth(item: Fact, other: Fact): { existing: string; stated: string } {
  const doubt = item.slot === "birthday" || item.slot === "relationship" ? item.slot : null;
  const known = doubt === null ? undefined : other.person?.[doubt];
  if (other.type !== "person" || doubt === null || known === undefined) {
    return { existing: other.content, stated: item.content };
  }
  return formatMemoryQuestion({ about: other.title, doubt, existing: known, stated: item.value ?? item.content });
}
