import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#platform/database/client.ts';
import { parseEnv } from '#platform/env.ts';
import { lockDataDirectory } from '#platform/single-instance.ts';
import { createPostgresDatabase } from '#testing/postgres-database.ts';
import { startTestApp } from '#testing/test-app.ts';
import { printTeam } from './team-commands.ts';

const LINK = /http:\/\/localhost:3000\/equipe\/mot-de-passe#jeton=([\w-]{43})/;
const SERVER = process.env.TEST_DATABASE;
const closing: (() => Promise<unknown>)[] = [];
afterAll(() => Promise.all(closing.map((close) => close())));

type Ended = { code: number; out: string; refused: string };

function team(variables: Record<string, string>, ...words: string[]): Promise<Ended> {
  const env = { PATH: process.env.PATH ?? '', NODE_ENV: 'development', ...variables };
  return new Promise((resolve) => {
    execFile('tsx', ['src/server/team.ts', ...words], { env }, (error, out, refused) =>
      resolve({ code: Number(error?.code ?? 0), out, refused }),
    );
  });
}

const folder = () => mkdtempSync(join(tmpdir(), 'lueur-team-'));

describe.each([
  ['the embedded database', true],
  ['PostgreSQL', SERVER !== undefined],
])('the team on %s', (name, here) => {
  test.runIf(here)('the first admin gets in through the printed link, and is listed', async () => {
    const embedded = name === 'the embedded database';
    const variables: Record<string, string> = { DATA_DIR: folder() };
    if (!embedded) {
      const database = `lueur_team_${process.pid}`;
      const made = await createPostgresDatabase(SERVER ?? '', database);
      await made.database.close();
      variables.DATABASE_URL = new URL(database, SERVER).href;
    }
    const created = await team(variables, 'create-admin', 'Chef@Exemple.invalid');
    expect(created).toMatchObject({ code: 0, refused: '' });
    expect(created.out).toContain('chef@exemple.invalid a maintenant un accès à l’administration.');
    const token = LINK.exec(created.out)?.[1] ?? '';
    expect(token).not.toBe('');
    const database = await openDatabase(parseEnv(variables));
    const app = await startTestApp({ database });
    closing.push(async () => {
      await app.stop();
      await database.close();
    });
    app.clock.set(new Date().toISOString());
    expect(await printTeam(app.services)).toEqual([
      'chef@exemple.invalid · Administration · Invitation envoyée',
    ]);
    const browser = app.browser();
    const password = 'un matin de printemps';
    await browser.client.deskStaff.setPassword({ token, firstName: 'Anne', password });
    await browser.client.deskStaff.logIn({ email: 'chef@exemple.invalid', password });
    expect((await browser.client.deskStaff.session()).stage).toBe('enrolment');
  });
});

test('an impossible command is rejected in one sentence', async () => {
  const variables = { DATA_DIR: folder() };
  expect(await team(variables, 'create-admin', 'pas une adresse')).toMatchObject({
    code: 1,
    refused: expect.stringContaining('Cette adresse e-mail ne semble pas valide'),
  });
  const release = await lockDataDirectory(variables.DATA_DIR);
  const busy = await team(variables, 'list');
  release();
  expect(busy).toMatchObject({
    code: 1,
    refused: expect.stringContaining('Le serveur utilise la base embarquée'),
  });
});
