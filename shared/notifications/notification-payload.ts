import { z } from "zod";
import { oneLine } from "../writing/one-line.ts";
import { formatMoney } from "../writing/format-figures.ts";

const common = {
  id: z.uuid(),
  attempt: z.int(),
  tag: z.string(),
  topic: z.string(),
  token: z.string(),
  shows_text: z.boolean(),
  endpoint: z.string(),
  p256dh: z.string(),
  auth: z.string(),
};

/** A notification as `claim_notifications` gives it. */
export const notificationSchema = z.discriminatedUnion("kind", [
  z.object({ ...common, kind: z.literal("reminder"), subject: z.object({ text: z.string() }) }),
  z.object({ ...common, kind: z.literal("bill"), subject: z.object({ name: z.string(), amount: z.number() }) }),
  z.object({
    ...common,
    kind: z.literal("question"),
    subject: z.object({ conversation_id: z.string(), offer: z.string() }),
  }),
  z.object({ ...common, kind: z.literal("test"), subject: z.object({}) }),
]);

export type Notification = z.infer<typeof notificationSchema>;

/** What the service worker gets, as JSON. It shows title and body, and sends the token back with a pressed button. */
export interface NotificationPayload {
  /** A notification replaces the one with the same tag. */
  tag: string;
  title: string;
  body: string;
  /** The page that a click on it opens. */
  url: string;
  actions: { action: "done" | "snooze"; title: string }[];
  token: string;
}

/** Encryption has room for about 4,000 bytes; a lock screen shows much less. */
const LONGEST_TEXT = 200;

const DONE = { action: "done", title: "Feito" } as const;
const SNOOZE = { action: "snooze", title: "Adiar 1 h" } as const;

/** What a notification says. Unless the person wants its text on the lock screen, only that there is something. */
export function notificationPayload(notification: Notification): NotificationPayload {
  const { tag, token } = notification;
  return { tag, token, ...wording(notification) };
}

function wording({ kind, subject, shows_text }: Notification): Omit<NotificationPayload, "tag" | "token"> {
  switch (kind) {
    case "reminder":
      return {
        title: "Lembrete",
        body: shows_text ? oneLine(subject.text, LONGEST_TEXT) : "Você tem um lembrete.",
        url: "/hoje",
        actions: [DONE, SNOOZE],
      };
    case "bill":
      return {
        title: "Conta de hoje",
        body: shows_text
          ? `${oneLine(subject.name, LONGEST_TEXT)}, de ${formatMoney(subject.amount)}, vence hoje.`
          : "Você tem uma conta que vence hoje.",
        url: "/hoje",
        actions: [{ ...DONE, title: "Já paguei" }],
      };
    case "question":
      return {
        title: "Uma pergunta espera",
        body: shows_text ? oneLine(subject.offer, LONGEST_TEXT) : "A assistente espera a sua resposta.",
        url: `/conversa/${encodeURIComponent(subject.conversation_id)}`,
        actions: [],
      };
    case "test":
      return {
        title: "Life Assistant",
        body: "Os avisos funcionam neste aparelho.",
        url: "/ajustes/avisos",
        actions: [],
      };
  }
}
