import { deskMembersMails } from '#desk/members/server/mails.ts';
import { moderationMails } from '#desk/moderation/server/mails.ts';
import { staffMails } from '#desk/staff/server/mails.ts';
import { termsMails } from '#identity/consents/server/mails.ts';
import { emailChangeMails } from '#identity/entrance/server/email-change-mails.ts';
import { accountMails } from '#identity/entrance/server/mails.ts';
import { passkeyMails, secondFactorMails } from '#identity/factors/server/mails.ts';
import { decisionMails } from '#mechanisms/decisions/server/mails.ts';
import { appointmentMails } from '#member/appointments/server/mails.ts';
import { coachChatMails } from '#member/coaching/server/mails.ts';
import { dataRightsMails } from '#member/data-rights/server/mails.ts';
import { encounterMails } from '#member/encounters/server/mails.ts';
import { introductionMails } from '#member/matchmaker/server/mails.ts';
import { meetingMails } from '#member/meeting/server/mails.ts';
import { membershipMails } from '#member/membership/server/mails.ts';
import { notificationMails } from '#member/notifications/server/mails.ts';
import { profileMails } from '#member/profile/server/mails.ts';
import { contentNoticeMails, reportMails } from '#member/reports/server/mails.ts';
import { contactFormMails, supportChatMails } from '#member/support/server/mails.ts';
import { coachMails } from '#member/workshops/server/coach-mails.ts';
import { dateNewsMails } from '#member/workshops/server/date-news-mails.ts';
import { placeMails, reminderMails } from '#member/workshops/server/mails.ts';
import { renderDraft } from '#platform/mail/mail-frame.tsx';
import type { DataOf, MailDrafts, RenderMail } from '#platform/mail/mail-templates.ts';

/** The mails of every feature. */
const drafts = {
  ...accountMails,
  ...appointmentMails,
  ...coachChatMails,
  ...coachMails,
  ...contactFormMails,
  ...contentNoticeMails,
  ...dataRightsMails,
  ...dateNewsMails,
  ...deskMembersMails,
  ...encounterMails,
  ...introductionMails,
  ...membershipMails,
  ...emailChangeMails,
  ...moderationMails,
  ...notificationMails,
  ...meetingMails,
  ...passkeyMails,
  ...placeMails,
  ...profileMails,
  ...reportMails,
  ...reminderMails,
  ...secondFactorMails,
  ...staffMails,
  ...decisionMails,
  ...supportChatMails,
  ...termsMails,
};

declare module '#platform/mail/mail-templates.ts' {
  interface MailTemplates extends DataOf<typeof drafts> {}
}

/** Names of all templates. */
export const MAIL_TEMPLATES: readonly string[] = Object.keys(drafts);

const byName: MailDrafts = drafts;
export const renderMail: RenderMail = (name, data, appUrl) => renderDraft(byName[name](data, appUrl), appUrl);
