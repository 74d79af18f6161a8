import { AsyncLocalStorage } from 'node:async_hooks';
import type { Auth } from '#platform/auth.ts';
import type { Database } from '#platform/database/client.ts';
import type { Outbox } from '#platform/mail/outbox.ts';
import { isAddressTaken, trimConfirmationLinks, voidEarlierResetLinks, voidResetLinks } from '../store.ts';

/** Limits the unused links of one address: attempts whose mail was never sent would pile up. */
const CONFIRMATION_LINKS_KEPT = 5;

type LinkMail = 'confirm-email' | 'reset-password';
type Instead = 'sign-up-on-hold' | 'sign-up-refused' | 'sign-up-held' | 'already-member';

const isLinkMail = (template: string): template is LinkMail =>
  template === 'confirm-email' || template === 'reset-password';

/** Voids what a mail replaces: earlier reset links, and confirmation links when the address cannot sign up. */
async function voidReplaced(db: Database, template: LinkMail | Instead, email: string): Promise<void> {
  if (template === 'reset-password') await voidResetLinks(db, email);
  else await trimConfirmationLinks(db, email, template === 'confirm-email' ? CONFIRMATION_LINKS_KEPT : 0);
}

/**
 * Enqueues the mail with a link, and voids pending mails of the same kind and earlier links. Confirmation links stay
 * valid until one of them is used: a second mail often arrives before the first. The link itself is created when the
 * mail is sent (`makeLink`): it expires from then on, however long the mail server was down. Kinds are independent:
 * signing up with a member's address does not void their reset link. Runs in one transaction: if the node is killed
 * halfway, the earlier mail stays.
 */
export async function mailLink(
  { db, outbox }: { db: Database; outbox: Outbox },
  template: LinkMail | Instead,
  email: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await voidReplaced(tx, template, email);
    await outbox.forget(tx, { to: email, template });
    await outbox.send(tx, { template, to: email, data: {} });
  });
}

const making = new AsyncLocalStorage<{ token?: string }>();

/** Better Auth passes the token of a link here, when `makeLink` requests one. */
export async function receiveToken({ token }: { token: string }): Promise<void> {
  const made = making.getStore();
  if (made) made.token = token;
}

/**
 * Adds the token of the link to a mail when it is sent.
 * @returns undefined when the mail must no longer be sent
 */
export async function makeLink(
  { db, auth }: { db: Database; auth: Auth },
  { template, to: email }: { template: string; to: string },
): Promise<{ token?: string } | undefined> {
  if (!isLinkMail(template)) return {};
  if (template === 'confirm-email' && (await isAddressTaken(db, email))) return undefined;
  // Left by attempts during which the mail server did not respond.
  await voidReplaced(db, template, email);
  const made: { token?: string } = {};
  await making.run(made, () =>
    template === 'confirm-email'
      ? auth.api.signInMagicLink({ body: { email }, headers: new Headers() })
      : auth.api.requestPasswordReset({ body: { email } }),
  );
  if (template === 'reset-password') await voidEarlierResetLinks(db, email);
  return made.token === undefined ? undefined : made;
}
