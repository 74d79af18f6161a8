import { eq } from 'drizzle-orm';
import { profiles } from '#server/schema.ts';
import { aMember } from '#testing/factories.ts';
import { loggedIn, type MarkedWorld } from '#testing/marked-members.ts';
import type { TestApp } from '#testing/test-app.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { insertColleague, openDesk } from '#testing/test-colleagues.ts';

export const ROLES = ['anonymous', 'half', 'member', 'coach', 'moderator', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** As each role, with a session of its own each time. */
export function openCallers(app: TestApp, { viewer }: MarkedWorld): Record<Role, () => Promise<TestBrowser>> {
  return {
    anonymous: async () => app.browser(),
    half: async () => {
      const half = await app.memberBrowser(aMember());
      await app.db.delete(profiles).where(eq(profiles.id, half.member.id));
      return half;
    },
    member: () => loggedIn(app, viewer.member),
    coach: async () => openDesk(app, await insertColleague(app, ['coach'])),
    moderator: async () => openDesk(app, await insertColleague(app, ['moderation'])),
    admin: async () => openDesk(app, await insertColleague(app, ['admin'])),
  };
}

/** Whether a route is for those who have a session of that kind. */
export function isOwn(role: Role, path: string): boolean {
  if (role === 'anonymous') return false;
  const isDesk = path.startsWith('/api/desk/');
  return role === 'half' || role === 'member' ? !isDesk : isDesk;
}
