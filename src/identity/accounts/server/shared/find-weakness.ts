import { PRODUCT_NAME } from '#lib/product.ts';
import { PASSWORD_GUESSABLE, PASSWORD_TOO_COMMON } from '../../contract.ts';
import { isMadeOf, isOneSign } from '../../rules.ts';
import { isCommonPassword } from './common-passwords.ts';

/**
 * Refuses guessable passwords: common ones, and those made of personal data.
 * @param about e-mail and names of the member, as far as they are known there
 * @returns the sentence of the refusal, or undefined
 */
export async function findWeakness(password: string, about: readonly string[]): Promise<string | undefined> {
  if (isOneSign(password) || (await isCommonPassword(password))) return PASSWORD_TOO_COMMON;
  const words = about.flatMap((one) => [one, ...one.split(/[@.\s_+-]/)]);
  return isMadeOf(password, [PRODUCT_NAME, ...words]) ? PASSWORD_GUESSABLE : undefined;
}
