import { mkdtempSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import { like } from 'drizzle-orm';
import type { Hono } from 'hono';
import { beforeEach } from 'vitest';
import type { StaffRole } from '#desk/staff/rules.ts';
import { rememberDevice } from '#identity/accounts/server/shared/known-device.ts';
import type { Live } from '#live/server/live.ts';
import type { OpenDatabase } from '#platform/database/client.ts';
import { parseEnv } from '#platform/env.ts';
import type { MailRetry } from '#platform/mail/outbox.ts';
import type { Services } from '#platform/services.ts';
import { createApp } from '#server/create-app.ts';
import { createServices } from '#server/create-services.ts';
import { type InsertedMember, insertMembers } from '#server/demo/insert-members.ts';
import { staffAudit } from '#server/schema.ts';
import { aMember } from './factories.ts';
import { failedRequests } from './failed-requests.ts';
import { TestBrowser } from './test-browser.ts';
import { TEST_DAY, TestClock } from './test-clock.ts';
import { insertColleague, openDesk, type TestColleague } from './test-colleagues.ts';
import { emptyDatabase, testDatabase } from './test-db.ts';

/**
 * Inserted members log in thousands of times: the same argon2id, with less work. A sign-up in a test uses the real
 * cost.
 */
const QUICK = { memoryCost: 8, timeCost: 1 };
export const TEST_PASSWORD = 'un beau soir d’été';

type LogLine = { level: string; event: string; fields: Record<string, unknown> };

/** The real application in process, on the database of the run. */
export class TestApp {
  readonly clock: TestClock;
  readonly services: Services;
  readonly live: Live;
  /** Shuts down like a process; the database stays open. */
  readonly stop: () => Promise<void>;
  readonly logs: LogLine[];
  /** Request log, one line per request. */
  readonly requests: LogLine[];
  readonly app: Hono;
  /** Hash of `TEST_PASSWORD`, fast to verify. */
  readonly passwordHash: string;
  /** Mails already read, by file. */
  private readonly mails = new Map<string, ArrivedMail>();

  constructor(parts: {
    clock: TestClock;
    services: Services;
    live: Live;
    stop: () => Promise<void>;
    logs: LogLine[];
    requests: LogLine[];
    app: Hono;
    passwordHash: string;
  }) {
    this.clock = parts.clock;
    this.services = parts.services;
    this.live = parts.live;
    this.stop = parts.stop;
    this.logs = parts.logs;
    this.requests = parts.requests;
    this.app = parts.app;
    this.passwordHash = parts.passwordHash;
  }

  get db() {
    return this.services.db;
  }

  /** Resets to an empty database, no mail, the clock at noon of an ordinary day, an empty log. */
  async reset(): Promise<void> {
    await Promise.all([emptyDatabase(this.db), this.emptyMailbox()]);
    this.services.leases.clear();
    this.services.sessions.forget(() => true);
    this.services.securityEvents.clear();
    this.clock.set(TEST_DAY);
    this.logs.length = 0;
    this.requests.length = 0;
  }

  /**
   * Creates a browser: keeps its cookies, sends our Origin.
   * @param cookies of another browser, copied
   */
  browser(cookies: ReadonlyMap<string, string> = new Map()): TestBrowser {
    const browser = new TestBrowser(this.app, this.clock);
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    return browser;
  }

  async insert<Members extends InsertedMember[]>(...members: Members): Promise<Members> {
    await this.db.transaction((tx) => insertMembers(tx, members, this.passwordHash, this.clock.now()));
    return members;
  }

  /** Creates a browser that a member has used before, as most log-ins are: its log-in sends no mail. */
  knownBrowser(member: string): TestBrowser {
    const browser = this.browser();
    const answerHeaders = new Headers();
    rememberDevice({ services: this.services, headers: new Headers(), answerHeaders }, member);
    for (const cookie of answerHeaders.getSetCookie()) browser.keep(cookie);
    return browser;
  }

  /** Creates a browser in which a member, created if needed, has logged in. */
  async memberBrowser(member: InsertedMember = aMember()): Promise<TestBrowser & { member: InsertedMember }> {
    await this.insert(member);
    const browser = this.knownBrowser(member.id);
    await browser.client.accounts.logIn({ email: member.email, password: TEST_PASSWORD });
    return Object.assign(browser, { member });
  }

  /** Creates a browser in which a new colleague has logged in with both factors. */
  async staffBrowser(...roles: [StaffRole, ...StaffRole[]]): Promise<TestBrowser & { staff: TestColleague }> {
    const colleague = await insertColleague(this, roles);
    return Object.assign(await openDesk(this, colleague), { staff: colleague });
  }

  /** Returns the lines of the team's log, oldest first. @param actions beginning of their names, all if empty */
  auditLog(actions = '') {
    return this.db
      .select()
      .from(staffAudit)
      .where(like(staffAudit.action, `${actions}%`))
      .orderBy(staffAudit.id);
  }

  /** Returns the mails sent to an address, oldest first; waits until there are `count`. */
  async mailsTo(address: string, count = 1): Promise<ArrivedMail[]> {
    for (let tries = 0; tries < 3000; tries += 1) {
      await this.readNewMails();
      const theirs = [...this.mails.values()].filter((mail) => mail.to === address);
      // By arrival: the names start with the time of the test clock, which each test sets.
      if (theirs.length >= count) return theirs.sort((one, other) => one.arrivedMs - other.arrivedMs);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`No ${count} mail(s) left for ${address}`);
  }

  private get mailFolder(): string {
    return join(this.services.env.DATA_DIR, 'mail');
  }

  /** Reads each file only once. */
  private async readNewMails(): Promise<void> {
    const names = (await readdir(this.mailFolder).catch(() => [])).sort();
    const unread = names.filter((name) => name.endsWith('.json') && !this.mails.has(name));
    for (const name of unread) this.mails.set(name, await readMail(join(this.mailFolder, name)));
  }

  private async emptyMailbox(): Promise<void> {
    const names = await readdir(this.mailFolder).catch(() => []);
    await Promise.all(names.map((name) => rm(join(this.mailFolder, name), { force: true })));
    this.mails.clear();
  }

  /** Returns the token of the last link among `count` mails to an address, which may arrive in any order. */
  async mailedToken(address: string, count = 1): Promise<string> {
    const mails = await this.mailsTo(address, count);
    const tokens = mails.flatMap(({ text }) => /#jeton=([\w-]+)/.exec(text)?.[1] ?? []);
    const token = tokens.at(-1);
    if (!token) throw new Error(`No mail to ${address} holds a link`);
    return token;
  }
}

type ArrivedMail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  headers?: Record<string, string>;
  arrivedMs: number;
};

async function readMail(file: string): Promise<ArrivedMail> {
  const [text, { mtimeMs }] = await Promise.all([readFile(file, 'utf8'), stat(file)]);
  return { ...JSON.parse(text), arrivedMs: mtimeMs };
}

let shared: Promise<TestApp> | undefined;

/** The application of this run, with the data of the previous test. */
export function sharedApp(): Promise<TestApp> {
  shared ??= create();
  return shared;
}

/** The application of this run, reset before each test of the calling file. */
export async function testApp(): Promise<TestApp> {
  const app = await sharedApp();
  beforeEach(() => app.reset());
  return app;
}

/** Starts a second process of the same site: its own services, with the same database and clock. */
export async function anotherNode({ clock }: TestApp): Promise<TestApp> {
  return create(clock);
}

async function create(clock?: TestClock): Promise<TestApp> {
  return startTestApp({ database: await testDatabase(), clock });
}

/** @param variables of the environment, added to or replacing those of every test */
export async function startTestApp({
  database,
  clock = new TestClock(),
  variables = {},
  secrets = { secret: 'a secret that only the tests know, 32+' },
  mailRetry,
}: {
  database: OpenDatabase;
  clock?: TestClock | undefined;
  variables?: Record<string, string>;
  secrets?: { secret: string; formerSecret?: string };
  mailRetry?: MailRetry;
}): Promise<TestApp> {
  const logs: LogLine[] = [];
  const requests: LogLine[] = [];
  const env = parseEnv({
    DEMO: '0',
    NODE_ENV: 'test',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'lueur-test-')),
    TEAM_EMAIL: 'equipe@equipe.invalid',
    RELATIONS_EMAIL: 'relations@equipe.invalid',
    ...variables,
  });
  const { services, live, stop } = await createServices({
    env,
    database,
    ...secrets,
    clock,
    mailRetry,
    log: (level, event, fields = {}) => {
      (event === 'request' ? requests : logs).push({ level, event, fields });
      if (event === 'request-failed') failedRequests.push(JSON.stringify(fields));
    },
    // Disabled timer: a test that checks them flushes them.
    securityEventsAfterMs: Number.POSITIVE_INFINITY,
  });
  const app = createApp({
    services,
    addressOf: (context) => context.req.header('x-test-address') ?? '127.0.0.1',
  });
  return new TestApp({
    clock,
    services,
    live,
    stop,
    logs,
    requests,
    app,
    passwordHash: await hash(TEST_PASSWORD, QUICK),
  });
}

let addresses = 0;
/** Returns an address that no other test of the run uses. */
export const newAddress = () => `adresse-${process.pid}-${addresses++}@exemple.invalid`;

/** Returns the error code of a call; fails when the call succeeds. */
export async function refusalOf(call: Promise<unknown>): Promise<string> {
  const answer = await call.then(
    () => 'success',
    (error: unknown) => error,
  );
  if (answer instanceof Error && 'code' in answer) return String(answer.code);
  if (answer instanceof Error) throw answer;
  throw new Error('The call succeeded');
}
