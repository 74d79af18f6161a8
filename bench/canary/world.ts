import type { InsertedMember } from '#server/demo/insert-members.ts';
import type { Cast } from '#testing/example.ts';
import { aMember, GRENOBLE } from '#testing/factories.ts';
import { loggedIn, type MarkedWorld, markedWorld } from '#testing/marked-members.ts';
import { someoneEverywhere } from '#testing/someone-everywhere.ts';
import { TEST_PASSWORD, type TestApp } from '#testing/test-app.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { storeCoach } from '#testing/test-coach.ts';
import { insertColleague, type TestColleague } from '#testing/test-colleagues.ts';

/** Of the address from which the marked people come. */
export const MARKED_ADDRESS = '203.0.113.77';

export type CanaryWorld = MarkedWorld & {
  /** A member who has nothing to do with any of them. */
  stranger: TestBrowser & { member: InsertedMember };
  /** Whom the marked contact has blocked. */
  blocked: TestBrowser & { member: InsertedMember };
  /** Someone with a row in every table and for every column, and who knows her. */
  everywhere: Awaited<ReturnType<typeof someoneEverywhere>>;
  /** The colleague who accompanies the marked contact. */
  coach: TestColleague;
  castOfBlocked: Cast;
  castOfHim: Cast;
};

/**
 * Marked people, and others by what they are to them: one in whose selection and conversations they are, one whom they
 * blocked, one who has nothing to do with them; a visitor who wrote to the team.
 */
export async function canaryWorld(app: TestApp): Promise<CanaryWorld> {
  const world = await markedWorld(app);
  const [, , contact] = world.men;
  if (!contact) throw new Error('three are made');
  const blocked = await app.memberBrowser(aMember({ email: 'bloquee@exemple.invalid' }));
  await blocked.client.matching.selection();
  await blocked.client.matching.startConversation({ profileId: contact.id });
  const writer = await loggedIn(app, contact);
  await writer.client.conversations.send({
    id: blocked.member.id,
    clientId: crypto.randomUUID(),
    content: 'Bonsoir.',
  });
  await writer.client.conversations.block({ id: blocked.member.id });
  await writeAsMarked(app, writer, world.viewer.member.id);
  await writeAsVisitor(app);
  const everywhere = await someoneEverywhere(app, { commune: GRENOBLE });
  const stranger = await app.memberBrowser(aMember({ email: 'inconnue@exemple.invalid' }));
  const coach = await insertColleague(app, ['coach']);
  await storeCoach(app, { members: [contact.id], staff: coach.id, email: 'zqcoach@exemple.invalid' });
  const { cast } = world;
  const { her, him } = everywhere;
  return {
    ...world,
    stranger,
    blocked,
    everywhere,
    coach,
    castOfBlocked: { ...cast, member: blocked.member.id, me: blocked.member.id, email: blocked.member.email },
    castOfHim: {
      ...cast,
      member: him.member.id,
      me: him.member.id,
      email: him.member.email,
      contact: her.member.id,
      shown: her.member.id,
      toOpen: her.member.id,
      introduced: her.member.id,
    },
  };
}

/** Words for one person or for the team, from an address that is marked. */
async function writeAsMarked(app: TestApp, writer: TestBrowser, contact: string): Promise<void> {
  const json = { 'content-type': 'application/json', 'x-test-address': MARKED_ADDRESS };
  const send = (path: string, body: object) =>
    writer.fetch(path, { method: 'POST', headers: json, body: JSON.stringify(body) });
  await send(`/api/contacts/${contact}/messages`, {
    clientId: crypto.randomUUID(),
    content: 'ZQMESSAGE à vous seule.',
  });
  await send('/api/support/member/messages', {
    clientId: crypto.randomUUID(),
    content: 'ZQAIDE : comment changer ma photo ?',
  });
  const email = 'zqcourriel-un@exemple.invalid';
  await app.browser().fetch('/api/log-in', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email, password: TEST_PASSWORD }),
  });
  await app.browser().client.accounts.forgotPassword({ email });
}

async function writeAsVisitor(app: TestApp): Promise<void> {
  const visitor = app.browser();
  await visitor.client.contactForm.contact({
    first_name: 'ZQVISITE',
    last_name: 'ZQVISITE',
    email: 'zqvisite@exemple.invalid',
    phone: '06 12 34 56 78',
    recipient: 'relations',
    message: 'ZQVISITE : une question.',
  });
  const visitorId = 'visitor-1795258800000-k3v9q2';
  const asVisitor = { visitorId, name: 'ZQVISITE', email: 'zqvisite@exemple.invalid' };
  await visitor.client.supportChat.beginAsVisitor(asVisitor);
  const clientId = crypto.randomUUID();
  await visitor.client.supportChat.sendAsVisitor({ clientId, content: 'ZQVISITE : une autre.' });
}
