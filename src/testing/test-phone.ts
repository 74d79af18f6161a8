import { codeAt, stepAt } from '#features/accounts/second-factor/server/shared/totp.ts';
import type { Clock } from '#platform/clock.ts';
import type { InsertedMember } from '#server/demo/insert-members.ts';
import { TEST_PASSWORD, type TestApp } from './test-app.ts';

/** @returns the code that it shows now */
export type Phone = () => string;

/** Base 32 back to bytes, as a phone reads it. */
export function phoneWith(key: string, clock: Clock): Phone {
  const bits = [...key]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  return () => codeAt(secret, stepAt(clock.now()));
}

/** A member, made for it, who has linked a phone. @returns the ten backup codes */
export async function linkPhone(app: TestApp, member: InsertedMember): Promise<string[]> {
  const { client } = await app.memberBrowser(member);
  const { key } = await client.secondFactor.begin({ password: TEST_PASSWORD });
  return (await client.secondFactor.confirm({ code: phoneWith(key, app.clock)() })).codes;
}
