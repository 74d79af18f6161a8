import { createTransport } from 'nodemailer';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Env } from '../env.ts';
import { fileMailer } from './file-mailer.ts';
import { composeMail, MailError, type Mailer } from './mail-message.ts';

export function createMailer(env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>, clock: Clock): Mailer {
  return env.SMTP_URL
    ? smtpMailer(env.SMTP_URL, env.MAIL_FROM)
    : fileMailer(env.DATA_DIR, env.MAIL_FROM, clock);
}

function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    // Together below the two minutes after which the outbox counts a silent attempt as lost.
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async deliver(mail, id) {
      const message = composeMail(mail, from, id);
      try {
        await transport.sendMail(message);
      } catch (error) {
        throw toMailError(error);
      }
    },
  };
}

/** The server's own message often repeats the address: only codes are kept. */
function toMailError(error: unknown): MailError {
  if (error instanceof MailError) return error;
  const { code, responseCode } = smtpFailure.parse(error);
  const refused = code === 'EENVELOPE' && (responseCode ?? 0) >= 500;
  return new MailError(`The mail did not leave: ${[code, responseCode].filter(Boolean).join(' ')}`, refused);
}

const smtpFailure = z
  .object({ code: z.string().optional(), responseCode: z.number().optional() })
  .catch({ code: 'unknown' });
