import { DAY_MS } from '#lib/durations.ts';
import { checkFreeText } from '#lib/free-text/contact-details.ts';
import { holdsInsult } from '#lib/free-text/insults.ts';
import { askedAboutFrom } from '#member/encounters/rules.ts';
import { listDatesToTell, markAnswered } from '#member/encounters/server/store.ts';
import { hasContact, isBlocked, lockConversation } from '#member/matching/server/contact-store.ts';
import { requireProfile } from '#member/profile/server/shared/require-profile.ts';
import type { Database } from '#platform/database/client.ts';
import { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
import { refuse } from '#platform/http/refuse.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { LIMITS } from '#platform/rate-limit.ts';
import { UNCHANGED, write } from '#platform/write.ts';
import { meetingContract, SENTENCE_REFUSALS } from '../contract.ts';
import { ASKED_FOR_DAYS } from '../rules.ts';
import { publishChange } from './publish-change.ts';
import { maySay, readMeeting } from './read-meeting.ts';
import { recordFeedback } from './record-feedback.ts';
import { findDeclarations, insertDeclaration, listDeclared } from './store.ts';

const api = implementContract(meetingContract);

const state = api.state.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  if (!(await hasContact(services.db, me, input.id))) throw errors.NOT_FOUND();
  return readMeeting(services.db, me, input.id, services.clock.now());
});

const toTell = api.toTell.use(requireProfile).handler(async ({ context: { me, services } }) => {
  const { db, clock } = services;
  const now = clock.now();
  const dates = await listDatesToTell(db, me, new Date(now.getTime() - ASKED_FOR_DAYS * DAY_MS), now);
  const asked = dates.filter(({ agreedAt, zone }) => now >= askedAboutFrom(agreedAt, zone));
  const told = asked.length > 0 ? await listDeclared(db, me) : new Set();
  return asked
    .filter(({ id }) => !told.has(id))
    .map(({ id, agreedAt, ...person }) => ({ contactId: id, ...person, agreedAt: agreedAt.toISOString() }));
});

const REFUSALS = {
  stranger: 'NOT_FOUND',
  'too-early': 'TOO_EARLY',
  'not-met': 'NOT_MET',
  'already-read': 'ALREADY_READ',
} as const;

const declare = api.declare.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me } = context;
  await enforceRateLimit(context, errors, LIMITS.saves, me);
  await write(context, {
    change: async ({ tx, now }) => refuse(await declareMeeting(tx, me, input.id, now), REFUSALS, errors),
    publish: ({ live }) => live.publish([me, input.id]),
  });
  return { done: true };
});

const setAside = api.setAside.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me } = context;
  await enforceRateLimit(context, errors, LIMITS.saves, me);
  await write(context, {
    change: async ({ tx, now }) => refuse(await setDateAside(tx, me, input.id, now), REFUSALS, errors),
    publish: ({ live }) => live.publish([me]),
  });
  return { done: true };
});

const give = api.giveFeedback.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  await enforceRateLimit(context, errors, LIMITS.saves, me);
  const found = checkFreeText(input.half);
  if (found !== 'ok' && found !== 'doubtful')
    throw errors.INVALID_INPUT({ data: { fields: { half: SENTENCE_REFUSALS[found] } } });
  if (holdsInsult(input.half))
    throw errors.INVALID_INPUT({ data: { fields: { half: SENTENCE_REFUSALS.insult } } });
  await write(context, {
    change: async ({ tx, now }) =>
      refuse(await recordFeedback(tx, services, { me, feedback: input }, now), REFUSALS, errors),
    publish: ({ live }) => live.publish([me, input.id]),
  });
  return { done: true };
});

export const meetingRoutes = { toTell, state, declare, setAside, giveFeedback: give };

/** Both are invited to leave feedback in their open browsers, without a mail. */
async function declareMeeting(
  tx: Database,
  me: string,
  other: string,
  now: Date,
): Promise<'ok' | 'too-early' | 'stranger' | typeof UNCHANGED> {
  if (!(await lockConversation(tx, me, other)) || (await isBlocked(tx, me, other))) return 'stranger';
  const told = await findDeclarations(tx, me, other);
  if (told.mine) return UNCHANGED;
  if (!(await maySay(tx, me, other, told.theirs, now))) return 'too-early';
  await insertDeclaration(tx, me, other, now);
  await publishChange(tx, me, other, true, now);
  return 'ok';
}

/** Records that the date did not take place: no further question, and no event for the other. */
async function setDateAside(
  tx: Database,
  me: string,
  other: string,
  now: Date,
): Promise<'ok' | 'stranger' | typeof UNCHANGED> {
  if (!(await lockConversation(tx, me, other)) || (await isBlocked(tx, me, other))) return 'stranger';
  if (!(await markAnswered(tx, me, other, now))) return UNCHANGED;
  await publishChange(tx, me, other, false, now);
  return 'ok';
}
