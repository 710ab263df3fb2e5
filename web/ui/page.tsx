import { type ReactNode, type Ref, useEffect } from "react";

/** A page below the navigation: its title, what can be done on it, and its content. */
export function Page({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · Life Assistant`;
  }, [title]);
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-6 px-4 py-6 md:px-8">
      <header className="flex min-h-10 flex-wrap items-center justify-between gap-3">
        <h1 className="min-w-0 [overflow-wrap:anywhere] text-2xl font-semibold tracking-tight">{title}</h1>
        {actions}
      </header>
      {children}
    </div>
  );
}

/** A part of a page with a heading of its own, which can take the focus where `headingRef` is given. */
export function Section({ id, title, headingRef, actions, children }: {
  id?: string;
  title: string;
  headingRef?: Ref<HTMLHeadingElement>;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section id={id} aria-label={title} className="rounded-2xl border border-line bg-surface p-5">
      <header className="mb-4 flex items-center justify-between gap-3">
        <h2 ref={headingRef} tabIndex={headingRef === undefined ? undefined : -1} className="text-base font-semibold">
          {title}
        </h2>
        {actions}
      </header>
      {children}
    </section>
  );
}

/** What a list says that has nothing in it. */
export function Empty({ children }: { children: ReactNode }) {
  return <p className="py-6 text-center text-sm text-ink-soft">{children}</p>;
}
