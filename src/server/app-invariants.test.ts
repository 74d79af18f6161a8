import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { insertConversation } from '#member/matching/server/contact-store.ts';
import { aMan, aMember } from '#testing/factories.ts';
import { findBroken, INVARIANTS } from '#testing/invariants.ts';
import { TEST_PASSWORD, testApp } from '#testing/test-app.ts';

const app = await testApp();
const claire = aMember({ id: 'claire' });
const karim = aMan({ id: 'karim' });

async function aSmallWorld() {
  await app.insert(claire, karim);
  await app.db.transaction((tx) => insertConversation(tx, 'claire', 'karim', app.clock.now()));
  const browser = app.browser();
  const { client } = browser;
  await client.accounts.logIn({ email: claire.email, password: TEST_PASSWORD });
  const clientId = crypto.randomUUID();
  await client.conversations.send({ id: 'karim', clientId, content: 'Bonsoir' });
  await client.supportChat.sendAsMember({ clientId, content: 'Une question' });
}

const at = `'2026-11-21T11:00:00Z'`;
/** For each invariant, the result of a half-done write. */
const BREAKS: Record<keyof typeof INVARIANTS, string> = {
  'every profile has search preferences, unless the member withdrew the consent': `
    DELETE FROM search_preferences WHERE id = 'claire'`,
  'every profile has a password': `UPDATE accounts SET password = NULL WHERE user_id = 'claire'`,
  'every profile has agreed to the terms': `DELETE FROM consents WHERE user_id = 'claire' AND purpose = 'terms'`,
  'every love profile has a consent': `UPDATE consents SET withdrawn_at = ${at} WHERE purpose = 'love-life'`,
  'every answered quiz has a consent': `UPDATE consents SET withdrawn_at = ${at} WHERE purpose = 'quiz'`,
  'no founding place is given twice': `
    INSERT INTO founding_places (id, taken) VALUES (1, 0);
    INSERT INTO founding_members (id, joined_at) VALUES ('claire', ${at})`,
  'every member who may be proposed has a card': `DELETE FROM match_cards WHERE id = 'claire'`,
  'no other member has a card': `UPDATE profiles SET paused_at = ${at} WHERE id = 'claire'`,
  'every card matches its profile': `UPDATE match_cards SET min_age = 30 WHERE id = 'claire'`,
  'every contact exists on both sides': `DELETE FROM chat_contacts WHERE user_id = 'karim'`,
  'every opened conversation has one opener and counts once': `DELETE FROM chat_openings`,
  'no member has opened more conversations than the limit': `
    INSERT INTO users (id, name, email, created_at, updated_at)
      SELECT 'n' || n, '', 'n' || n, ${at}, ${at} FROM generate_series(1, 3) AS n;
    INSERT INTO chat_contacts (user_id, contact_id, opened, created_at)
      SELECT 'claire', 'n' || n, true, ${at} FROM generate_series(1, 3) AS n`,
  'no pair has two automatic greetings': `
    INSERT INTO chat_messages (sender_id, receiver_id, client_id, content, automatic, created_at)
    SELECT 'claire', 'karim', 'salut-' || n, 'Bonjour', true, ${at} FROM generate_series(1, 2) AS n`,
  'every message belongs to a conversation': `DELETE FROM chat_contacts`,
  'every unread count equals the number of unread messages': `UPDATE chat_messages SET read = true`,
  'unread_since is set exactly while messages are unread': `UPDATE chat_contacts SET unread_since = NULL`,
  'no stream has a gap': `UPDATE user_events SET seq = seq + 1 WHERE user_id = 'karim'`,
  'every event belongs to a stream': `DELETE FROM member_streams WHERE user_id = 'karim'`,
  'every message has one event for each of the two members': `
    DELETE FROM user_events WHERE user_id = 'karim' AND kind = 'message'`,
  'no date has more people than places': `${dates(6, 'registered')}`,
  'no member waits while a place is free': `${dates(1, 'waiting')}`,
  'no member holds more upcoming dates than the limit': `
    INSERT INTO workshop_sessions (id, workshop_id, starts_at)
      SELECT 's' || n, n, now() + n * interval '1 day' FROM generate_series(1, 4) AS n;
    INSERT INTO workshop_registrations (session_id, user_id, status, created_at)
      SELECT 's' || n, 'claire', 'registered', ${at} FROM generate_series(1, 4) AS n`,
  'every booked appointment holds its slot': `
    INSERT INTO appointments (id, user_id, staff_id, host_name, kind, starts_at, state, means, settled_at)
    VALUES ('r', 'claire', 's', 'Sophie', 'welcome', ${at}, 'booked', 'call', ${at})`,
  'photo positions have no gap': `
    INSERT INTO photos (id, user_id, position, created_at) VALUES ('p', 'claire', 1, ${at})`,
  'the photo of a profile is the first visible one': `UPDATE profiles SET photo_url = '/media/ailleurs'`,
  'every photo case has its photo': `
    INSERT INTO moderation_cases (id, kind, source, gravity, created_at, rank_at)
    VALUES ('d', 'photo', 'aucune', 1, ${at}, ${at})`,
  'every report has a case': `
    INSERT INTO user_reports (number, reporter_id, reported_user_id, reason, evidence, created_at)
    VALUES ('S-1', 'claire', 'karim', 'Des mots', '{}', ${at})`,
  'an account is hidden exactly as long as a measure is in force': `
    INSERT INTO account_standings (user_id, decision, since, until, joined_at)
    VALUES ('claire', 'd', ${at}, ${at}::timestamptz + interval '1 day', ${at})`,
  'content is hidden exactly as long as a decision that hides it is in force': `
    INSERT INTO statements (id, decision, user_id, effect, source, facts, rule, target, made_at)
    VALUES ('s', 'd', 'claire', 'text-hidden', 'own', 'x', 'y', 'bio', ${at})`,
  'a support conversation has the first name of the profile': `
    UPDATE support_threads SET name = 'Autre' WHERE kind = 'member'`,
  'every message to the team is in the team’s list': `DELETE FROM support_threads`,
  'no erased member still has an account': `
    UPDATE users SET person = 'empreinte' WHERE id = 'claire';
    INSERT INTO erasure_ledger (person, erased_at) VALUES ('empreinte', '2026-11-22T00:00:00Z')`,
  'every session has an account': `
    SET LOCAL ROLE NONE; SET LOCAL session_replication_role = replica; DELETE FROM users WHERE id = 'claire'`,
};

function dates(people: number, status: 'registered' | 'waiting'): string {
  return `
    INSERT INTO workshop_sessions (id, workshop_id, starts_at) VALUES ('s', 1, now() + interval '1 day');
    INSERT INTO users (id, name, email, created_at, updated_at)
      SELECT 'n' || n, '', 'n' || n, ${at}, ${at} FROM generate_series(1, ${people}) AS n;
    INSERT INTO workshop_registrations (session_id, user_id, status, created_at)
      SELECT 's', 'n' || n, '${status}', ${at} FROM generate_series(1, ${people}) AS n`;
}

test('every invariant holds in a small world, and detects its violation', async () => {
  await aSmallWorld();
  expect(await findBroken(app.db)).toEqual([]);
  for (const promise of Object.keys(INVARIANTS)) {
    const found = await brokenAfter(BREAKS[promise] ?? '');
    expect(found, promise).toContain(promise);
  }
});

/** The broken invariants after some statements, which are then rolled back. */
async function brokenAfter(statements: string): Promise<string[]> {
  const undo = new Error('undone');
  let found: string[] = [];
  const trial = app.db.transaction(async (tx) => {
    for (const statement of statements.split(';')) await tx.execute(sql.raw(statement));
    found = (await findBroken(tx)).map(({ promise }) => promise);
    throw undo;
  });
  await trial.catch((error) => {
    if (error !== undo) throw error;
  });
  return found;
}
