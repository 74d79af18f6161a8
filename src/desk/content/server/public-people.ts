import { NEEDED_PEOPLE, type PeopleKind, type PublicPeople } from '#lib/public-people.ts';
import { safePhotoUrl } from '#member/coaches/rules.ts';
import { listCoaches } from '#member/coaches/server/store.ts';
import type { Database } from '#platform/database/client.ts';
import { whoIsShown } from '../rules.ts';
import { listTeamMembers, listTestimonials } from './store.ts';

/** Returns the people who replace the examples of the build. */
export async function readPublicPeople(db: Database): Promise<PublicPeople> {
  const coaches = whoIsShown(await listCoaches(db));
  const team = whoIsShown(await listTeamMembers(db));
  const testimonials = whoIsShown(await listTestimonials(db));
  return {
    ...(coaches && {
      coaches: coaches.map((one) => ({
        ...common(one),
        firstName: one.first_name,
        lastName: one.last_name,
        role: one.specialty,
        bio: one.bio,
        tags: one.tags,
      })),
    }),
    ...(team && {
      team: team.map(({ name, role, line, publisher_town, ...one }) => ({
        ...common(one),
        name,
        role,
        line,
        publisherTown: publisher_town,
      })),
    }),
    ...(testimonials && {
      testimonials: testimonials.map(({ text, first_name, young, ...one }) => ({
        ...common(one),
        text,
        author: first_name,
        young,
      })),
    }),
  };
}

function common(one: { id: string; photo_url: string | null; example: boolean }) {
  return { key: one.id, picture: safePhotoUrl(one.photo_url), example: one.example };
}

export function listInvented(people: PublicPeople): PeopleKind[] {
  return NEEDED_PEOPLE.filter((kind) => people[kind]?.some(({ example }) => example) ?? true);
}
