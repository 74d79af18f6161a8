import { appointmentMails } from '#features/accompaniment/appointments/server/mails.tsx';
import { coachChatMails } from '#features/accompaniment/coach-chat/server/mails.tsx';
import { membershipMails } from '#features/accompaniment/membership/server/mails.tsx';
import { coachMails } from '#features/accompaniment/workshops/server/coach-mails.tsx';
import { dateNewsMails } from '#features/accompaniment/workshops/server/date-news-mails.tsx';
import { placeMails } from '#features/accompaniment/workshops/server/place-mails.tsx';
import { reminderMails } from '#features/accompaniment/workshops/server/reminder-mails.tsx';
import { emailChangeMails } from '#features/accounts/email-change/server/mails.tsx';
import { passkeyMails } from '#features/accounts/passkeys/server/mails.tsx';
import { secondFactorMails } from '#features/accounts/second-factor/server/mails.tsx';
import { accountMails } from '#features/accounts/server/mails.tsx';
import { encounterMails } from '#features/conversations/encounters/server/mails.tsx';
import { meetingMails } from '#features/conversations/meeting/server/mails.tsx';
import { notificationMails } from '#features/conversations/notifications/server/mails.tsx';
import { reportMails } from '#features/conversations/reports/server/mails.tsx';
import { dataRightsMails } from '#features/data-rights/server/mails.tsx';
import { introductionMails } from '#features/matching/introductions/server/mails.tsx';
import { profileMails } from '#features/profile/server/mails.tsx';
import { supportChatMails } from '#features/support/chat/server/mails.tsx';
import { contactFormMails } from '#features/support/contact-form/server/mails.tsx';
import { contentNoticeMails } from '#features/support/content-notice/server/mails.tsx';
import { deskMembersMails } from '#features/team/members/server/mails.tsx';
import { moderationMails } from '#features/team/moderation/server/mails.tsx';
import { staffMails } from '#features/team/staff/server/mails.tsx';
import { decisionMails } from '#mechanisms/decisions/server/mails.tsx';
import { renderDraft } from '#platform/mail/mail-layout.tsx';
import type { MailDrafts, RenderMail } from '#platform/mail/mail-templates.ts';

/** Every feature's mails; one that is declared and not written does not compile. */
const drafts: MailDrafts = {
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
};

export const renderMail: RenderMail = (name, data, appUrl) => renderDraft(drafts[name](data, appUrl));
