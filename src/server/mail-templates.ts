import { coachMails } from '#features/accompaniment/workshops/server/coach-mails.tsx';
import { placeMails } from '#features/accompaniment/workshops/server/place-mails.tsx';
import { reminderMails } from '#features/accompaniment/workshops/server/reminder-mails.tsx';
import { accountMails } from '#features/accounts/server/mails.tsx';
import { notificationMails } from '#features/conversations/notifications/server/mails.tsx';
import { dataRightsMails } from '#features/data-rights/server/mails.tsx';
import { supportChatMails } from '#features/support/chat/server/mails.tsx';
import { contactFormMails } from '#features/support/contact-form/server/mails.tsx';
import { renderDraft } from '#platform/mail/mail-layout.tsx';
import type { MailDrafts, RenderMail } from '#platform/mail/mail-templates.ts';

/** Every feature's mails; one that is declared and not written does not compile. */
const drafts: MailDrafts = {
  ...accountMails,
  ...coachMails,
  ...contactFormMails,
  ...dataRightsMails,
  ...notificationMails,
  ...placeMails,
  ...reminderMails,
  ...supportChatMails,
};

export const renderMail: RenderMail = (name, data, appUrl) => renderDraft(drafts[name](data, appUrl));
