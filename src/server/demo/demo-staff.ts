import { STAFF_ROLES, type StaffRole } from '#desk/staff/rules.ts';
import { sealSecret } from '#identity/factors/server/shared/seal-secret.ts';
import { hashPassword } from '#platform/auth.ts';
import type { Services } from '#platform/services.ts';
import { staff } from '#server/schema.ts';
import { DEMO_LOGIN, readDemonstration } from './demonstration.ts';

export const staffIdOf = (role: StaffRole): string => `demo-equipe-${role}`;

export const DEMO_STAFF = STAFF_ROLES.map((role) => ({
  id: staffIdOf(role),
  role,
  email: `${role}@exemple.invalid`,
}));

/** Inserts the team of the demonstration. Rejected in production. */
export async function seedDemoStaff(services: Pick<Services, 'db' | 'clock' | 'secret' | 'env'>) {
  const { db, clock, secret, env } = services;
  if (env.production) throw new Error('Demo staff is refused in production');
  const now = clock.now();
  const { team } = await readDemonstration();
  const passwordHash = await hashPassword(DEMO_LOGIN.password);
  await db.insert(staff).values(
    DEMO_STAFF.map(({ id, role, email }) => ({
      id,
      email,
      first_name: team[role],
      roles: [role],
      password_hash: passwordHash,
      totp_secret: sealSecret(secret, { kind: 'staff', id }, demoTotpSecret(role)),
      totp_since: now,
      is_example: true,
      created_at: now,
    })),
  );
}

/** Public, like the demo password: used by `/dev/codes` and the end-to-end tests. */
export function demoTotpSecret(role: StaffRole): Buffer {
  return Buffer.from(`lueur-demo-${role}`.padEnd(20, '.'));
}
