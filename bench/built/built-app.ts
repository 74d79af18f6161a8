import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import { Hono } from 'hono';
import type { ParsedMail } from 'mailparser';
import type { OpenDatabase } from '#platform/database/client.ts';
import { parseEnv } from '#platform/env.ts';
import { createServices } from '#server/create-services.ts';
import { createPostgresDatabase } from '#testing/postgres-database.ts';
import { smtpPeer } from '#testing/smtp-peer.ts';
import { TEST_PASSWORD, TestApp } from '#testing/test-app.ts';
import { build } from '../../scripts/build.ts';
import type { BenchRun } from '../shared/run-bench.ts';
import { say } from '../shared/say.ts';
import { BuiltNode } from './built-node.ts';
import { type Exchange, overHttp } from './over-http.ts';
import { RunningClock } from './running-clock.ts';

const URL_OF_SITE = 'https://lueur.invalid';
const WITHIN_MS = 10_000;
/** Inserted members log in often: the same argon2id, with less work. */
const QUICK = { memoryCost: 8, timeCost: 1 };

export type BuiltApp = {
  /**
   * What the tests work with. Its requests go over HTTP to the built product; its services are those of a second node of
   * this process, on the same database.
   */
  app: TestApp;
  node: BuiltNode;
  database: OpenDatabase;
  databaseUrl: string;
  /** Of the site, under which browsers know it. */
  url: string;
  /** Every mail that left, of either node. */
  mails: ParsedMail[];
  /** The log of the second node: of the jobs that it took. */
  logOfJobs: () => string;
};

/** Its mails leave by SMTP. */
class AppOverHttp extends TestApp {
  mails: ParsedMail[] = [];

  override async mailsTo(address: string, count = 1): ReturnType<TestApp['mailsTo']> {
    const until = Date.now() + WITHIN_MS;
    while (Date.now() < until) {
      const theirs = this.mails.filter(({ to }) => JSON.stringify(to ?? '').includes(address));
      if (theirs.length >= count)
        return theirs.map(({ subject = '', text = '', html }) => ({ subject, text, html: html || '' }));
      await pause(100);
    }
    throw new Error(`No ${count} mail(s) left for ${address}`);
  }
}

/**
 * The built product in production on a PostgreSQL of its own, as the tests see an application in process.
 * @param seen told every exchange with it
 */
export async function openBuiltApp(run: BenchRun, seen: (exchange: Exchange) => void): Promise<BuiltApp> {
  await build();
  const name = `lueur_built_${randomBytes(4).toString('hex')}`;
  const { database, url: databaseUrl } = await createPostgresDatabase(run.postgres.url, name);
  run.defer(() => database.close());
  const mails: ParsedMail[] = [];
  const post = smtpPeer(mails);
  const smtpPort = await post.open(0);
  run.defer(() => post.close());
  const clock = new RunningClock();
  const secret = randomBytes(32).toString('base64url');
  const settings = { databaseUrl, secret, url: URL_OF_SITE, smtpPort, clock: clock.ofNodes };
  const node = new BuiltNode(settings);
  run.defer(() => node.stop());
  await node.start();
  say('A node of the built product is ready');
  const logs: TestApp['logs'] = [];
  const env = parseEnv({
    NODE_ENV: 'production',
    APP_URL: URL_OF_SITE,
    DATABASE_URL: databaseUrl,
    DATA_DIR: node.data,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    AUTH_SECRET: secret,
    TEAM_EMAIL: 'equipe@equipe.invalid',
    RELATIONS_EMAIL: 'relations@equipe.invalid',
    PHOTO_MODEL: 'off',
  });
  const log = (level: string, event: string, fields = {}) => void logs.push({ level, event, fields });
  const { services, live, stop } = await createServices({ env, database, secret, clock, log });
  run.defer(stop);
  const send = overHttp({ port: node.port, url: URL_OF_SITE }, seen);
  const door = new Hono().all('*', (context) => send(context.req.raw));
  const passwordHash = await hash(TEST_PASSWORD, QUICK);
  const app = new AppOverHttp({ clock, services, live, stop, logs, requests: [], app: door, passwordHash });
  app.mails = mails;
  return {
    app,
    node,
    database,
    databaseUrl,
    url: URL_OF_SITE,
    mails,
    logOfJobs: () => JSON.stringify(logs),
  };
}
