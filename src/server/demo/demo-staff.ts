import { eq } from 'drizzle-orm';
import { STAFF_ROLES, type StaffRole } from '#desk/staff/rules.ts';
import { sealSecret } from '#identity/second-factor/server/shared/seal-secret.ts';
import { hashPassword } from '#platform/auth.ts';
import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import { coachAssignments, coaches, staff } from '#server/schema.ts';
import { demoTotpSecret } from './demo-totp-secret.ts';

const FIRST_NAMES: Record<StaffRole, string> = {
  support: 'Nadia',
  moderation: 'Marc',
  coach: 'Hélène',
  matchmaker: 'Solène',
  admin: 'Anne',
};

export const DEMO_STAFF = STAFF_ROLES.map((role) => ({
  id: `demo-equipe-${role}`,
  role,
  email: `${role}@exemple.invalid`,
  firstName: FIRST_NAMES[role],
}));

/** The team of the demonstration, if missing. Refused in production. */
export async function seedDemoStaff(
  { db, clock, secret, env }: Pick<Services, 'db' | 'clock' | 'secret' | 'env'>,
  password: string,
): Promise<void> {
  if (env.production) throw new Error('Demo staff is refused in production');
  if ((await db.$count(staff, eq(staff.is_example, true))) > 0) return;
  const now = clock.now();
  const passwordHash = await hashPassword(password);
  await db.insert(staff).values(
    DEMO_STAFF.map(({ id, role, email, firstName }) => ({
      id,
      email,
      first_name: firstName,
      roles: [role],
      password_hash: passwordHash,
      totp_secret: sealSecret(secret, { kind: 'staff', id }, demoTotpSecret(role)),
      totp_since: now,
      is_example: true,
      created_at: now,
    })),
  );
}

export async function giveDemoCoachADesk(tx: Database, member: string): Promise<void> {
  const [coach] = await tx
    .select({ id: coaches.id, firstName: coaches.first_name })
    .from(coaches)
    .innerJoin(coachAssignments, eq(coachAssignments.coach_id, coaches.id))
    .where(eq(coachAssignments.user_id, member));
  const colleague = DEMO_STAFF.find(({ role }) => role === 'coach');
  if (!coach || !colleague) return;
  await tx.update(coaches).set({ staff_id: colleague.id }).where(eq(coaches.id, coach.id));
  await tx.update(staff).set({ first_name: coach.firstName }).where(eq(staff.id, colleague.id));
}
