import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import type { Clock } from '#server/clock.ts';
import type { Env } from '#server/env.ts';

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
type Mailer = {
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

export function createMailer(env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>, clock: Clock): Mailer {
  return env.SMTP_URL
    ? smtpMailer(env.SMTP_URL, env.MAIL_FROM)
    : fileMailer(env.DATA_DIR, env.MAIL_FROM, clock);
}

function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    // Together below the two minutes after which the outbox takes a silent attempt for lost.
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async deliver(mail, id) {
      const message = compose(mail, from, id);
      try {
        await transport.sendMail(message);
      } catch (error) {
        throw toMailError(error);
      }
    },
  };
}

function fileMailer(dataDir: string, from: string, clock: Clock): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const directory = mailDirectory(dataDir);
  const beingWritten = new Set<string>();
  return {
    async deliver(mail, id) {
      const now = clock.now();
      const sentAt = now.toISOString();
      const { message } = await transport.sendMail({ ...compose(mail, from, id), date: now });
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const name = freeName(
        directory,
        `${sentAt.replaceAll(/[:.]/g, '-')}-${mail.to.replaceAll(/[^\w@.+-]/g, '_')}`,
        beingWritten,
      );
      beingWritten.add(name);
      const stored: StoredMail = {
        from,
        to: mail.to,
        replyTo: mail.replyTo,
        headers: mail.headers,
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        sentAt,
      };
      try {
        await writeWhole(join(directory, `${name}.json`), JSON.stringify(stored));
        await writeWhole(join(directory, `${name}.eml`), message);
      } finally {
        beingWritten.delete(name);
      }
    },
  };
}

/** Two mails of one instant to one person are two files, also while the first is being written. */
function freeName(directory: string, name: string, beingWritten: ReadonlySet<string>): string {
  let candidate = name;
  const isTaken = () => beingWritten.has(candidate) || existsSync(join(directory, `${candidate}.json`));
  for (let number = 2; isTaken(); number += 1) candidate = `${name}-${number}`;
  return candidate;
}

/** What `/dev/mail` reads: the mail beside its .eml file, so that no MIME parser is needed to show it. */
export const storedMail = z.object({
  from: z.string(),
  to: z.string(),
  replyTo: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  sentAt: z.iso.datetime(),
});
export type StoredMail = z.infer<typeof storedMail>;

export function mailDirectory(dataDir: string): string {
  return join(dataDir, 'mail');
}

/** Whoever watches the folder never reads half a file. Mails carry links that open a session: owner only. */
async function writeWhole(path: string, content: string | NodeJS.ReadableStream | Buffer): Promise<void> {
  await writeFile(`${path}.part`, content, { mode: 0o600 });
  await rename(`${path}.part`, path);
}

function compose(mail: Mail, from: string, id: string) {
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

/** The server's own sentence often repeats the address: only codes are kept. */
function toMailError(error: unknown): MailError {
  if (error instanceof MailError) return error;
  const { code, responseCode } = smtpFailure.parse(error);
  const refused = code === 'EENVELOPE' && (responseCode ?? 0) >= 500;
  return new MailError(`The mail did not leave: ${[code, responseCode].filter(Boolean).join(' ')}`, refused);
}

const smtpFailure = z
  .object({ code: z.string().optional(), responseCode: z.number().optional() })
  .catch({ code: 'unknown' });
