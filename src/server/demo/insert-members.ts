import { CONFIDING_PURPOSES } from '#identity/consents/rules.ts';
import { proofOf } from '#identity/consents/server/store.ts';
import type { Gender } from '#lib/gender.ts';
import type { AnsweredPrompt } from '#member/profile/contract.ts';
import type { Activity, LifeProject, LoveProfile, Quiz, SearchPreferences } from '#member/profile/rules.ts';
import { refreshMatchCard } from '#member/profile/server/shared/refresh-match-card.ts';
import type { Database } from '#platform/database/client.ts';
import {
  accounts,
  consents,
  lifeProjects,
  loveProfiles,
  profilePrompts,
  profiles,
  relationshipQuiz,
  searchPreferences,
  sharedValues,
  users,
} from '#server/schema.ts';

/** A member of a test or the demonstration; null means unanswered. */
export type InsertedMember = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  gender: Gender;
  birthDate: string;
  commune: { code: string; name: string; latitude: number; longitude: number };
  hasChildren: boolean;
  bio: string;
  prompts?: AnsweredPrompt[];
  preferences: SearchPreferences | null;
  lifeProject: LifeProject | null;
  activities: Activity[] | null;
  loveProfile: LoveProfile | null;
  quiz: Quiz | null;
};

const ROWS_PER_STATEMENT = 200;

/**
 * Inserts members as if each had gone through the funnel, in few statements.
 * @param passwordHash argon2id
 */
export async function insertMembers(
  tx: Database,
  members: readonly InsertedMember[],
  passwordHash: string,
  now: Date,
): Promise<void> {
  for (let start = 0; start < members.length; start += ROWS_PER_STATEMENT) {
    await insertBatch(tx, members.slice(start, start + ROWS_PER_STATEMENT), passwordHash, now);
  }
}

async function insertBatch(tx: Database, members: readonly InsertedMember[], password: string, now: Date) {
  const stamps = { createdAt: now, updatedAt: now };
  await tx
    .insert(users)
    .values(members.map(({ id, email }) => ({ id, name: '', email, emailVerified: true, ...stamps })));
  await tx.insert(accounts).values(
    members.map(({ id }) => ({
      id: `account-${id}`,
      userId: id,
      accountId: id,
      providerId: 'credential',
      password,
      ...stamps,
    })),
  );
  await tx.insert(profiles).values(members.map((member) => profileRow(member, now)));
  await insertAnswers(tx, members, now);
  await tx.insert(consents).values(
    members.flatMap(({ id, quiz }) =>
      (['terms', 'love-life', ...(quiz ? (['quiz'] as const) : []), ...CONFIDING_PURPOSES] as const).map(
        (purpose) => ({
          user_id: id,
          purpose,
          ...proofOf(purpose),
          given_at: now,
        }),
      ),
    ),
  );
  for (const { id } of members) await refreshMatchCard(tx, id);
}

export function profileRow(member: InsertedMember, now: Date) {
  return {
    id: member.id,
    first_name: member.firstName,
    last_name: member.lastName,
    gender: member.gender,
    birth_date: member.birthDate,
    city: member.commune.name,
    city_code: member.commune.code,
    has_children: member.hasChildren,
    bio: member.bio,
    latitude: member.commune.latitude,
    longitude: member.commune.longitude,
    created_at: now,
  };
}

async function insertAnswers(tx: Database, members: readonly InsertedMember[], now: Date): Promise<void> {
  const searches = members.flatMap(({ id, preferences }) =>
    preferences ? [{ id, ...preferences, chosen_at: now }] : [],
  );
  const lives = members.flatMap(({ id, lifeProject }) => (lifeProject ? [{ id, ...lifeProject }] : []));
  const values = members.flatMap(({ id, activities }) => (activities ? [{ id, activities }] : []));
  const loves = members.flatMap(({ id, loveProfile }) => (loveProfile ? [{ id, ...loveProfile }] : []));
  const quizzes = members.flatMap(({ id, quiz }) => (quiz ? [{ id, ...quiz, answered_at: now }] : []));
  const prompts = members.flatMap(({ id, prompts = [] }) =>
    prompts.map(({ prompt, answer }, position) => ({ user_id: id, position, prompt, answer })),
  );
  if (prompts.length) await tx.insert(profilePrompts).values(prompts);
  if (searches.length) await tx.insert(searchPreferences).values(searches);
  if (lives.length) await tx.insert(lifeProjects).values(lives);
  if (values.length) await tx.insert(sharedValues).values(values);
  if (loves.length) await tx.insert(loveProfiles).values(loves);
  if (quizzes.length) await tx.insert(relationshipQuiz).values(quizzes);
}
