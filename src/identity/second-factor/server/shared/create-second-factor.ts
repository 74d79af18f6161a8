import { randomBytes } from 'node:crypto';
import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import { isTotpCode, plainBackupCode } from '../../rules.ts';
import { makeBackupCodes } from './backup-codes.ts';
import { type Holder, hashBackupCode, openSecret, sealSecret } from './seal-secret.ts';
import { findStep } from './totp.ts';

type Deps = Pick<Services, 'secret' | 'clock'>;

/** Where the second factors of one kind of person are kept. */
export type FactorStore = {
  /** `step`: the last one whose code was taken. */
  find: (db: Database, id: string) => Promise<{ secret: string | null; step: number } | undefined>;
  /** Keeps the key of an enrolment that has begun, beside none that counts already. @returns the key that counts */
  keepPending: (db: Database, id: string, sealed: string, now: Date) => Promise<string | null>;
  /** From now on the second factor counts. @returns whether it did not yet */
  confirm: (tx: Database, id: string, step: number, now: Date) => Promise<boolean>;
  /** @returns whether the step was still to be taken: of two requests with one code, one comes in */
  takeStep: (tx: Database, id: string, step: number) => Promise<boolean>;
  replaceBackupCodes: (tx: Database, id: string, hashes: readonly string[]) => Promise<void>;
  /** @returns whether it was one of theirs and had not served */
  takeBackupCode: (tx: Database, id: string, hash: string, now: Date) => Promise<boolean>;
};

const SECRET_BYTES = 20;

/** The second factor of members, or of the team: the codes of a phone (RFC 6238) and ten backup codes. */
export function createSecondFactor(kind: Holder['kind'], store: FactorStore) {
  /** The key for the phone of someone who has no second factor yet. Nobody who saw an earlier one keeps the owner's codes. */
  async function beginEnrolment(db: Database, { secret, clock }: Deps, id: string): Promise<Buffer> {
    const fresh = sealSecret(secret, { kind, id }, randomBytes(SECRET_BYTES));
    const kept = await store.keepPending(db, id, fresh, clock.now());
    if (!kept) throw new Error('Whoever enrols has an account');
    return openSecret(secret, { kind, id }, kept);
  }

  /** @returns the step of a right code that has not served */
  async function stepOfCode(db: Database, { secret, clock }: Deps, id: string, code: string) {
    const factor = await store.find(db, id);
    if (!factor?.secret) return undefined;
    const key = openSecret(secret, { kind, id }, factor.secret);
    return findStep(key, code, { now: clock.now(), takenUpTo: factor.step });
  }

  /** Ten others; those of before serve no more. */
  async function renewBackupCodes(tx: Database, { secret }: Deps, id: string): Promise<string[]> {
    const codes = makeBackupCodes();
    const hashes = codes.map((code) => hashBackupCode(secret, { kind, id }, plainBackupCode(code)));
    await store.replaceBackupCodes(tx, id, hashes);
    return codes;
  }

  /** @returns the ten backup codes, shown this once; nothing when the first code is wrong or came too late */
  async function finishEnrolment(tx: Database, deps: Deps, id: string, code: string) {
    const step = await stepOfCode(tx, deps, id, code);
    if (step === undefined || !(await store.confirm(tx, id, step, deps.clock.now()))) return undefined;
    return renewBackupCodes(tx, deps, id);
  }

  /** Whether a code of the phone, or a backup code, was right; it serves once. */
  async function takeCode(tx: Database, deps: Deps, id: string, typed: string) {
    if (isTotpCode(typed)) {
      const step = await stepOfCode(tx, deps, id, typed);
      return step !== undefined && (await store.takeStep(tx, id, step)) ? ('phone' as const) : undefined;
    }
    const hash = hashBackupCode(deps.secret, { kind, id }, plainBackupCode(typed));
    return (await store.takeBackupCode(tx, id, hash, deps.clock.now())) ? ('backup' as const) : undefined;
  }

  return { beginEnrolment, finishEnrolment, renewBackupCodes, takeCode };
}
