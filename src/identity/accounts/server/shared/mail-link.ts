import { AsyncLocalStorage } from 'node:async_hooks';
import type { Auth } from '#platform/auth.ts';
import type { Database } from '#platform/database/client.ts';
import type { Outbox } from '#platform/mail/outbox.ts';
import { isAddressTaken, voidConfirmationLinks, voidResetLinks } from '../store.ts';

const VOID = { 'confirm-email': voidConfirmationLinks, 'reset-password': voidResetLinks } as const;
type LinkMail = keyof typeof VOID;
/** What is mailed in the place of a link, to an address that may not sign up or need not. */
type Instead = 'sign-up-on-hold' | 'sign-up-refused' | 'sign-up-held' | 'already-member';

const isLinkMail = (template: string): template is LinkMail => Object.hasOwn(VOID, template);

/**
 * Enqueues the mail with a link; the links of its kind and the waiting mails of before serve no more. The link itself
 * is made when the mail leaves (`makeLink`): its time begins then, however long the mail server is down. One kind leaves
 * the other alone: who signs up with a member's address does not take their reset link away. All at once: a node that is
 * killed on the way leaves the mail that waited.
 */
export async function mailLink(
  { db, outbox }: { db: Database; outbox: Outbox },
  template: LinkMail | Instead,
  email: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await VOID[isLinkMail(template) ? template : 'confirm-email'](tx, email);
    await outbox.forget(tx, { to: email, template });
    await outbox.send(tx, { template, to: email, data: {} });
  });
}

const making = new AsyncLocalStorage<{ token?: string }>();

/** Where Better Auth hands over the token of a link that `makeLink` had it make. */
export async function takeToken({ token }: { token: string }): Promise<void> {
  const made = making.getStore();
  if (made) made.token = token;
}

/**
 * What a mail says that is only known as it leaves: the token of its link.
 * @returns nothing for a mail that has nobody to serve any more
 */
export async function makeLink(
  { db, auth }: { db: Database; auth: Auth },
  { template, to: email }: { template: string; to: string },
): Promise<{ token?: string } | undefined> {
  if (!isLinkMail(template)) return {};
  if (template === 'confirm-email' && (await isAddressTaken(db, email))) return undefined;
  // Left by a try at which the mail server did not answer.
  await VOID[template](db, email);
  const made: { token?: string } = {};
  await making.run(made, () =>
    template === 'confirm-email'
      ? auth.api.signInMagicLink({ body: { email }, headers: new Headers() })
      : auth.api.requestPasswordReset({ body: { email } }),
  );
  return made.token === undefined ? undefined : made;
}
