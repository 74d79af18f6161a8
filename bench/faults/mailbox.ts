import { setTimeout as pause } from 'node:timers/promises';
import type { ParsedMail } from 'mailparser';
import { smtpPeer } from '#testing/smtp-peer.ts';
import type { Defer } from '../shared/run-bench.ts';

const LOOKED_AT_EVERY_MS = 100;
const TOKEN = /#jeton=([\w-]+)/;

/** The mail server that receives all mails, and can be made unavailable. */
export class Mailbox {
  private readonly received: ParsedMail[] = [];
  private peer = smtpPeer(this.received);
  private port = 0;

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  async open(): Promise<void> {
    // A closed one accepts no further mail, even when listening.
    this.peer = smtpPeer(this.received);
    this.port = await this.peer.open(this.port);
  }

  close(): Promise<void> {
    return this.peer.close();
  }

  get count(): number {
    return this.received.length;
  }

  /** Returns the number of mails to an address. */
  countTo(address: string): number {
    return this.mailsTo(address).length;
  }

  /** Counts mails received more than once: the same content under the same id. */
  countTwice(): number {
    const numbers = this.received.map(({ messageId }) => messageId).filter(Boolean);
    return numbers.length - new Set(numbers).size;
  }

  /** Returns the token of the last link mailed to an address, once there are more mails than `before`. */
  async waitForToken(address: string, before: number, isOver: () => boolean): Promise<string | undefined> {
    while (!isOver()) {
      const mails = this.mailsTo(address);
      const token = mails.length > before ? TOKEN.exec(mails.at(-1)?.text ?? '')?.[1] : undefined;
      if (token) return token;
      await pause(LOOKED_AT_EVERY_MS);
    }
    return undefined;
  }

  private mailsTo(address: string): ParsedMail[] {
    return this.received.filter(({ to }) => [to].flat().some((one) => one?.text.includes(address)));
  }
}

export async function openMailbox(defer: Defer): Promise<Mailbox> {
  const mailbox = new Mailbox();
  await mailbox.open();
  defer(() => mailbox.close());
  return mailbox;
}
