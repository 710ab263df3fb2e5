import { memo } from "react";
import ReactMarkdown, { type Components } from "react-markdown";
import remarkGfm from "remark-gfm";

const components: Components = {
  // The server lets no image through; one in an old message is shown as its words.
  img: ({ alt }) => <>{alt}</>,
  a: ({ href, children }) => (
    <a href={href} target="_blank" rel="noreferrer noopener" className="text-brand underline underline-offset-2">
      {children}
    </a>
  ),
  table: ({ children }) => (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label="Tabela">
      <table className="my-2 w-full border-collapse text-sm [&_td]:border-t [&_td]:border-line [&_td]:px-2 [&_td]:py-1.5 [&_th]:px-2 [&_th]:py-1.5 [&_th]:text-left">
        {children}
      </table>
    </div>
  ),
  h1: ({ children }) => <h3 className="mt-3 text-lg font-semibold">{children}</h3>,
  h2: ({ children }) => <h4 className="mt-3 font-semibold">{children}</h4>,
  h3: ({ children }) => <h5 className="mt-2 font-medium">{children}</h5>,
};

/** An answer's Markdown. Raw HTML in it is shown as text, and only web and mail addresses become links. */
export const Markdown = memo(function Markdown({ text }: { text: string }) {
  return (
    <div className="flex flex-col gap-2 [&_ol]:list-decimal [&_ol]:pl-6 [&_ul]:list-disc [&_ul]:pl-6 [&_code]:rounded [&_code]:bg-raised [&_code]:px-1 break-words [&_p]:whitespace-pre-line">
      <ReactMarkdown remarkPlugins={[remarkGfm]} components={components}>{text}</ReactMarkdown>
    </div>
  );
});
