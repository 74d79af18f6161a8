import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { profileVerifications } from './tables.ts';

/** Finds the verification of a member. `lost`: the first photo has changed since. */
export async function findVerification(
  db: Database,
  member: string,
): Promise<{ verifiedAt: Date; lost: boolean } | undefined> {
  const [row] = await db.select().from(profileVerifications).where(eq(profileVerifications.user_id, member));
  return row && { verifiedAt: row.verified_at, lost: row.photo_id === null };
}

export async function isVerified(db: Database, member: string): Promise<boolean> {
  return (await findVerification(db, member))?.lost === false;
}

/** Saves a verification. @param photo first photo, with which the face was compared */
export async function saveVerification(
  tx: Database,
  { member, photo, by, now }: { member: string; photo: string; by: string; now: Date },
): Promise<void> {
  const row = { photo_id: photo, verified_at: now, verified_by: by };
  await tx
    .insert(profileVerifications)
    .values({ user_id: member, ...row })
    .onConflictDoUpdate({ target: profileVerifications.user_id, set: row });
}
