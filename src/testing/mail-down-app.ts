import type { ParsedMail } from 'mailparser';
import { smtpPeer } from './smtp-peer.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { createPglite } from './test-db.ts';

interface MailDownApp {
  app: TestApp;
  /** Mails that the server accepted once open. */
  received: ParsedMail[];
  openMailServer: () => Promise<unknown>;
  close: () => Promise<void>;
}

/** Retries at each poll of the queue, without backoff. */
const AT_ONCE = { retryDelay: 0, retryBackoff: false, retryLimit: 800 };

/** Starts the real application on its own database; its mail server responds only once opened. */
export async function mailDownApp(variables: Record<string, string> = {}): Promise<MailDownApp> {
  const probe = smtpPeer([]);
  const port = await probe.open(0);
  await probe.close();
  const database = await createPglite();
  const app = await startTestApp({
    database,
    variables: { SMTP_URL: `smtp://127.0.0.1:${port}`, ...variables },
    mailRetry: AT_ONCE,
  });
  const received: ParsedMail[] = [];
  const peer = smtpPeer(received);
  return {
    app,
    received,
    openMailServer: () => peer.open(port),
    async close() {
      await app.stop();
      await peer.close();
      await database.close();
    },
  };
}
