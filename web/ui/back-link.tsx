import { ArrowLeft } from "lucide-react";
import type { Ref } from "react";
import { Link } from "wouter";

/** Leads from a page to the one it belongs to; stands above the page's title. */
export function BackLink({ href, children, ref }: { href: string; children: string; ref?: Ref<HTMLAnchorElement> }) {
  return (
    <div className="order-first w-full">
      <Link ref={ref} href={href} className="inline-flex items-center gap-1 text-sm text-ink-soft hover:text-ink">
        <ArrowLeft aria-hidden className="size-4" /> {children}
      </Link>
    </div>
  );
}
