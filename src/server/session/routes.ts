import { sql } from 'drizzle-orm';
import { type SignedInMember, sessionContract } from '#browser/session/contract.ts';
import {
  deleteEndedCookie,
  findSession,
  findSessionAnew,
  holdsSessionCookie,
} from '#identity/accounts/server/shared/find-session.ts';
import { passCookies } from '#identity/accounts/server/shared/pass-cookies.ts';
import { recordVisit, VISIT_PAUSE_MS } from '#live/server/activity.ts';
import { standingOf } from '#mechanisms/decisions/rules.ts';
import { BANNER_COLUMN, type BannerColumn, shownInApp } from '#member/content/server/store.ts';
import { findChatState } from '#member/support/server/message-store.ts';
import { forgetVisitorCookie, visitorKey } from '#member/support/server/shared/visitor-cookie.ts';
import { currentKey } from '#member/support/server/writer-store.ts';
import { isShed } from '#platform/database/busy.ts';
import type { Database } from '#platform/database/client.ts';
import { forgetSite } from '#platform/http/refuse.ts';
import { implementContract, type RequestContext } from '#platform/http/request-context.ts';
import { describeError } from '#platform/log.ts';
import type { SignedIn } from '#platform/services.ts';

const api = implementContract(sessionContract);

const read = api.read.handler(async ({ context, input }) => {
  const { db, env, clock, log } = context.services;
  const about = env.demonstration ? { demonstration: true as const } : {};
  const found = await findSession(context);
  if (!found)
    return {
      ...about,
      ...(await findVisitorUnread(context)),
      member: null,
      ended: await (input?.once ? deleteEndedCookie : holdsSessionCookie)(context),
    };
  const now = clock.now();
  const { seenAt, ...member } = await findSessionState(db, found, now);
  // A full disk blocks writes, not reads: the session is still returned.
  if (seenAt === null || now.getTime() - seenAt.getTime() > VISIT_PAUSE_MS)
    await recordVisit(db, found.userId, now).catch((error) =>
      isShed(error) ? undefined : log('warn', 'visit-not-recorded', describeError(error)),
    );
  return { ...about, member, ended: false };
});

/** A visitor without a chat costs no statement. */
async function findVisitorUnread({ services, headers }: RequestContext): Promise<{ visitorUnread?: number }> {
  const key = visitorKey(services, headers.get('cookie'));
  if (key === undefined) return {};
  const { db, clock } = services;
  const chat = { kind: 'visitor', key: await currentKey(db, key) } as const;
  const { unread } = await findChatState(db, chat, clock.now());
  return unread > 0 ? { visitorUnread: unread } : {};
}

const end = api.end.handler(async ({ context }) => {
  const { services, headers } = context;
  const { auth, live } = services;
  const leaving = await findSessionAnew({ services, headers });
  const ended = await auth.api.signOut({ headers, returnHeaders: true });
  if (leaving) live.endSessions([leaving.id]);
  passCookies(context, ended.headers);
  context.answerHeaders.append('set-cookie', forgetVisitorCookie(services));
  forgetSite(context.answerHeaders);
});

/** `seenAt`: the latest recorded visit. */
type FoundState = SignedInMember & { seenAt: Date | null };

/** Returns the step of a member in the funnel, with the counts of the navigation: one query over their own rows. */
async function findSessionState(db: Database, session: SignedIn, now: Date): Promise<FoundState> {
  const { rows } = await db.execute<StateRow>(sql`
    SELECT p.first_name, p.photo_url, p.id IS NOT NULL AS profile,
      EXISTS (SELECT FROM accounts WHERE user_id = u.id AND password IS NOT NULL) AS has_password,
      EXISTS (SELECT FROM search_preferences WHERE id = u.id AND chosen_at IS NOT NULL) AS preferences,
      EXISTS (SELECT FROM life_projects WHERE id = u.id) AS life_project,
      EXISTS (SELECT FROM shared_values WHERE id = u.id) AS shared_values,
      EXISTS (SELECT FROM love_profiles WHERE id = u.id) AS love_profile,
      EXISTS (SELECT FROM relationship_quiz WHERE id = u.id) AS quiz,
      (SELECT coalesce(sum(unread_count), 0)::int FROM chat_contacts c WHERE user_id = u.id AND NOT EXISTS (
        SELECT FROM blocked_users b WHERE b.user_id = u.id AND b.blocked_user_id = c.contact_id)) AS unread,
      (SELECT count(*)::int FROM admin_chat_messages WHERE user_id = u.id AND is_from_admin AND NOT read
        AND created_at <= ${now.toISOString()}::timestamptz) AS support_unread,
      (SELECT count(*)::int FROM coach_messages m JOIN coach_assignments a USING (user_id, coach_id)
        WHERE m.user_id = u.id AND m.written_by = 'coach' AND NOT m.read) AS coach_unread,
      EXISTS (SELECT FROM consents WHERE user_id = u.id AND purpose = 'love-life' AND withdrawn_at IS NULL) AS love_life_consent,
      EXISTS (SELECT FROM consents WHERE user_id = u.id AND purpose = 'quiz' AND withdrawn_at IS NULL) AS quiz_consent,
      (SELECT last_seen_at FROM member_activity WHERE user_id = u.id) AS seen_at,
      coalesce((SELECT seq::float8 FROM member_streams WHERE user_id = u.id), 0) AS last_event,
      ${BANNER_COLUMN} AS banner
    FROM users u LEFT JOIN profiles p ON p.id = u.id WHERE u.id = ${session.userId}`);
  const row = rows[0];
  return {
    id: session.userId,
    email: session.email,
    firstName: row?.first_name ?? null,
    hasPassword: row?.has_password ?? false,
    photoUrl: row?.photo_url ?? null,
    unreadCount: row?.unread ?? 0,
    supportUnread: row?.support_unread ?? 0,
    coachUnread: row?.coach_unread ?? 0,
    steps: {
      profile: row?.profile ?? false,
      preferences: row?.preferences ?? false,
      lifeProject: row?.life_project ?? false,
      sharedValues: row?.shared_values ?? false,
      loveProfile: row?.love_profile ?? false,
      quiz: row?.quiz ?? false,
    },
    standing: standingOf(session.measure, now).state,
    loveLifeConsent: row?.love_life_consent ?? false,
    quizConsent: row?.quiz_consent ?? false,
    seenAt: row?.seen_at ? new Date(row.seen_at) : null,
    lastEvent: row?.last_event ?? 0,
    banner: shownInApp(row?.banner ?? null, now),
  };
}

export const sessionRoutes = { read, end };

type StateRow = {
  first_name: string | null;
  photo_url: string | null;
  unread: number;
  support_unread: number;
  coach_unread: number;
  has_password: boolean;
  profile: boolean;
  preferences: boolean;
  life_project: boolean;
  shared_values: boolean;
  love_profile: boolean;
  quiz: boolean;
  love_life_consent: boolean;
  quiz_consent: boolean;
  seen_at: Date | string | null;
  last_event: number;
  banner: BannerColumn;
};
