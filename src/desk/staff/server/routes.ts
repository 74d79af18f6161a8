import { findWeakness } from '#identity/accounts/server/shared/find-weakness.ts';
import { parisDay } from '#lib/french-date.ts';
import { isPushService, vapidKeys } from '#member/notifications/server/shared/web-push.ts';
import { hashPassword, isPassword } from '#platform/auth.ts';
import { lockName } from '#platform/database/locks.ts';
import { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
import { forgetSite } from '#platform/http/refuse.ts';
import { implementContract, type RequestContext } from '#platform/http/request-context.ts';
import { mailboxHash } from '#platform/mailbox.ts';
import { pseudonym } from '#platform/pseudonym.ts';
import { type Counted, consumeInTurn, LIMITS, resetRateLimits } from '#platform/rate-limit.ts';
import { deskChanged, UNCHANGED, write } from '#platform/write.ts';
import { deskStaffContract, lockedFor } from '../contract.ts';
import { NOTE_ROLES, onCallWeeks } from '../rules.ts';
import { listAudit, listOnCall } from './audit-store.ts';
import { colleagueRoutes } from './colleague-routes.ts';
import { deleteLinksOf, findLink } from './link-store.ts';
import { deleteStaffBrowser, hasStaffBrowser, saveStaffBrowser } from './push-store.ts';
import { staffSecondFactorRoutes } from './second-factor-routes.ts';
import { deleteSessionsOf, deleteStaffSession, openStaffSession } from './session-store.ts';
import { mailStaffLink } from './shared/make-staff-link.ts';
import { auditBy, recordAudit } from './shared/record-audit.ts';
import { findStaffSession, holdsStaffCookie, requireStaff } from './shared/require-staff.ts';
import { forgetStaffCookie, hashStaffToken } from './shared/staff-cookie.ts';
import {
  findActiveColleague,
  listColleaguesWith,
  renewStaffPasswordHash,
  saveStaffPassword,
} from './store.ts';

const api = implementContract(deskStaffContract);

const callable = requireStaff('moderation', 'admin');

const pushState = api.pushState.use(callable).handler(async ({ context, input: { endpoint } }) => {
  const { db, webPushSecret } = context.services;
  return {
    publicKey: vapidKeys(webPushSecret).publicKey,
    subscribed: endpoint !== null && (await hasStaffBrowser(db, context.staff.id, endpoint)),
  };
});

const startPush = api.startPush.use(callable).handler(async ({ context, input, errors }) => {
  const { services, staff } = context;
  const { endpoint, keys } = input;
  if (!isPushService(endpoint, services.env.PUSH_HOSTS)) throw errors.PUSH_SERVICE_UNKNOWN();
  await write(context, {
    change: ({ tx, now }) => saveStaffBrowser(tx, staff.id, { endpoint, ...keys }, now),
  });
});

const stopPush = api.stopPush.use(callable).handler(async ({ context, input }) => {
  await deleteStaffBrowser(context.services.db, context.staff.id, input.endpoint);
});

const onCall = api.onCall.use(requireStaff('moderation', 'admin')).handler(async ({ context }) => {
  const { db, clock, env } = context.services;
  const mondays = onCallWeeks(parisDay(clock.now()));
  const chosen = await listOnCall(db, mondays);
  // Omits colleagues who have left or lost the role since.
  const colleagues = await listColleaguesWith(db, NOTE_ROLES.case);
  const weeks = mondays.map((monday) => {
    const staffId = chosen.get(monday);
    return { monday, colleague: colleagues.find(({ id }) => id === staffId) ?? null };
  });
  return { weeks, colleagues, contacts: env.DANGER_CONTACTS };
});

const chooseOnCall = api.chooseOnCall
  .use(requireStaff('admin'))
  .handler(async ({ context, input: { id, monday, on }, errors }) => {
    const { services, staff } = context;
    const mayBe = (await listColleaguesWith(services.db, NOTE_ROLES.case)).some((one) => one.id === id);
    if (!mayBe || !onCallWeeks(parisDay(services.clock.now())).includes(monday)) throw errors.NOT_FOUND();
    await write(context, {
      lock: (tx) => lockName(tx, 'on-call'),
      async change({ tx }) {
        const isOn = (await listOnCall(tx, [monday])).get(monday) === id;
        if (isOn === on) return UNCHANGED;
      },
      // The week is stored in the log.
      audit: auditBy(staff, {
        action: on ? 'staff.on-call' : 'staff.off-call',
        subject: { kind: 'staff', id },
        reason: monday,
      }),
      publish: deskChanged('staff'),
    });
  });

const PAGE = 50;

const audit = api.audit.use(requireStaff('admin')).handler(async ({ context, input }) => {
  const found = await listAudit(context.services.db, input, PAGE + 1);
  const lines = found.slice(0, PAGE).map(({ at, kind, subject, subjectName, subjectEmail, ...line }) => ({
    ...line,
    at: at.toISOString(),
    subject: kind && subject ? { kind, id: subject, name: subjectName || subjectEmail } : null,
  }));
  return { lines, more: found.length > PAGE };
});

const session = api.session.handler(async ({ context: { services, headers } }) => {
  const found = await findStaffSession(services, headers);
  return {
    stage: found?.stage ?? ('closed' as const),
    colleague: found?.stage === 'open' ? found.staff : null,
    ended: !found && holdsStaffCookie(services, headers.get('cookie')),
  };
});

const logIn = api.logIn.handler(async ({ context, input, errors }) => {
  const { services, headers, origin } = context;
  const { db, clock } = services;
  // Counted before the check, so that concurrent guesses count too.
  const guess = staffGuess(context, input.email);
  const attempt = await consumeInTurn(db, [[LIMITS.staffLogInByOrigin, origin], ...guess], clock.now());
  if (!attempt.allowed) throw errors.ACCOUNT_LOCKED(lockedFor(attempt));
  const colleague = await findActiveColleague(db, { email: input.email });
  const former = colleague?.password_hash;
  const right = await isPassword(former, input.password, async (renewed) => {
    if (colleague && former) await renewStaffPasswordHash(db, colleague.id, { former, renewed });
  });
  if (!colleague || !right) throw errors.INVALID_CREDENTIALS();
  await resetRateLimits(db, ...guess);
  const session = await findStaffSession(services, headers);
  await openStaffSession(db, context, { staffId: colleague.id, formerId: session?.id, secondFactorAt: null });
});

const logOut = api.logOut.handler(async ({ context }) => {
  const { services, headers, answerHeaders } = context;
  const found = await findStaffSession(services, headers);
  if (found)
    await write(context, {
      change: ({ tx }) => deleteStaffSession(tx, found.id),
      async audit({ tx, now }) {
        if (found.stage === 'open')
          await recordAudit(tx, { staff: found.staff, action: 'staff.log-out', now });
      },
      publish: ({ live }) => live.endSessions([found.id]),
    });
  answerHeaders.append('set-cookie', forgetStaffCookie(services));
  forgetSite(answerHeaders);
});

const askPasswordLink = api.askPasswordLink.handler(async ({ context, input, errors }) => {
  const { services, origin } = context;
  await enforceRateLimit(context, errors, LIMITS.linksByOrigin, origin);
  const address = mailboxHash(services.secret, input.email, 'staff:');
  // Rate-limited per enqueued mail. An unknown address runs the same statements: its mail is dropped later.
  await services.db.transaction(async (tx) => {
    const inside = { services: { ...services, db: tx } };
    await enforceRateLimit(inside, errors, LIMITS.mailsByAddress, address);
    await mailStaffLink(tx, services, 'staff-password', input.email);
  });
});

const checkPasswordLink = api.checkPasswordLink.handler(async ({ context, input, errors }) => {
  const { db, clock } = context.services;
  await enforceRateLimit(context, errors, LIMITS.linksByOrigin, context.origin);
  const link = await findLink(db, hashStaffToken(input.token), clock.now());
  if (!link) throw errors.LINK_EXPIRED();
  return { email: link.email, firstName: link.firstName };
});

const setPassword = api.setPassword.handler(async ({ context, input, errors }) => {
  const { db, clock, outbox } = context.services;
  await enforceRateLimit(context, errors, LIMITS.linksByOrigin, context.origin);
  const token = hashStaffToken(input.token);
  const found = await findLink(db, token, clock.now());
  const about = found ? [found.email, found.firstName, input.firstName ?? ''] : [];
  const password = await findWeakness(input.password, about);
  if (password) throw errors.INVALID_INPUT({ data: { fields: { password } } });
  const passwordHash = await hashPassword(input.password);
  await write(context, {
    async change({ tx, now }) {
      const link = await findLink(tx, token, now);
      // The deletion decides a race: of two requests with one link, one sets the password.
      if (!link || !(await deleteLinksOf(tx, link.staffId))) throw errors.LINK_EXPIRED();
      const { staffId, email } = link;
      await saveStaffPassword(tx, staffId, { passwordHash, firstName: input.firstName });
      const data = { changedAt: now.toISOString() };
      if (link.hadPassword) await outbox.send(tx, { template: 'staff-password-set', to: email, data });
      // Access to the mailbox proves ownership, so earlier failed guesses are cleared.
      await resetRateLimits(tx, ...staffGuess(context, email));
      const ended = await deleteSessionsOf(tx, staffId);
      // As after a log-in with this password: the second factor comes next.
      await openStaffSession(tx, context, { staffId, formerId: undefined, secondFactorAt: null });
      return { staffId, ended };
    },
    audit: ({ tx, now }, { staffId: id }) =>
      recordAudit(tx, { staff: { id }, action: 'staff.password-set', now }),
    publish: ({ live }, { result: { ended } }) => live.endSessions(ended),
  });
});

const staffPasswordRoutes = { askPasswordLink, checkPasswordLink, setPassword };

export const deskStaffRoutes = {
  session,
  logIn,
  logOut,
  ...staffSecondFactorRoutes,
  ...staffPasswordRoutes,
  ...colleagueRoutes,
  onCall,
  chooseOnCall,
  pushState,
  startPush,
  stopPush,
  audit,
};

/** Rate limits of a password attempt: a stranger’s guesses lock their own origin, not the colleague. */
function staffGuess(
  { services: { secret }, origin }: Pick<RequestContext, 'services' | 'origin'>,
  email: string,
): readonly [Counted, ...Counted[]] {
  const mailbox = mailboxHash(secret, email, 'staff:');
  return [
    [LIMITS.staffWrongPasswords, pseudonym(secret, `${mailbox} ${origin}`)],
    [LIMITS.staffWrongPasswordsAnywhere, mailbox],
  ];
}
