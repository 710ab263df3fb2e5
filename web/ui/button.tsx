import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { Link } from "wouter";
import { classNames } from "./class-names.ts";

const styles = cva(
  "inline-flex min-h-10 items-center justify-center gap-2 rounded-lg px-4 text-sm font-medium transition-colors disabled:opacity-50 disabled:pointer-events-none",
  {
    variants: {
      look: {
        primary: "bg-brand text-brand-ink hover:brightness-95",
        plain: "border border-line bg-surface text-ink hover:bg-raised",
        quiet: "text-ink-soft hover:bg-raised hover:text-ink",
        danger: "bg-danger text-surface hover:brightness-95",
      },
      size: { normal: "", small: "min-h-8 px-3 text-xs", icon: "size-10 px-0" },
    },
    defaultVariants: { look: "plain", size: "normal" },
  },
);

/** A button. `type` is "button" unless given, so that none sends a form by accident. */
export function Button(
  { className, look, size, type = "button", ...props }: ComponentProps<"button"> & VariantProps<typeof styles>,
) {
  return <button type={type} className={classNames(styles({ look, size }), className)} {...props} />;
}

/** A link to a page of the client that looks like a button. */
export function ButtonLink(
  { href, className, look, size, children }:
    & Pick<ComponentProps<"a">, "className" | "children">
    & VariantProps<typeof styles>
    & { href: string },
) {
  return <Link href={href} className={classNames(styles({ look, size }), className)}>{children}</Link>;
}
