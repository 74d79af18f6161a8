import { confirmEmail, passwordChanged, resetPassword } from '#features/accounts/server/mails.tsx';
import { type MailDraft, renderDraft } from '#server/mail-layout.tsx';
import type { MailContent } from '#server/mailer.ts';

/** Every mail that the app sends, with what it is made from. */
export type MailTemplates = {
  'confirm-email': { token: string };
  'reset-password': { token: string };
  /** `changedAt` is an ISO instant. */
  'password-changed': { changedAt: string };
};
export type MailName = keyof MailTemplates;

const templates: { [Name in MailName]: (data: MailTemplates[Name], appUrl: string) => MailDraft } = {
  'confirm-email': confirmEmail,
  'reset-password': resetPassword,
  'password-changed': passwordChanged,
};

/** `appUrl`: public origin of the site, without a slash at the end. */
export function renderMail<Name extends MailName>(
  name: Name,
  data: MailTemplates[Name],
  appUrl: string,
): Promise<MailContent> {
  return renderDraft(templates[name](data, appUrl));
}
