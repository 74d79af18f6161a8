import { insertConversation } from '#member/matching/server/contact-store.ts';
import { hashPassword } from '#platform/auth.ts';
import type { Database } from '#platform/database/client.ts';
import { insertMembers } from '#server/demo/insert-members.ts';
import { aMan, aMember } from '#testing/factories.ts';
import { OVER_TLS, signIn } from '../shared/sign-in.ts';
import type { Stage } from './stage.ts';

export const PASSWORD = 'mesure de ce qui résiste';
const TERMS = { preferred_gender: 'femme', min_age: 25, max_age: 60, max_distance: 50 } as const;

/** Addresses as the factories create them. */
export const addressOf = (id: string) => `${id}@exemple.invalid`;

export type People = Awaited<ReturnType<typeof storePeople>>;

/**
 * Stores fictional members: couples in conversation, residents who change their own data, and some who are only there
 * to be met.
 */
export async function storePeople(
  db: Database,
  { people: sizes, secret, now, site }: Pick<Stage, 'people' | 'secret' | 'now' | 'site'>,
) {
  const couples = namesOf('couple', sizes.couples).map((id): [string, string] => [`${id}-f`, `${id}-m`]);
  const residents = namesOf('voisine', sizes.residents);
  const password = await hashPassword(PASSWORD);
  await db.transaction(async (tx) => {
    const members = [
      ...couples.flatMap(([woman, man]) => [aMember({ id: woman }), aMan({ id: man })]),
      ...residents.map((id) => aMember({ id })),
      ...namesOf('passant', sizes.bystanders).map((id) => aMan({ id, preferences: TERMS })),
    ];
    await insertMembers(tx, members, password, now());
    for (const [woman, man] of couples) await insertConversation(tx, woman, man, now());
  });
  const awake = [...couples.flat(), ...residents].map((id) => ({ id }));
  const cookies = await signIn({ db }, awake, { secret, now: now(), ...(site && { prefix: OVER_TLS }) });
  return { couples, residents, cookies };
}

function namesOf(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, place) => `${name}-${place}`);
}
