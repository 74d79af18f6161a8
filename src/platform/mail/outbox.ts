import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/client.ts';
import type { Env } from '../env.ts';
import type { Job, JobOptions, Jobs } from '../jobs.ts';
import type { Keys } from '../keys/keys.ts';
import { checkRecipient, type MailContent, MailError } from './mail-message.ts';
import type { MailName, MailTemplates, RenderMail } from './mail-templates.ts';
import { createMailer } from './mailer.ts';

type OutgoingMail<Name extends MailName> = {
  template: Name;
  to: string;
  data: MailTemplates[Name];
  /**
   * Idempotency key: two mails of one template to one address with one key are one mail (within a month). The data is
   * kept as long, with its secrets sealed.
   */
  key?: string;
};

export type Outbox = {
  /**
   * Enqueues a mail in the caller's transaction; it leaves once that has committed, with retries until the mail server
   * takes it.
   * @throws MailError when the recipient is not one plain address
   */
  send: <Name extends MailName>(db: Database, mail: OutgoingMail<Name>) => Promise<void>;
  /** A mail as its recipient would get it. */
  render: <Name extends MailName>(mail: OutgoingMail<Name>) => Promise<MailContent>;
  forget: (db: Database, mail: { to: string; template: MailName }) => Promise<void>;
  /** False while mails do not leave: the same answer for every address. Each process judges by its own attempts. */
  isHealthy: () => boolean;
};

type OutboxOptions = {
  jobs: Jobs;
  keys: Pick<Keys, 'seal' | 'open'>;
  env: Pick<Env, 'APP_URL' | 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>;
  clock: Clock;
  /** Lazy: loading the renderer takes half a second. */
  loadRenderer: () => Promise<RenderMail>;
  /**
   * Adds data that must not wait in the queue, such as the token of a link; called before each attempt, with the data
   * unsealed.
   * @returns fields to add to the data; undefined when the mail must no longer be sent
   */
  completeMail?: (mail: { template: MailName; to: string; data: object }) => Promise<object | undefined>;
  /** Called once a mail was handed over, under the id of its job; repeated when it failed. */
  noteSent?: (mail: { id: string; to: string; template: MailName }) => Promise<void>;
  retry?: MailRetry | undefined;
};

export type MailRetry = Pick<JobOptions, 'retryDelay' | 'retryDelayMax' | 'retryBackoff' | 'retryLimit'>;

type QueuedMail = { [Name in MailName]: OutgoingMail<Name> }[MailName];

export const MAIL_QUEUE = 'mail';
/** First after 2 s, then ever more slowly up to every 2 minutes, for about a day. */
const RETRY = { retryDelay: 2, retryBackoff: true, retryDelayMax: 120, retryLimit: 800 };
const ATTEMPT_SECONDS = 120;
/** After this silence an attempt of a killed node is repeated. */
const SIGN_OF_LIFE_SECONDS = 30;
const KEY_REMEMBERED_SECONDS = 30 * 86_400;
const UNSENT_KEPT_SECONDS = 86_400;
/** After this many rejections the address does not exist; more tries would look like spam. */
const REFUSED_TRIES = 5;
const FAILURES_OF_A_BREAKDOWN = 3;
const BREAKDOWN_LASTS_MS = 10 * 60_000;

/** Mails wait in the job queue: a mail server that is down delays them but fails no request. */
export async function createOutbox({
  jobs,
  keys,
  env,
  clock,
  loadRenderer,
  completeMail = async () => ({}),
  noteSent = async () => undefined,
  retry = RETRY,
}: OutboxOptions): Promise<Outbox> {
  const mailer = createMailer(env, clock);
  /** Ids of jobs, and whether a mail left. */
  const handedOver = new Map<string, boolean>();
  const failures = { inARow: 0, last: 0 };

  async function render<Name extends MailName>(
    { template, data }: OutgoingMail<Name>,
    late: object = {},
  ): Promise<MailContent> {
    const write = await loadRenderer();
    return write(template, { ...data, ...late }, env.APP_URL);
  }

  /** @returns false when the mail no longer applies */
  async function deliver({ id, data }: Job<QueuedMail>): Promise<boolean> {
    const mail = { ...data, data: { ...data.data, ...openLinks(keys, data.to, data.data) } };
    const late = await completeMail(mail);
    const content = await render(mail as QueuedMail, late);
    // Rendered all the same: response times of this process would otherwise reveal that no mail leaves.
    if (!late) return false;
    try {
      await mailer.deliver({ to: data.to, ...content }, id);
      failures.inARow = 0;
      return true;
    } catch (error) {
      if (!(error instanceof MailError && error.refused)) {
        failures.inARow += 1;
        failures.last = clock.now().getTime();
      }
      throw error;
    }
  }

  await jobs.work<QueuedMail>(MAIL_QUEUE, async (job) => {
    // A job is retried when the database could not record its completion; its mail must not be sent twice.
    if (!handedOver.has(job.id)) {
      try {
        handedOver.set(job.id, await deliver(job));
      } catch (error) {
        const hopeless = error instanceof MailError && error.refused && job.retries + 1 >= REFUSED_TRIES;
        if (!hopeless) throw error;
      }
    }
    const { to, template } = job.data;
    if (handedOver.get(job.id)) await noteSent({ id: job.id, to, template });
    // Without a key no record is needed, and the data may hold a link that opens a session.
    if (job.data.key) await jobs.complete(MAIL_QUEUE, job.id);
    else await jobs.erase(MAIL_QUEUE, job.id);
    handedOver.delete(job.id);
  });

  return {
    async send(db, mail) {
      checkRecipient(mail.to);
      const waiting = { ...mail, data: sealLinks(keys, mail.to, mail.data) };
      await jobs.send(db, MAIL_QUEUE, waiting, {
        ...retry,
        expireInSeconds: ATTEMPT_SECONDS,
        heartbeatSeconds: SIGN_OF_LIFE_SECONDS,
        ...(mail.key === undefined
          ? { deleteAfterSeconds: UNSENT_KEPT_SECONDS }
          : { deleteAfterSeconds: KEY_REMEMBERED_SECONDS, id: idOfKey(mail.template, mail.to, mail.key) }),
      });
    },
    render: (mail) => render(mail),
    forget: (db, mail) => jobs.eraseMatching(db, MAIL_QUEUE, mail),
    isHealthy: () =>
      failures.inARow < FAILURES_OF_A_BREAKDOWN || clock.now().getTime() - failures.last > BREAKDOWN_LASTS_MS,
  };
}

/** A deterministic job id per mail, so that the database itself refuses a duplicate. */
export function idOfKey(...parts: string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}

const PURPOSE = 'waiting mail';
/** Fields that work as a bearer secret: the token of a link, the address of a room. */
const OPENS_SOMETHING = ['token', 'link', 'room'];

const fields = z.record(z.string(), z.unknown());

/**
 * The data of a mail as it waits in the queue, and stays there for a month with a key: secrets are sealed for this
 * recipient, so that a copy of the database holds no working link.
 */
function sealLinks(keys: Pick<Keys, 'seal'>, to: string, data: object): object {
  const open = Object.entries(data).filter(([name, value]) => isSecret(name, value));
  if (open.length === 0) return data;
  const rest = Object.entries(data).filter(([name, value]) => !isSecret(name, value));
  const sealed = keys.seal(PURPOSE, to, Buffer.from(JSON.stringify(Object.fromEntries(open))));
  return { ...Object.fromEntries(rest), sealed };
}

/** Opens the sealed fields. @throws SealError when it waited longer than the former secret is accepted */
function openLinks(keys: Pick<Keys, 'open'>, to: string, data: object): object {
  const { sealed, ...rest } = fields.parse(data);
  if (typeof sealed !== 'string') return data;
  return { ...rest, ...fields.parse(JSON.parse(keys.open(PURPOSE, to, sealed).toString())) };
}

function isSecret(name: string, value: unknown): boolean {
  return OPENS_SOMETHING.includes(name) && typeof value === 'string';
}
