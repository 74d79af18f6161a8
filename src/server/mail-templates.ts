import { deskMembersMails } from '#desk/members/server/mails.tsx';
import { moderationMails } from '#desk/moderation/server/mails.tsx';
import { staffMails } from '#desk/staff/server/mails.tsx';
import { emailChangeMails } from '#identity/email-change/server/mails.tsx';
import { accountMails } from '#identity/entrance/server/mails.tsx';
import { passkeyMails } from '#identity/passkeys/server/mails.tsx';
import { secondFactorMails } from '#identity/second-factor/server/mails.tsx';
import { decisionMails } from '#mechanisms/decisions/server/mails.tsx';
import { appointmentMails } from '#member/appointments/server/mails.tsx';
import { coachChatMails } from '#member/coaching/server/mails.tsx';
import { contactFormMails } from '#member/contact-form/server/mails.tsx';
import { contentNoticeMails } from '#member/content-notice/server/mails.tsx';
import { dataRightsMails } from '#member/data-rights/server/mails.tsx';
import { encounterMails } from '#member/encounters/server/mails.tsx';
import { introductionMails } from '#member/matchmaker/server/mails.tsx';
import { meetingMails } from '#member/meeting/server/mails.tsx';
import { membershipMails } from '#member/membership/server/mails.tsx';
import { notificationMails } from '#member/notifications/server/mails.tsx';
import { profileMails } from '#member/profile/server/mails.tsx';
import { reportMails } from '#member/reports/server/mails.tsx';
import { supportChatMails } from '#member/support-chat/server/mails.tsx';
import { coachMails } from '#member/workshops/server/coach-mails.tsx';
import { dateNewsMails } from '#member/workshops/server/date-news-mails.tsx';
import { placeMails } from '#member/workshops/server/place-mails.tsx';
import { reminderMails } from '#member/workshops/server/reminder-mails.tsx';
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
