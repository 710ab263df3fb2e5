/** A mail of the sign-in service. */
export interface Mail {
  to: string;
  subject: string;
  text?: string;
}

/** Delivers a mail. */
export type SendMail = (mail: Mail) => void;

/**
 * A mail as the terminal of the development stack shows it: to whom, and the address in it to open. That stack sends no mail, and
 * whoever reads its terminal has its secret key anyway.
 */
export function describeMail({ to, subject, text = "" }: Mail): string {
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  return `mail to ${to}: ${subject}${link === undefined ? "" : `\n  ${link}`}`;
}
