import { coachesContract, type MyCoach } from '#member/coaches/contract.ts';
import { coachingOffer, safeBookingUrl, safePhotoUrl } from '#member/coaches/rules.ts';
import { assignCoach } from '#member/coaches/server/shared/assign-coach.ts';
import { findCoachOf, listTeamCoaches, type StoredCoach } from '#member/coaches/server/store.ts';
import { requireProfile } from '#member/profile/server/shared/require-profile.ts';
import { countBookedWorkshops } from '#member/workshops/server/store.ts';
import { implementContract } from '#platform/http/request-context.ts';
import type { Services } from '#platform/services.ts';

const api = implementContract(coachesContract);

const mine = api.mine.use(requireProfile).handler(async ({ context }) => {
  const { me, services } = context;
  const coach = await findOrAssign(services, me);
  return {
    coach: coach ? asSeen(coach) : null,
    offer: coachingOffer(await countBookedWorkshops(services.db, me)),
  };
});

/** Assigns a coach to a member who completed the funnel before any coach existed. */
async function findOrAssign({ db, clock }: Services, me: string): Promise<StoredCoach | undefined> {
  const known = await findCoachOf(db, me);
  if (known) return known;
  await db.transaction((tx) => assignCoach(tx, me, clock.now()));
  return findCoachOf(db, me);
}

function asSeen(coach: StoredCoach): MyCoach {
  return {
    firstName: coach.first_name,
    lastName: coach.last_name,
    specialty: coach.specialty,
    bio: coach.bio,
    email: coach.email,
    phone: coach.phone,
    photoUrl: safePhotoUrl(coach.photo_url),
    example: coach.example,
    bookingUrl: safeBookingUrl(coach.calendly),
  };
}

/** For the public pages, without a session: replaces the built-in bios with the stored ones. */
const team = api.team.handler(({ context }) => listTeamCoaches(context.services.db));

export const coachesRoutes = { mine, team };
