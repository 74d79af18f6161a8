import type { MailDraft } from './mail-draft.ts';
import type { MailContent } from './mail-message.ts';

/** Every mail with the type of its data. */
// biome-ignore lint/suspicious/noEmptyInterface: src/server/mail-templates.ts adds them by declaration merging
export interface MailTemplates {}

export type MailName = keyof MailTemplates;

/** How each mail is written. `appUrl`: public origin of the site, without a slash at the end. */
export type MailDrafts = {
  [Name in MailName]: (data: MailTemplates[Name], appUrl: string) => MailDraft;
};

export type DataOf<Mails extends Record<string, (data: never, appUrl: string) => MailDraft>> = {
  [Name in keyof Mails]: Parameters<Mails[Name]>[0];
};

export type RenderMail = <Name extends MailName>(
  name: Name,
  data: MailTemplates[Name],
  appUrl: string,
) => Promise<MailContent>;
