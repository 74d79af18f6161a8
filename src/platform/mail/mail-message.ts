import { z } from 'zod';

export type MailContent = {
  subject: string;
  html: string;
  text: string;
  /** Whom an answer goes to, when it is not us. */
  replyTo?: string;
  /** Beside those that every mail has, such as List-Unsubscribe. */
  headers?: Record<string, string>;
  attachments?: { filename: string; content: string; contentType: string }[];
};
type Mail = MailContent & { to: string };

/** The way out for mails: a server that `SMTP_URL` names, otherwise files in `DATA_DIR/mail`. */
export type Mailer = {
  /**
   * Hands one mail over. The same `id` gives the same Message-ID, so that a mail handed over twice can be told.
   * @throws MailError without any address in its message
   */
  deliver: (mail: Mail, id: string) => Promise<void>;
};

/** Why a mail did not leave. `refused`: the server is well but does not want this recipient. */
export class MailError extends Error {
  readonly refused: boolean;
  constructor(message: string, refused: boolean) {
    super(message);
    this.refused = refused;
  }
}

const recipient = z.email().max(254);

/**
 * One plain address: no name, no list, no line break (which would add headers and redirect the mail).
 * @throws MailError when it is anything else
 */
export function checkRecipient(address: string): string {
  const parsed = recipient.safeParse(address);
  if (!parsed.success) throw new MailError('The recipient is not one plain address', true);
  return parsed.data;
}

/**
 * The mail as nodemailer takes it.
 * @param from as in MAIL_FROM
 * @throws MailError when it would go elsewhere than to one plain address
 */
export function compose(mail: Mail, from: string, id: string) {
  const { to, replyTo, headers, ...content } = mail;
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    ...content,
    from,
    // As an object it is never parsed as a list.
    to: { name: '', address: checkRecipient(to) },
    ...(replyTo === undefined ? {} : { replyTo: { name: '', address: checkRecipient(replyTo) } }),
    messageId: `<${id}@${domain}>`,
    headers: { ...headers, 'Auto-Submitted': 'auto-generated', 'Content-Language': 'fr' },
  };
}
