import { expect, test, vi } from 'vitest';
import { markedWorld } from '#testing/marked-members.ts';
import { snapshotTables } from '#testing/table-snapshot.ts';
import { testApp } from '#testing/test-app.ts';
import { openCallers, walkEndpoints } from '#testing/walk-endpoints.ts';

const app = await testApp();

/** Repeated on purpose: another link, code, secret, session or picture, or another reason to read. */
const ANEW = [
  'accounts.changePassword',
  'accounts.checkResetLink',
  'accounts.forgotPassword',
  'accounts.signUp',
  'deskAppointments.calendar',
  'deskContent.addPicture',
  'deskMembers.answerAccess',
  'deskMembers.open',
  'deskMembers.resend',
  'deskStaff.askPasswordLink',
  'deskStaff.inviteAgain',
  'emailChange.ask',
  // A wrong code counts as another attempt.
  'mailedLinks.redeemCode',
  'secondFactor.begin',
  // The cookie is lost with the response, and nothing else opens the chat.
  'supportChat.beginAsVisitor',
];
/** Written by a job when a mail is sent. */
const NOT_A_CHANGE = ['terms_notices', 'verifications', 'staff_links', 'mail_codes'];

test('a write sent twice makes one change, one log line and one mail', async () => {
  const world = await markedWorld(app);
  const callers = await openCallers(app, world);
  const send = vi.spyOn(app.services.outbox, 'send');
  /** Mails of one template to one address under one key count once. Mails to every member are sent later by a job. */
  const mails = () =>
    new Set(
      send.mock.calls
        .filter(([, { template }]) => !template.startsWith('terms-'))
        .map(([, { template, to, key }], place) => `${template} ${to} ${key ?? place}`),
    );
  const twice: Record<string, string[]> = {};
  async function visit({ name, method }: { name: string; method: string }, call: () => Promise<Response>) {
    await (await call()).text();
    if (method === 'GET' || ANEW.includes(name)) return;
    const before = await snapshotTables(app.db, NOT_A_CHANGE);
    const mailed = mails().size;
    await (await call()).text();
    const after = await snapshotTables(app.db, NOT_A_CHANGE);
    const changed = Object.keys(after).filter((table) => String(after[table]) !== String(before[table]));
    if (mails().size > mailed) changed.push('a mail');
    if (changed.length > 0) twice[name] = changed;
  }
  try {
    await walkEndpoints(app, world, visit, callers);
  } finally {
    send.mockRestore();
  }
  expect(twice).toEqual({});
}, 300_000);
