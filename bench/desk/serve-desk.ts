import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insertStaffSession } from '#desk/staff/server/session-store.ts';
import { hashStaffToken, newToken, staffCookie } from '#desk/staff/server/shared/staff-cookie.ts';
import type { OpenDatabase } from '#platform/database/client.ts';
import { parseEnv } from '#platform/env.ts';
import { createApp } from '#server/create-app.ts';
import { createServices } from '#server/create-services.ts';
import { staff } from '#server/schema.ts';

/** The real application with a colleague who has every role. */
export async function serveDesk(database: OpenDatabase) {
  const folder = mkdtempSync(join(tmpdir(), 'lueur-bench-'));
  const env = parseEnv({ NODE_ENV: 'test', DATA_DIR: folder });
  const secret = randomBytes(32).toString('base64url');
  const { services, stop } = await createServices({ env, database, secret, log: () => undefined });
  const now = new Date();
  const roles = ['support' as const, 'moderation' as const, 'admin' as const];
  await database.db
    .insert(staff)
    .values({ id: 'banc', email: 'banc@exemple.invalid', first_name: 'Nadia', roles, created_at: now });
  const token = newToken();
  const session = { staffId: 'banc', tokenHash: hashStaffToken(token), secondFactorAt: now, now };
  await insertStaffSession(database.db, session);
  const app = createApp({ services, addressOf: () => '127.0.0.1' });
  const cookie = staffCookie(services, token).split(';')[0] ?? '';
  return {
    /** A whole request, answer read to the end. @param path below `/api` */
    async ask(path: string): Promise<unknown> {
      const response = await app.request(`/api${path}`, { headers: { cookie } });
      const body: unknown = await response.json();
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
      return body;
    },
    async stop() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
