const keyOf = (conversation: string) => `draft:${conversation}`;
const sentKeyOf = (conversation: string) => `sent:${conversation}`;

/** What was typed and not sent, kept for each conversation in this browser's tab; and what was sent, until it was answered. */
export const drafts = {
  read: (conversation: string): string => sessionStorage.getItem(keyOf(conversation)) ?? "",

  write(conversation: string, text: string): void {
    if (text === "") sessionStorage.removeItem(keyOf(conversation));
    else sessionStorage.setItem(keyOf(conversation), text);
  },

  keepSent: (conversation: string, text: string): void => sessionStorage.setItem(sentKeyOf(conversation), text),

  hasSent: (conversation: string): boolean => sessionStorage.getItem(sentKeyOf(conversation)) !== null,

  forgetSent: (conversation: string): void => sessionStorage.removeItem(sentKeyOf(conversation)),

  /** What was sent and has not arrived, as the person's last message there shows, is a draft again. */
  restoreSent(conversation: string, last: string | undefined): void {
    const sent = sessionStorage.getItem(sentKeyOf(conversation));
    drafts.forgetSent(conversation);
    if (sent === null || last === sent || drafts.read(conversation) !== "") return;
    drafts.write(conversation, sent);
  },
};
