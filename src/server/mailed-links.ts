import { STAFF_LINK_HOURS } from '#desk/staff/rules.ts';
import { CONFIRMATION_LINK_HOURS, RESET_LINK_MINUTES } from '#identity/accounts/rules.ts';
import { EMAIL_CHANGE_HOURS } from '#identity/entrance/rules.ts';
import { DAY_MS, HOUR_MS } from '#lib/durations.ts';
import { monthsLater } from '#lib/paris-time.ts';
import { APPEAL_MONTHS } from '#mechanisms/decisions/rules.ts';
import type { MailedPage } from '#mechanisms/mailed-links/rules.ts';
import { makeMailCode } from '#mechanisms/mailed-links/server/shared/mail-code.ts';
import { CHAT_LINK_DAYS } from '#member/support/rules.ts';
import type { MailName, MailTemplates } from '#platform/mail/mail-templates.ts';
import type { Services } from '#platform/services.ts';

type Until = (sentAt: Date) => Date;
type Secret = { page: MailedPage; until: Until };

const after =
  (ms: number): Until =>
  (sentAt) =>
    new Date(sentAt.getTime() + ms);
/** An unsubscribe link never expires; its code may, a year after the mail. */
const UNSUBSCRIBE: Secret = { page: 'unsubscribe', until: (sentAt) => monthsLater(sentAt, 12) };
const REDRESS: Secret = { page: 'redress', until: (sentAt) => monthsLater(sentAt, APPEAL_MONTHS) };
const EMAIL_CHANGE: Secret = { page: 'email-change', until: after(EMAIL_CHANGE_HOURS * HOUR_MS) };
const DESK_PASSWORD: Secret = { page: 'desk-password', until: after(STAFF_LINK_HOURS * HOUR_MS) };

type MailWithSecret = {
  [Name in MailName]: 'code' extends keyof MailTemplates[Name] ? Name : never;
}[MailName];

/** Every mail whose link contains a secret: its page, and its expiry. A missing one does not compile. */
export const SECRETS_IN_MAILS = {
  'confirm-email': { page: 'sign-up', until: after(CONFIRMATION_LINK_HOURS * HOUR_MS) },
  'reset-password': { page: 'password', until: after(RESET_LINK_MINUTES * 60_000) },
  'confirm-former-address': EMAIL_CHANGE,
  'confirm-new-address': EMAIL_CHANGE,
  'support-answer': { page: 'chat', until: after(CHAT_LINK_DAYS * DAY_MS) },
  'waiting-message': UNSUBSCRIBE,
  'new-people': UNSUBSCRIBE,
  'notice-decided': REDRESS,
  'report-answered': REDRESS,
  'staff-invitation': DESK_PASSWORD,
  'staff-password': DESK_PASSWORD,
} as const satisfies Record<MailWithSecret, Secret>;

const holdsSecret = (template: string): template is keyof typeof SECRETS_IN_MAILS =>
  Object.hasOwn(SECRETS_IN_MAILS, template);

/**
 * Adds to a mail the code that replaces its link.
 * @returns undefined for a mail without a secret
 */
export async function makeCodeBeside(
  services: Pick<Services, 'db' | 'keys' | 'secret' | 'clock'>,
  { template, to, data }: { template: string; to: string; data: object },
): Promise<{ code?: string }> {
  const token = 'token' in data && typeof data.token === 'string' ? data.token : '';
  if (!holdsSecret(template) || token === '') return {};
  const { page, until } = SECRETS_IN_MAILS[template];
  const expiresAt = until(services.clock.now());
  return { code: await makeMailCode(services, { page, to, token, expiresAt }) };
}
