import type { StaffRole } from '#desk/staff/rules.ts';
import { insertStaffSession } from '#desk/staff/server/session-store.ts';
import { hashStaffToken, newToken, staffCookie } from '#desk/staff/server/shared/staff-cookie.ts';
import { sealSecret } from '#identity/factors/server/shared/seal-secret.ts';
import { codeAt, stepAt } from '#identity/factors/server/shared/totp.ts';
import type { Services } from '#platform/services.ts';
import { staff } from '#server/schema.ts';
import type { TestBrowser } from './test-browser.ts';
import type { TestClock } from './test-clock.ts';

/** The application in which they work. */
type Site = {
  clock: TestClock;
  db: Services['db'];
  services: Services;
  passwordHash: string;
  browser: () => TestBrowser;
};

export type TestColleague = { id: string; email: string; firstName: string; roles: StaffRole[] };

const FIRST_NAMES: Record<StaffRole, string> = {
  support: 'Nadia',
  moderation: 'Marc',
  coach: 'Hélène',
  matchmaker: 'Solène',
  admin: 'Anne',
};

const TOTP_SECRET = Buffer.from('le téléphone de tous');

/** Returns the current code on every test colleague's phone. */
export function phoneCode(app: Pick<Site, 'clock'>): string {
  return codeAt(TOTP_SECRET, stepAt(app.clock.now()));
}

let made = 0;

/** Inserts a colleague with a second factor. Deterministic by call count. */
export async function insertColleague(
  app: Site,
  [first, ...others]: [StaffRole, ...StaffRole[]],
): Promise<TestColleague> {
  made += 1;
  const id = `equipe-${made}`;
  const colleague = {
    id,
    email: `${id}@exemple.invalid`,
    firstName: FIRST_NAMES[first],
    roles: [first, ...others],
  };
  const now = app.clock.now();
  await app.db.insert(staff).values({
    id,
    email: colleague.email,
    first_name: colleague.firstName,
    roles: colleague.roles,
    totp_since: now,
    totp_secret: sealSecret(app.services.secret, { kind: 'staff', id }, TOTP_SECRET),
    password_hash: app.passwordHash,
    created_at: now,
  });
  return colleague;
}

/**
 * Creates a browser with a desk session.
 * @param secondFactor whether it was given; nearly always
 */
export async function openDesk(app: Site, { id }: { id: string }, secondFactor = true): Promise<TestBrowser> {
  const token = newToken();
  const now = app.clock.now();
  await insertStaffSession(app.db, {
    staffId: id,
    tokenHash: hashStaffToken(token),
    secondFactorAt: secondFactor ? now : null,
    now,
  });
  const browser = app.browser();
  const [name = '', value = ''] = staffCookie(app.services, token).split(';')[0]?.split('=') ?? [];
  browser.cookies.set(name, value);
  return browser;
}
