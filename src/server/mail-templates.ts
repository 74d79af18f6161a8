import { confirmEmail, passwordChanged, resetPassword } from '#features/accounts/server/mails.tsx';
import { waitingMessage } from '#features/notifications/server/mails.tsx';
import { accountDeleted, type ErasureReason, longAbsence } from '#features/privacy/server/mails.tsx';
import type { ContactMessage } from '#features/support/contract.ts';
import { contactMessageMail } from '#features/support/server/mails.tsx';
import { supportMessages } from '#features/support-chat/server/mails.tsx';
import { workshopCoach } from '#features/workshops/server/coach-mail.tsx';
import {
  workshopCancelled,
  workshopRegistered,
  workshopWaiting,
} from '#features/workshops/server/place-mails.tsx';
import { workshopReminder } from '#features/workshops/server/reminder-mail.tsx';
import { type MailDraft, renderDraft } from '#server/mail-layout.tsx';
import type { MailContent } from '#server/mail-message.ts';

/** Every mail that the app sends, with what it is made from. */
export type MailTemplates = {
  'confirm-email': { token: string };
  'reset-password': { token: string };
  /** `changedAt` is an ISO instant. */
  'password-changed': { changedAt: string };
  'account-deleted': { reason: ErasureReason };
  /** `erasedFrom` is an ISO instant. */
  'long-absence': { erasedFrom: string };
  'waiting-message': Parameters<typeof waitingMessage>[0];
  'contact-message': Omit<ContactMessage, 'website'>;
  'support-messages': Parameters<typeof supportMessages>[0];
  'workshop-registered': Parameters<typeof workshopRegistered>[0];
  'workshop-waiting': Parameters<typeof workshopWaiting>[0];
  'workshop-cancelled': Parameters<typeof workshopCancelled>[0];
  'workshop-reminder': Parameters<typeof workshopReminder>[0];
  'workshop-coach': Parameters<typeof workshopCoach>[0];
};
export type MailName = keyof MailTemplates;

const templates: { [Name in MailName]: (data: MailTemplates[Name], appUrl: string) => MailDraft } = {
  'confirm-email': confirmEmail,
  'reset-password': resetPassword,
  'password-changed': passwordChanged,
  'account-deleted': accountDeleted,
  'long-absence': longAbsence,
  'waiting-message': waitingMessage,
  'contact-message': contactMessageMail,
  'support-messages': supportMessages,
  'workshop-registered': workshopRegistered,
  'workshop-waiting': workshopWaiting,
  'workshop-cancelled': workshopCancelled,
  'workshop-reminder': workshopReminder,
  'workshop-coach': workshopCoach,
};

/** `appUrl`: public origin of the site, without a slash at the end. */
export function renderMail<Name extends MailName>(
  name: Name,
  data: MailTemplates[Name],
  appUrl: string,
): Promise<MailContent> {
  return renderDraft(templates[name](data, appUrl));
}
