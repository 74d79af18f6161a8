import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { isOpenContact } from '#member/matching/server/contact-store.ts';
import type { Services } from '#platform/services.ts';
import { deleteLink, findLinkOf, insertFriendLink } from './friend-store.ts';
import { findEncounter } from './store.ts';

/** Path of a shared date: a page without account or script. */
export const FRIEND_PATH = '/rendez-vous';

type LinkServices = Pick<Services, 'db' | 'env' | 'secret' | 'clock'>;

/** Returns the URL of the member’s own link, if any. */
export async function findFriendLink(services: LinkServices, me: string, other: string) {
  const date = await findDate(services, me, other);
  const id = date && (await findLinkOf(services.db, me, date.id));
  return id === undefined ? null : addressOf(services, id);
}

/** Creates a link. @returns its URL, or undefined without a date */
export async function makeFriendLink(services: LinkServices, me: string, other: string) {
  const date = await findDate(services, me, other);
  if (!date) return undefined;
  const link = {
    id: randomBytes(16).toString('base64url'),
    user_id: me,
    date_id: date.id,
    created_at: services.clock.now(),
  };
  const id = await insertFriendLink(services.db, link);
  return id === undefined ? undefined : addressOf(services, id);
}

/** Revokes the link; no-op if there is none. @returns whether there is a date */
export async function endFriendLink(services: LinkServices, me: string, other: string): Promise<boolean> {
  const date = await findDate(services, me, other);
  if (date) await deleteLink(services.db, me, date.id);
  return date !== undefined;
}

async function findDate({ db, clock }: LinkServices, me: string, other: string) {
  if (!(await isOpenContact(db, me, other))) return undefined;
  const date = await findEncounter(db, me, other, clock.now());
  return date?.agreed_at ? date : undefined;
}

function addressOf({ env, secret }: LinkServices, id: string): string {
  return `${env.APP_URL}${FRIEND_PATH}/${id}.${seal(secret, id).toString('base64url')}`;
}

/** Returns the link id of a token, or undefined if its signature is wrong: a copy of the database opens no link. */
export function readFriendToken(secret: string, token: string): string | undefined {
  const [id = '', given = ''] = token.split('.');
  const [expected, received] = [seal(secret, id), Buffer.from(given, 'base64url')];
  return expected.length === received.length && timingSafeEqual(expected, received) ? id : undefined;
}

function seal(secret: string, id: string): Buffer {
  return createHmac('sha256', secret).update(`friend-link:${id}`).digest();
}
