import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "./button.tsx";

/**
 * What can be done with a row: an icon, with its word beside it where the row has the width. The row, or the list around it, has the
 * class `@container`. `aria-label` begins with the word and names the row.
 */
export function RowButton(
  { Icon, word, ...props }: Omit<ComponentProps<typeof Button>, "children" | "look" | "size"> & {
    Icon: LucideIcon;
    word: string;
    "aria-label": string;
  },
) {
  return (
    <Button size="small" look="quiet" title={word} className="min-w-8 gap-1.5 px-2 font-normal" {...props}>
      <Icon aria-hidden className="size-4" />
      <span aria-hidden className="hidden @2xl:inline">{word}</span>
    </Button>
  );
}
