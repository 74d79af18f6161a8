import sharp from 'sharp';
import { HOUR_MS } from '#lib/durations.ts';
import { introduce } from '#member/matchmaker/server/shared/introduce.ts';
import type { OwnPhoto } from '#member/photos/contract.ts';
import type { InsertedMember } from '#server/demo/insert-members.ts';
import {
  appointmentSlots,
  appointments,
  calls,
  encounters,
  meetings,
  savedReplies,
  supportThreads,
} from '#server/schema.ts';
import { logIn } from './conversations.ts';
import { AGREED_MOMENT, APPOINTMENT, COMING_DATE, SLOTS, THREAD } from './endpoint-examples.ts';
import type { Cast } from './example.ts';
import { aMan, aMember } from './factories.ts';
import { keptWorld } from './kept-world.ts';
import type { TestApp } from './test-app.ts';
import type { TestBrowser } from './test-browser.ts';
import { insertColleague } from './test-colleagues.ts';

/** Search distance of the marked people: a number that occurs nowhere else in these tests. */
export const MARKED_DISTANCE = 437;

/** Unique coordinates near Lyon, so that even rounded ones are found. */
const PLACE = { code: '69123', name: 'Lyon', latitude: 45.7485391, longitude: 4.8467137 };

function marked(name: string, birthDate: string): InsertedMember {
  return aMan({
    email: `zqcourriel-${name}@exemple.invalid`,
    lastName: `ZQNOM${name}`,
    birthDate,
    commune: PLACE,
    preferences: { preferred_gender: 'femme', min_age: 19, max_age: 97, max_distance: MARKED_DISTANCE },
    loveProfile: {
      liberty_score: 2,
      fidelity_score: 2,
      communication_score: 2,
      tenderness_score: 2,
      sexuality_score: 2,
    },
    quiz: {
      past_breakups_score: 9,
      abandonment_fear_score: 9,
      self_confidence_score: 9,
      single_status_score: 9,
    },
  });
}

export type MarkedWorld = {
  viewer: TestBrowser & { member: InsertedMember };
  cast: Cast;
  men: InsertedMember[];
};

/** Returns the world below in an empty database: built once, then restored (`kept-world.ts`). */
export const markedWorld = (app: TestApp): Promise<MarkedWorld> => keptWorld(app, makeMarkedWorld);

/**
 * Creates a member with two marked people in her selection and one in conversation, all with a photo containing
 * metadata, and a fourth introduced by a matchmaker. The contact has written to her, agreed on a call and a date,
 * said that they met, and told the team about her.
 */
export async function makeMarkedWorld(app: TestApp): Promise<MarkedWorld> {
  const men = [marked('un', '1987-09-23'), marked('deux', '1988-10-17'), marked('trois', '1989-08-29')];
  const introduced = marked('quatre', '1986-05-04');
  const [shown, toOpen, contact] = men;
  if (!shown || !toOpen || !contact) throw new Error('three are made above');
  await app.insert(...men, introduced);
  for (const man of [...men, introduced]) await sendMarkedPhoto(await logIn(app, man));
  const viewer = await app.memberBrowser(aMember({ email: 'celle-qui-regarde@exemple.invalid' }));
  const verdict = await introduce(
    app.db,
    app.services,
    {
      one: viewer.member.id,
      other: introduced.id,
      matchmaker: { id: 'sophie', firstName: 'Sophie' },
      note: 'Vous avez beaucoup à vous dire.',
    },
    app.services.clock.now(),
  );
  if (verdict !== 'ok') throw new Error(verdict);
  await viewer.client.introductions.mine();
  await viewer.client.matching.selection();
  await viewer.client.matching.startConversation({ profileId: contact.id });
  const writer = await logIn(app, contact);
  const message = await writer.client.conversations.send({
    id: viewer.member.id,
    clientId: crypto.randomUUID(),
    content: 'Bonsoir, ravi de vous lire.',
  });
  await mentionViewer(app, writer, contact.id, viewer.member.id);
  await viewer.client.workshops.register({ id: COMING_DATE });
  await bookWithTeam(app, viewer.member.id);
  await writeToTeam(app, viewer);
  await logIn(app, viewer.member);
  const devices = await viewer.client.accounts.devices();
  const cast = {
    member: viewer.member.id,
    email: viewer.member.email,
    shown: shown.id,
    toOpen: toOpen.id,
    contact: contact.id,
    me: viewer.member.id,
    introduced: introduced.id,
    received: message.id,
    photo: (await sendMarkedPhoto(viewer)).id,
    device: devices.find(({ current }) => !current)?.id ?? '',
    colleague: (await insertColleague(app, ['support'])).id,
  };
  return { viewer, cast, men: [...men, introduced] };
}

/** Stores a thread with the team under a known number, and a saved reply. */
async function writeToTeam(app: TestApp, viewer: TestBrowser): Promise<void> {
  await viewer.client.supportChat.sendAsMember({
    clientId: crypto.randomUUID(),
    content: 'Bonjour',
  });
  await app.db.update(supportThreads).set({ id: THREAD });
  const reply = { id: THREAD, title: 'Photo', content: 'Bonjour {prénom}', updated_at: app.clock.now() };
  await app.db.insert(savedReplies).values(reply);
}

/** Stores a welcome interview, a slot to move it to, and one for a verification. */
async function bookWithTeam(app: TestApp, viewerId: string): Promise<void> {
  const team = { staff_id: 'quelqu-un-de-l-equipe', host_name: 'Hélène' };
  const starts_at = new Date(AGREED_MOMENT);
  const later = new Date(starts_at.getTime() + HOUR_MS);
  await app.db.insert(appointmentSlots).values([
    { id: SLOTS.booked, ...team, kind: 'welcome', starts_at },
    { id: SLOTS.free, ...team, kind: 'welcome', starts_at: later },
    { id: SLOTS.verification, ...team, kind: 'verification', starts_at: new Date(later.getTime() + HOUR_MS) },
  ]);
  await app.db.insert(appointments).values({
    id: APPOINTMENT,
    user_id: viewerId,
    slot_id: SLOTS.booked,
    ...team,
    kind: 'welcome',
    starts_at,
    state: 'booked',
    means: 'call',
    settled_at: app.clock.now(),
    note: 'ZQEQUIPE : une note.',
  });
}

/**
 * Stores data that she may read in part, or not at all: a meeting, feedback about her with a note to the team, and a
 * report.
 */
async function mentionViewer(
  app: TestApp,
  writer: TestBrowser,
  contactId: string,
  viewerId: string,
): Promise<void> {
  await app.db
    .insert(meetings)
    .values({ user_id: contactId, contact_id: viewerId, declared_at: app.clock.now() });
  await app.db.insert(calls).values({
    id: 'appel',
    caller_id: contactId,
    callee_id: viewerId,
    proposed_at: app.clock.now(),
    accepted_at: app.clock.now(),
  });
  await app.db.insert(encounters).values({
    id: 'rendez-vous',
    proposer_id: contactId,
    invited_id: viewerId,
    moments: [AGREED_MOMENT],
    place_kind: 'Café',
    agreed_at: new Date(AGREED_MOMENT),
    changed_at: app.clock.now(),
  });
  await writer.client.meeting.giveFeedback({
    id: viewerId,
    qualities: ['Authenticité'],
    opening: 'thanks',
    half: 'cette belle rencontre.',
    forTeam: { notAgain: true, note: 'ZQEQUIPE : je ne souhaite pas la revoir.' },
  });
  await writer.client.reports.report({
    profileId: viewerId,
    matter: 'insult',
    reason: 'ZQEQUIPE : un propos blessant.',
  });
}

let photo: Promise<Buffer> | undefined;

async function sendMarkedPhoto(browser: TestBrowser): Promise<OwnPhoto> {
  photo ??= sharp({ create: { width: 300, height: 300, channels: 3, background: '#f4a672' } })
    .withExif({ IFD0: { Copyright: 'ZQPHOTO' }, IFD3: { GPSLatitude: '45/1 44/1 54/1' } })
    .jpeg()
    .toBuffer();
  return browser.client.photos.add({ photo: new File([Uint8Array.from(await photo)], 'ZQPHOTO.jpg') });
}
