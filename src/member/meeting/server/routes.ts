import { isDeepStrictEqual } from 'node:util';
import { DAY_MS } from '#lib/durations.ts';
import { checkFreeText } from '#lib/free-text/contact-details.ts';
import { holdsInsult } from '#lib/free-text/insults.ts';
import { eventsOfBoth, recordEvents } from '#live/server/event-store.ts';
import { openCase } from '#mechanisms/decisions/server/case-store.ts';
import { askedAboutFrom } from '#member/encounters/rules.ts';
import { listDatesToTell, markAnswered } from '#member/encounters/server/store.ts';
import { hasContact, isBlocked, lockConversation } from '#member/matching/server/contact-store.ts';
import { requireProfile } from '#member/profile/server/shared/require-profile.ts';
import type { Database } from '#platform/database/client.ts';
import { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
import { refuse } from '#platform/http/refuse.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { teamMailbox } from '#platform/mail/team-mailbox.ts';
import { LIMITS } from '#platform/rate-limit.ts';
import type { Services } from '#platform/services.ts';
import { UNCHANGED, write } from '#platform/write.ts';
import { meetingContract, type NewFeedback, SENTENCE_REFUSALS } from '../contract.ts';
import { ASKED_FOR_DAYS, gravityOfNote, hasWords, kindSentence } from '../rules.ts';
import { isRead, maySay, readMeeting } from './read-meeting.ts';
import {
  findDeclarations,
  findFeedbacks,
  insertDeclaration,
  listDeclared,
  type StoredFeedback,
  saveFeedback,
} from './store.ts';

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
});

const setAside = api.setAside.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me } = context;
  await enforceRateLimit(context, errors, LIMITS.saves, me);
  await write(context, {
    change: async ({ tx, now }) => refuse(await setDateAside(tx, me, input.id, now), REFUSALS, errors),
    publish: ({ live }) => live.publish([me]),
  });
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
});

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

/**
 * Stores feedback and declares the meeting. Editable until the other reads it; the live event only contains what the
 * other may see.
 * @param feedback `id` is the contact
 */
async function recordFeedback(
  tx: Database,
  services: Services,
  { me, feedback }: { me: string; feedback: NewFeedback },
  now: Date,
): Promise<'ok' | 'stranger' | 'not-met' | 'already-read' | typeof UNCHANGED> {
  const other = feedback.id;
  if (!(await lockConversation(tx, me, other)) || (await isBlocked(tx, me, other))) return 'stranger';
  const told = await findDeclarations(tx, me, other);
  if (!told.mine && !told.theirs) return 'not-met';
  const { mine: former, theirs } = await findFeedbacks(tx, me, other);
  const written = feedbackToStore(me, feedback, former, now);
  // Retry after a lost response.
  if (isRead(former, theirs, now)) return isDeepStrictEqual(written, former) ? UNCHANGED : 'already-read';
  await saveFeedback(tx, written);
  await openNoteCase(tx, services, { written, former, now });
  const isNewlyTold = await insertDeclaration(tx, me, other, now);
  await publishChange(tx, me, other, isNewlyTold || isRead(written, theirs, now), now);
  return 'ok';
}

/** Opens a case and mails the team for a new note, not for an unchanged one. */
async function openNoteCase(
  tx: Database,
  { outbox, env }: Services,
  { written, former, now }: { written: StoredFeedback; former: StoredFeedback | undefined; now: Date },
): Promise<void> {
  const { about_id: subject, not_again: notAgain, private_note: note, note_key: source } = written;
  const isNew = note !== (former?.private_note ?? '') || notAgain !== (former?.not_again ?? false);
  if (!source || !isNew || !toldTeam({ notAgain, note })) return;
  const caseId = await openCase(tx, { kind: 'note', source, subject, gravity: gravityOfNote(note), now });
  const to = teamMailbox(env);
  if (to) await outbox.send(tx, { template: 'meeting-note', to, data: { caseId, notAgain, note } });
}

function toldTeam({ notAgain, note }: { notAgain: boolean; note: string }): boolean {
  return notAgain || note !== '';
}

/** The seven days start with the first version; an edit does not restart them. */
function feedbackToStore(
  me: string,
  { id: other, qualities, opening, half, forTeam }: NewFeedback,
  former: StoredFeedback | undefined,
  now: Date,
): StoredFeedback {
  return {
    author_id: me,
    about_id: other,
    qualities,
    sentence: kindSentence(opening, half),
    not_again: forTeam ? forTeam.notAgain : (former?.not_again ?? false),
    private_note: forTeam ? forTeam.note : (former?.private_note ?? ''),
    note_key: former?.note_key ?? (forTeam && toldTeam(forTeam) ? crypto.randomUUID() : null),
    hidden_at: former?.hidden_at ?? null,
    written_at: former && hasWords(former) ? former.written_at : now,
  };
}

export const meetingRoutes = { toTell, state, declare, setAside, giveFeedback: give };

async function publishChange(tx: Database, me: string, other: string, bothSee: boolean, now: Date) {
  const events = eventsOfBoth(me, other, [{ kind: 'contacts-changed' }]);
  await recordEvents(tx, bothSee ? events : events.filter(({ userId }) => userId === me), now);
}
