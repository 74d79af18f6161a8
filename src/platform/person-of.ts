import { pseudonym } from '#platform/pseudonym.ts';

/** What stands for the owner of an address once the account is gone: nobody reads the address out of it. */
export function personOf(secret: string, email: string): string {
  return pseudonym(secret, `erased:${email}`);
}
