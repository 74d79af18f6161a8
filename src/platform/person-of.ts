import { pseudonym } from '#platform/pseudonym.ts';

export function personOf(secret: string, email: string): string {
  return pseudonym(secret, `erased:${email}`);
}
