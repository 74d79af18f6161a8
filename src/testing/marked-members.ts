import sharp from 'sharp';
import type { InsertedMember } from '#server/demo/insert-members.ts';
import { meetings } from '#server/schema.ts';
import type { Cast } from './endpoint-examples.ts';
import { aMan, aMember } from './factories.ts';
import { TEST_PASSWORD, type TestApp } from './test-app.ts';
import type { TestBrowser } from './test-browser.ts';

/** How far the marked people look: a number that nothing else in these tests has. */
export const MARKED_DISTANCE = 437;

/** Coordinates of their own near Lyon, so that they are found even rounded. */
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

/**
 * A member with two marked people in her selection and one in conversation, who all have a photo taken with
 * metadata; the one in conversation has written to her, told that they met, and told the team about her.
 */
export async function markedWorld(app: TestApp): Promise<MarkedWorld> {
  const men = [marked('un', '1987-09-23'), marked('deux', '1988-10-17'), marked('trois', '1989-08-29')];
  const [shown, toOpen, contact] = men;
  if (!shown || !toOpen || !contact) throw new Error('three are made above');
  await app.insert(...men);
  for (const man of men) await sendMarkedPhoto(await loggedIn(app, man));
  const viewer = await app.memberBrowser(aMember({ email: 'celle-qui-regarde@exemple.invalid' }));
  await viewer.client.matching.selection();
  await viewer.client.matching.startConversation({ profileId: contact.id });
  const writer = await loggedIn(app, contact);
  const message = await writer.client.conversations.send({
    id: viewer.member.id,
    clientId: crypto.randomUUID(),
    content: 'Bonsoir, ravi de vous lire.',
  });
  await tellOfTheViewer(app, writer, contact.id, viewer.member.id);
  await loggedIn(app, viewer.member);
  const devices = await viewer.client.accounts.devices();
  const cast = {
    email: viewer.member.email,
    shown: shown.id,
    toOpen: toOpen.id,
    contact: contact.id,
    received: message.id,
    device: devices.find(({ current }) => !current)?.id ?? '',
  };
  return { viewer, cast, men };
}

/** What she may read in part, or not at all: a meeting, words about her with some for the team, and a report. */
async function tellOfTheViewer(
  app: TestApp,
  writer: TestBrowser,
  contactId: string,
  viewerId: string,
): Promise<void> {
  await app.db
    .insert(meetings)
    .values({ user_id: contactId, contact_id: viewerId, declared_at: app.clock.now() });
  await writer.client.meeting.giveFeedback({
    id: viewerId,
    qualities: ['Authentique'],
    sentence: 'Une belle rencontre.',
    forTeam: { notAgain: true, note: 'ZQEQUIPE : je ne souhaite pas la revoir.' },
  });
  await writer.client.reports.report({ profileId: viewerId, reason: 'ZQEQUIPE : un propos blessant.' });
}

export async function loggedIn(app: TestApp, member: InsertedMember): Promise<TestBrowser> {
  const browser = app.browser();
  await browser.client.accounts.logIn({ email: member.email, password: TEST_PASSWORD });
  return browser;
}

let photo: Promise<Buffer> | undefined;

async function sendMarkedPhoto(browser: TestBrowser): Promise<void> {
  photo ??= sharp({ create: { width: 300, height: 300, channels: 3, background: '#f4a672' } })
    .withExif({ IFD0: { Copyright: 'ZQPHOTO' }, IFD3: { GPSLatitude: '45/1 44/1 54/1' } })
    .jpeg()
    .toBuffer();
  await browser.client.profile.savePhoto({ photo: new File([Uint8Array.from(await photo)], 'ZQPHOTO.jpg') });
}
