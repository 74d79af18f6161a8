import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, request } from '@playwright/test';
import { codeAt, stepAt } from '#identity/factors/server/shared/totp.ts';
import { STAFF_ROLES, type StaffRole } from '../src/desk/staff/rules.ts';
import { demoTotpSecret } from '../src/server/demo/demo-staff.ts';
import { DEMO_LOGIN } from '../src/server/demo/demonstration.ts';
import { ORIGIN } from './ports.ts';

const FOLDER = join('.tmp', 'e2e-desk');
const fileOf = (role: StaffRole) => join(FOLDER, `${role}.json`);

type Session = Awaited<ReturnType<APIRequestContext['storageState']>>;

/** Runs before all tests: every demo colleague logs in once, since a code works only once. */
export default async function openDeskSessions(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  await Promise.all(
    STAFF_ROLES.map(async (role) => {
      const api = await request.newContext({ baseURL: ORIGIN, extraHTTPHeaders: { origin: ORIGIN } });
      const email = `${role}@exemple.invalid`;
      await post(api, '/api/desk/log-in', { email, password: DEMO_LOGIN.password });
      await post(api, '/api/desk/second-factor', { code: codeAt(demoTotpSecret(role), stepAt(new Date())) });
      writeFileSync(fileOf(role), JSON.stringify(await api.storageState()));
      await api.dispose();
    }),
  );
}

async function post(api: APIRequestContext, path: string, data: object): Promise<void> {
  const answer = await api.post(path, { data });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
}

export function deskSession(role: StaffRole): Session['cookies'] {
  const session: Session = JSON.parse(readFileSync(fileOf(role), 'utf8'));
  return session.cookies;
}
