import { domainToASCII } from 'node:url';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { pseudonym } from './pseudonym.ts';

const GOOGLE = ['gmail.com', 'googlemail.com'];

/**
 * Returns the mailbox behind an address: lower case, without what follows a `+`, at Google without dots. Every rule
 * tied to a mailbox compares this; mail is sent to the address as typed.
 */
export function mailboxOf(address: string): string {
  const folded = address.trim().toLowerCase();
  const at = folded.lastIndexOf('@');
  if (at < 0) return folded;
  const typedHost = folded.slice(at + 1);
  const host = domainToASCII(typedHost) || typedHost;
  const typed = folded.slice(0, at);
  const name = typed.split('+')[0] || typed;
  if (!GOOGLE.includes(host)) return `${name}@${host}`;
  return `${name.replaceAll('.', '') || name}@${GOOGLE[0]}`;
}

/** The same in SQL, for the addresses of accounts: those are stored in lower case and in ASCII. */
export function mailboxSql(address: SQLWrapper): SQL {
  const name = sql`regexp_replace(split_part(${address}, '@', 1), '^([^+]+)[+].*$', '\\1')`;
  const host = sql`split_part(${address}, '@', 2)`;
  return sql`CASE WHEN ${host} IN ('gmail.com', 'googlemail.com')
    THEN coalesce(nullif(replace(${name}, '.', ''), ''), ${name}) || '@gmail.com' ELSE ${name} || '@' || ${host} END`;
}

/** The purpose of a keyed hash of a mailbox: hashes of different purposes cannot be joined. */
export type MailboxUse = '' | 'erased:' | 'refused:' | 'under-age:' | 'staff:';

/** Keyed hash of the mailbox behind an address. @param use `''` for limits */
export function mailboxHash(secret: string, address: string, use: MailboxUse = ''): string {
  return pseudonym(secret, `${use}${mailboxOf(address)}`);
}
