import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { composeMail, type Mailer } from './mail-message.ts';

export function fileMailer(dataDir: string, from: string, clock: Clock): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const directory = mailDirectory(dataDir);
  const beingWritten = new Set<string>();
  return {
    async deliver(mail, id) {
      const now = clock.now();
      const sentAt = now.toISOString();
      const { message } = await transport.sendMail({ ...composeMail(mail, from, id), date: now });
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

/** Written beside the .eml file for `/dev/mail`, so that no MIME parser is needed. */
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

/** Two mails of one instant to one person get two files, even while the first is being written. */
function freeName(directory: string, name: string, beingWritten: ReadonlySet<string>): string {
  let candidate = name;
  const isTaken = () => beingWritten.has(candidate) || existsSync(join(directory, `${candidate}.json`));
  for (let number = 2; isTaken(); number += 1) candidate = `${name}-${number}`;
  return candidate;
}

/** Writes atomically, so that a reader never sees half a file. Mails carry links that open a session: owner only. */
async function writeWhole(path: string, content: string | NodeJS.ReadableStream | Buffer): Promise<void> {
  await writeFile(`${path}.part`, content, { mode: 0o600 });
  await rename(`${path}.part`, path);
}
