import { emailAddress } from '#lib/email-address.ts';

export type MailContent = {
  subject: string;
  html: string;
  text: string;
  replyTo?: string;
  headers?: Record<string, string>;
  attachments?: { filename: string; content: string; contentType: string }[];
  /** Shown within the HTML, which names their `cid`. */
  pictures?: { filename: string; content: Buffer; contentType: string; cid: string }[];
};
type Mail = MailContent & { to: string };

export type Mailer = {
  /**
   * Sends one mail. The same `id` gives the same Message-ID, so that a duplicate is recognisable.
   * @throws MailError without any address in its message
   */
  deliver: (mail: Mail, id: string) => Promise<void>;
};

/** Why a mail was not sent. `refused`: the server works but rejects this recipient. */
export class MailError extends Error {
  readonly refused: boolean;
  constructor(message: string, refused: boolean) {
    super(message);
    this.refused = refused;
  }
}

/** One plain address: no list, no line break (header injection). @throws MailError for anything else */
export function checkRecipient(address: string): string {
  const parsed = emailAddress.safeParse(address);
  // Only typed input is cleaned; a stored address that needs it is rejected.
  if (!parsed.success || /[^\p{L}\p{N}\p{M}!-~]/u.test(address))
    throw new MailError('The recipient is not one plain address', true);
  return parsed.data;
}

/** @param from as in MAIL_FROM @throws MailError when the recipient is not one plain address */
export function composeMail(mail: Mail, from: string, id: string) {
  const { to, replyTo, headers, attachments = [], pictures = [], ...content } = mail;
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    ...content,
    attachments: [
      ...attachments,
      ...pictures.map((one) => ({ ...one, contentDisposition: 'inline' as const })),
    ],
    from,
    // An object is never parsed as a list of addresses.
    to: { name: '', address: checkRecipient(to) },
    ...(replyTo === undefined ? {} : { replyTo: { name: '', address: checkRecipient(replyTo) } }),
    messageId: `<${id}@${domain}>`,
    headers: { ...headers, 'Auto-Submitted': 'auto-generated', 'Content-Language': 'fr' },
  };
}
