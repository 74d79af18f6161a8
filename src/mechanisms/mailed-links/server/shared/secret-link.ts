import type { Block } from '#platform/mail/mail-draft.ts';
import { MAILED_PATHS, type MailedPage, spacedCode } from '../../rules.ts';
import type { MailedSecret } from './mail-code.ts';

/**
 * The address of a page with the secret of a mailed link. The token follows a #: browsers do not send that part, so it
 * reaches no server log and no Referer.
 */
export function secretPath(page: MailedPage, token = ''): string {
  return `${MAILED_PATHS[page]}#jeton=${token}`;
}

/** The action of a mail whose link holds a secret, and the code for links that lose it on the way. */
export function secretLink(
  action: string,
  page: MailedPage,
  { token, code }: MailedSecret,
): (Block | false)[] {
  return [
    { action, to: secretPath(page, token) },
    code !== undefined && { note: ['Si la page vous demande un code\u202f: ', { bold: spacedCode(code) }] },
  ];
}
