import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { EnvError } from './env.ts';
import { readSecretFiles } from './secret-files.ts';

function fileWith(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'lueur-secret-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'secret');
  writeFileSync(path, text);
  return path;
}

test('reads a secret from the file that its variable names, without the trailing line break', () => {
  const source = { AUTH_SECRET_FILE: fileWith('un secret\n'), PORT: '3000' };
  expect(readSecretFiles(source)).toMatchObject({ AUTH_SECRET: 'un secret', PORT: '3000' });
});

test('prefers a secret that is set directly', () => {
  const source = { SMTP_URL: 'smtp://a', SMTP_URL_FILE: fileWith('smtp://b') };
  expect(readSecretFiles(source)).toMatchObject({ SMTP_URL: 'smtp://a' });
});

test('stops the start with the name of an unreadable file', () => {
  const missing = () => readSecretFiles({ AUTH_SECRET_FILE: '/nulle/part' });
  expect(missing).toThrow(EnvError);
  expect(missing).toThrow('AUTH_SECRET_FILE');
});
