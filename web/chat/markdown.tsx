import { memo, type ReactNode } from "react";
import ReactMarkdown, { type Components } from "react-markdown";
import remarkGfm from "remark-gfm";
import { isHeavyMarkdown } from "./heavy-markdown.ts";

const components: Components = {
  // The server lets no image through; one in an old message is shown as its words.
  img: ({ alt }) => <>{alt}</>,
  a: ({ href, children }) => <OutsideLink href={href}>{children}</OutsideLink>,
  table: ({ children }) => (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label="Tabela">
      <table className="my-2 w-full border-collapse text-sm [&_td]:border-t [&_td]:border-line [&_td]:px-2 [&_td]:py-1.5 [&_th]:px-2 [&_th]:py-1.5 [&_th]:text-left">
        {children}
      </table>
    </div>
  ),
  // One level for all: the page has its own headings above.
  h1: ({ children }) => <h2 className="mt-3 text-lg font-semibold">{children}</h2>,
  h2: ({ children }) => <h2 className="mt-3 font-semibold">{children}</h2>,
  h3: ({ children }) => <h2 className="mt-2 font-medium">{children}</h2>,
  h4: ({ children }) => <h2 className="mt-2 font-medium">{children}</h2>,
  h5: ({ children }) => <h2 className="mt-2 font-medium">{children}</h2>,
  h6: ({ children }) => <h2 className="mt-2 font-medium">{children}</h2>,
};

/** An answer's Markdown. Raw HTML in it is shown as text, and only web and mail addresses become links. */
export const Markdown = memo(function Markdown({ text }: { text: string }) {
  return (
    <div className="flex flex-col gap-2 [&_ol]:list-decimal [&_ol]:pl-6 [&_ul]:list-disc [&_ul]:pl-6 [&_code]:rounded [&_code]:bg-raised [&_code]:px-1 break-words [&_p]:whitespace-pre-line">
      {isHeavyMarkdown(text)
        ? <p className="whitespace-pre-wrap">{text}</p>
        : <ReactMarkdown remarkPlugins={[remarkGfm]} components={components}>{text}</ReactMarkdown>}
    </div>
  );
});

/** A link that says where it goes, unless its own text does. */
function OutsideLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  const place = destinationOf(href);
  if (place === null) return <>{children}</>;
  const saysPlace = typeof children === "string" && children.toLowerCase().includes(place.toLowerCase());
  return (
    <>
      <a href={href} target="_blank" rel="noreferrer noopener" className="text-brand underline underline-offset-2">
        {children}
      </a>
      {!saysPlace && <span className="ml-1 text-sm text-ink-soft">({place})</span>}
    </>
  );
}

/** The host or the mail address of a link; null for one that a browser should not open. */
function destinationOf(href: string | undefined): string | null {
  const url = URL.parse(href ?? "", location.origin);
  if (url?.protocol === "mailto:") return url.pathname;
  return url?.protocol === "https:" || url?.protocol === "http:" ? url.host : null;
}
