import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { aConversation, aMessage } from '#testing/conversations.ts';
import { createPostgresDatabase } from '#testing/postgres-database.ts';
import { startTestApp } from '#testing/test-app.ts';

const SERVER = process.env.TEST_DATABASE ?? '';
/** Plausible changes of the next release, within the rules of decision 22. */
const NEXT_RELEASE = [
  'ALTER TABLE "chat_messages" ADD COLUMN "mood" text',
  'ALTER TABLE "chat_messages" ADD COLUMN "stars" integer DEFAULT 0 NOT NULL',
  'ALTER TABLE "profiles" ADD CONSTRAINT "of_tomorrow" CHECK (length(first_name) < 1000) NOT VALID',
  'ALTER TABLE "profiles" VALIDATE CONSTRAINT "of_tomorrow"',
  'CREATE TABLE "of_tomorrow" ("id" text PRIMARY KEY REFERENCES "users" ("id"))',
  'CREATE INDEX CONCURRENTLY "chat_messages_of_tomorrow" ON "chat_messages" ("created_at")',
];

test.runIf(SERVER)(
  'a node serves without an error during and after the schema change of the next release',
  async () => {
    const { database, url } = await createPostgresDatabase(
      SERVER,
      `lueur_next_${randomBytes(6).toString('hex')}`,
    );
    const app = await startTestApp({ database });
    onTestFinished(async () => {
      await app.stop();
      await database.close();
    });
    await app.reset();
    const { claire, karim } = await aConversation(app);
    let isOver = false;
    let sent = 0;
    const talking = (async () => {
      while (!isOver) {
        await claire.client.conversations.send(aMessage(karim, `Message ${sent}`));
        await karim.client.conversations.thread({ id: claire.member.id });
        sent += 1;
        // A member may send thirty messages a minute.
        app.clock.advance({ ms: 3000 });
      }
    })();
    const release = new pg.Client({ connectionString: url });
    await release.connect();
    for (const statement of NEXT_RELEASE) {
      const before = sent;
      await release.query(statement);
      await expect.poll(() => sent).toBeGreaterThan(before + 2);
    }
    isOver = true;
    await talking;
    await release.end();
    const { messages } = await karim.client.conversations.thread({ id: claire.member.id });
    expect(messages.at(-1)).toMatchObject({ content: `Message ${sent - 1}` });
  },
);
