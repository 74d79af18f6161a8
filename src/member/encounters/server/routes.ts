import { downloadOf } from '#mechanisms/calendar/server/shared/calendar-file.ts';
import { hasContact, isOpenContact } from '#member/matching/server/contact-store.ts';
import { requireProfile, zoneOfMember } from '#member/profile/server/shared/require-profile.ts';
import { countDaily } from '#platform/daily-figures.ts';
import { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
import { refuse } from '#platform/http/refuse.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { LIMITS } from '#platform/rate-limit.ts';
import { write } from '#platform/write.ts';
import { type Encounter, encountersContract, MOMENT_SENTENCES } from '../contract.ts';
import { momentVerdicts, openMoments } from '../rules.ts';
import { acceptDate, endDate, instantsOf, proposeDate } from './change-encounter.ts';
import { encounterFile } from './date-in-mail.ts';
import { endFriendLink, findFriendLink, makeFriendLink } from './friend-link.ts';
import { lockPlan } from './shared/lock-plan.ts';
import {
  bothWrote,
  findEncounter,
  findPair,
  findRefusedMoments,
  listEncounters,
  meetingPlacesOf,
  momentsOf,
} from './store.ts';

const api = implementContract(encountersContract);

const REFUSALS = {
  'too-early': 'TOO_EARLY',
  'already-proposed': 'ALREADY_PROPOSED',
  received: 'SAME_PROPOSAL',
  changed: 'CHANGED',
  past: 'MOMENT_PAST',
} as const;

const upcoming = api.upcoming.use(requireProfile).handler(async ({ context: { me, services } }) => {
  const now = services.clock.now();
  const all = await listEncounters(services.db, me, now);
  return all.map((planned) => encounterSeenBy(me, planned, now)).toSorted(bySoonest);
});

const one = api.one.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  // Never reveals a block: the plan is simply empty.
  if (!(await hasContact(services.db, me, input.id))) throw errors.NOT_FOUND();
  const pair = await findPair(services.db, me, input.id);
  if (!pair) throw errors.NOT_FOUND();
  const now = services.clock.now();
  const all = await listEncounters(services.db, me, now);
  const encounters = all.map((planned) => encounterSeenBy(me, planned, now));
  return {
    encounter: encounters.find(({ contactId }) => contactId === input.id) ?? null,
    ...pair,
    refusedMoments: await findRefusedMoments(services.db, me, input.id),
    canPropose: await bothWrote(services.db, me, input.id),
    friendLink: await findFriendLink(services, me, input.id),
  };
});

const shareDate = api.shareDate.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  await enforceRateLimit(context, errors, LIMITS.saves, me);
  const url = await makeFriendLink(services, me, input.id);
  if (!url) throw errors.NOT_FOUND();
  return { url };
});

const unshareDate = api.unshareDate.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  await enforceRateLimit(context, errors, LIMITS.saves, me);
  if (!(await endFriendLink(services, me, input.id))) throw errors.NOT_FOUND();
});

const propose = api.propose.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  const moments = instantsOf(input, await zoneOfMember(services.db, me));
  const refused = momentVerdicts(moments, services.clock.now()).flatMap((verdict, place) =>
    verdict === 'ok' ? [] : [[`moments.${place}`, MOMENT_SENTENCES[verdict]] as const],
  );
  if (refused.length) throw errors.INVALID_INPUT({ data: { fields: Object.fromEntries(refused) } });
  await enforceRateLimit(context, errors, LIMITS.dates, me);
  await write(context, {
    lock: (tx) => lockPlan(tx, errors, me, input.id),
    change: async (writing) =>
      refuse(await proposeDate(services, writing, me, { ...input, moments }), REFUSALS, errors),
    publish() {
      services.live.publish([me, input.id]);
      countDaily(services, 'dates-proposed');
    },
  });
});

const accept = api.accept.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  await enforceRateLimit(context, errors, LIMITS.saves, me);
  await write(context, {
    lock: (tx) => lockPlan(tx, errors, me, input.id),
    change: async (writing) => refuse(await acceptDate(services, writing, me, input), REFUSALS, errors),
    publish() {
      services.live.publish([me, input.id]);
      countDaily(services, 'dates-agreed');
    },
  });
});

const end = api.end.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  await enforceRateLimit(context, errors, LIMITS.saves, me);
  await write(context, {
    lock: (tx) => lockPlan(tx, errors, me, input.id),
    change: async (writing) => refuse(await endDate(services, writing, me, input), REFUSALS, errors),
    publish: ({ live }) => live.publish([me, input.id]),
  });
});

const calendar = api.calendar.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  if (!(await isOpenContact(services.db, me, input.id))) throw errors.NOT_FOUND();
  const date = await findEncounter(services.db, me, input.id, services.clock.now());
  if (!date?.agreed_at) throw errors.NOT_FOUND();
  const file = encounterFile(
    {
      dateId: date.id,
      revision: date.revision,
      contactId: input.id,
      startsAt: date.agreed_at.toISOString(),
      place: { kind: date.place_kind, name: date.place_name },
      organizer: services.env.MAIL_FROM,
    },
    services.env.APP_URL,
    'PUBLISH',
  );
  return downloadOf(file);
});

/** Returns a plan as one of the two sees it. */
function encounterSeenBy(
  me: string,
  { row, person, mine: home, theirs }: Awaited<ReturnType<typeof listEncounters>>[number],
  now: Date,
): Encounter {
  const mine = row.proposer_id === me;
  const open = row.agreed_at ? [] : openMoments(momentsOf(row), now);
  return {
    contactId: mine ? row.invited_id : row.proposer_id,
    firstName: person.firstName,
    photoUrl: person.photoUrl,
    status: row.agreed_at ? 'agreed' : mine ? 'waiting' : 'to-answer',
    moments: open.map((moment) => moment.toISOString()),
    agreedAt: row.agreed_at?.toISOString() ?? null,
    changedAt: row.changed_at.toISOString(),
    place: {
      kind: row.place_kind,
      name: row.place_name,
      holdsContactDetails: !mine && row.place_holds_contact_details,
    },
    places: meetingPlacesOf(home, theirs),
    revision: row.revision,
  };
}

const PLACES: readonly Encounter['status'][] = ['to-answer', 'agreed', 'waiting'];

/** Sorts by status (to answer, agreed, waiting), then soonest first. */
function bySoonest(one: Encounter, other: Encounter): number {
  const place = PLACES.indexOf(one.status) - PLACES.indexOf(other.status);
  return place || (soonest(one) < soonest(other) ? -1 : 1);
}

function soonest({ agreedAt, moments }: Encounter): string {
  return agreedAt ?? moments[0] ?? '';
}

export const encountersRoutes = {
  upcoming,
  one,
  accept,
  calendar,
  shareDate,
  unshareDate,
  propose,
  end,
};
