import { UserRound } from "lucide-react";
import { Link } from "wouter";
import { countOf } from "../../shared/writing/format-figures.ts";
import { capitalize } from "../../shared/writing/join-words.ts";
import { explainError } from "../shell/backend.ts";
import { Notice } from "../ui/notice.tsx";
import { Opening } from "../ui/opening.tsx";
import { Empty } from "../ui/page.tsx";
import { type FactActions, FactCard } from "./fact-card.tsx";
import { type KnownPerson, usePeople } from "./memory-data.ts";
import { sayBirthday } from "./memory-words.ts";

/** Everybody of whom something is known. */
export function People() {
  const { data: people, error } = usePeople();
  if (error && people === undefined) return <Notice look="problem">{explainError(error)}</Notice>;
  if (!people) return <Opening label="Abrindo as pessoas" className="h-60" />;
  if (people.length === 0) {
    return <Empty>Ainda não sei de ninguém. Conte na conversa quem é importante para você.</Empty>;
  }
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {people.map((one) => (
        <li key={one.fact.id}>
          <PersonCard {...one} />
        </li>
      ))}
    </ul>
  );
}

function PersonCard({ fact: { id, title, content, person }, about }: KnownPerson) {
  const known = [
    person?.relationship && capitalize(person.relationship),
    person?.birthday && sayBirthday(person.birthday),
  ];
  return (
    <article aria-label={title} className="flex h-full flex-col gap-2 rounded-2xl border border-line bg-surface p-4">
      <h2 className="flex items-center gap-2 font-semibold" dir="auto">
        <UserRound aria-hidden className="size-5 shrink-0 text-ink-soft" /> {title}
      </h2>
      <p className="text-sm text-ink-soft">{known.filter(Boolean).join(" · ") || content}</p>
      <Link
        href={`/memoria?sobre=${id}`}
        className="mt-auto self-start text-sm text-brand underline underline-offset-2"
      >
        {about === 0 ? "Ver o que sei" : `Ver ${countOf(about, "coisa", "coisas")} que sei`}
        <span className="sr-only">de {title}</span>
      </Link>
    </article>
  );
}

/** Whose facts the list shows: who they are, to correct or forget, above what is known about them. */
export function AboutPerson({ id, actions, isBusy }: { id: string; actions: FactActions; isBusy: boolean }) {
  const { data: people, error } = usePeople();
  const person = people?.find(({ fact }) => fact.id === id);
  return (
    <div className="flex flex-col gap-3">
      <Link href="/memoria?parte=pessoas" className="self-start text-sm text-ink-soft underline underline-offset-2">
        Todas as pessoas
      </Link>
      {error !== null && people === undefined && <Notice look="problem">{explainError(error)}</Notice>}
      {people !== undefined && person === undefined && <Empty>Não sei mais quem é esta pessoa.</Empty>}
      {person !== undefined && (
        <section aria-label={person.fact.title} className="flex flex-col gap-2">
          <h2 className="flex items-center gap-2 text-base font-semibold" dir="auto">
            <UserRound aria-hidden className="size-5 shrink-0 text-ink-soft" /> {person.fact.title}
          </h2>
          <FactCard fact={person.fact} isBusy={isBusy} {...actions} />
        </section>
      )}
    </div>
  );
}
