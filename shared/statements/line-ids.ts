import { createHash } from "node:crypto";
import { breathe } from "../runtime/breathe.ts";
import { fold } from "../language/fold.ts";
import { mayBeTransfer, paysCard } from "../language/statement-words.ts";
import { cutText } from "../writing/cut-text.ts";
import type { ReadFile, StatementLine } from "./statement.ts";

const MAX_DESCRIPTION = 200;

/**
 * Gives each line an id that is the same in every file that holds the line. It begins with the bank's own id, if the line has one, and
 * otherwise with a hash of its words. The date and the amount always belong to it: some banks give one id to a payment and to what it
 * gave back, or the same to every line. Lines that are equal even so are counted; a file holds whole days, so the count is the same in
 * overlapping files.
 */
export async function withIds({ lines, kind }: Pick<ReadFile, "lines" | "kind">): Promise<StatementLine[]> {
  const counts = new Map<string, number>();
  const named: StatementLine[] = [];
  for (const { bankId, index, date, amount, description } of lines) {
    await breathe();
    const key = `${bankId === null ? hash(fold(description)) : shortId(bankId)}:${date}:${amount}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    named.push({
      index,
      id: count === 1 ? key : `${key}:${count}`,
      date,
      amount,
      description: cutText(description, MAX_DESCRIPTION),
      mayBeTransfer: mayBeTransfer(description, kind === "card"),
      paysCard: paysCard(description, kind === "card"),
    });
  }
  return named;
}

function shortId(bankId: string): string {
  return bankId.length > 64 ? hash(bankId) : bankId;
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
