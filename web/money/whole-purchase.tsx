import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { explainError } from "../shell/backend.ts";
import { useBackend } from "../shell/backend-context.tsx";
import { Notice } from "../ui/notice.tsx";
import { Opening } from "../ui/opening.tsx";
import { type Entry, type Purchase } from "./entries.ts";
import { rowsOfPurchase } from "./money-changes.ts";
import { MONEY } from "./money-data.ts";

/** An entry as its form corrects it: for an instalment the purchase, with its whole sum and its own day. */
export function WholePurchase({ entry, children }: { entry: Entry; children: (entry: Entry) => ReactNode }) {
  if (entry.purchase === undefined) return children(entry);
  return <PurchaseOf entry={entry} purchase={entry.purchase}>{children}</PurchaseOf>;
}

function PurchaseOf({ entry, purchase, children }: {
  entry: Entry;
  purchase: Purchase;
  children: (entry: Entry) => ReactNode;
}) {
  const backend = useBackend();
  const { data: rows, error } = useQuery({
    queryKey: [...MONEY, "purchase", purchase.id],
    queryFn: () => rowsOfPurchase(backend, purchase),
    // What was kept may be from before a change, and a form shows what it began with.
    gcTime: 0,
  });
  if (error) return <Notice look="problem">{explainError(error)}</Notice>;
  if (rows === undefined) return <Opening label="Abrindo a compra" className="h-64" />;
  const cents = rows.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  return children({ ...entry, amount: cents / 100, when: { field: "date", value: purchase.boughtOn } });
}
