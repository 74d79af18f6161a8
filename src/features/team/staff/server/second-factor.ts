import { randomBytes } from 'node:crypto';
import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import { isTotpCode, plainBackupCode } from '../rules.ts';
import { makeBackupCodes } from './backup-codes.ts';
import { hashBackupCode, openSecret, sealSecret } from './seal-secret.ts';
import {
  confirmSecondFactor,
  findSecondFactor,
  keepPendingSecret,
  replaceBackupCodes,
  takeBackupCode,
  takeStep,
} from './second-factor-store.ts';
import { findStep } from './totp.ts';

type Deps = Pick<Services, 'secret' | 'clock'>;

const SECRET_BYTES = 20;

/** The key for the phone of someone who has no second factor yet: the same one until a first code confirms it. */
export async function beginEnrolment(db: Database, { secret }: Deps, staffId: string): Promise<Buffer> {
  const kept = await keepPendingSecret(db, staffId, sealSecret(secret, staffId, randomBytes(SECRET_BYTES)));
  if (!kept) throw new Error('Whoever enrols is a colleague');
  return openSecret(secret, staffId, kept);
}

/** @returns the step of a right code that has not served */
async function stepOfCode(db: Database, { secret, clock }: Deps, staffId: string, code: string) {
  const factor = await findSecondFactor(db, staffId);
  if (!factor?.secret) return undefined;
  return findStep(openSecret(secret, staffId, factor.secret), code, {
    now: clock.now(),
    takenUpTo: factor.step,
  });
}

/** @returns the ten backup codes, shown this once; nothing when the first code is wrong or came too late */
export async function finishEnrolment(tx: Database, deps: Deps, staffId: string, code: string) {
  const step = await stepOfCode(tx, deps, staffId, code);
  if (step === undefined || !(await confirmSecondFactor(tx, staffId, step, deps.clock.now())))
    return undefined;
  return renewBackupCodes(tx, deps, staffId);
}

/** Whether a code of the phone, or a backup code, was right; it serves once. */
export async function takeCode(
  tx: Database,
  deps: Deps,
  staffId: string,
  typed: string,
): Promise<'phone' | 'backup' | undefined> {
  if (isTotpCode(typed)) {
    const step = await stepOfCode(tx, deps, staffId, typed);
    return step !== undefined && (await takeStep(tx, staffId, step)) ? 'phone' : undefined;
  }
  const hash = hashBackupCode(deps.secret, staffId, plainBackupCode(typed));
  return (await takeBackupCode(tx, staffId, hash, deps.clock.now())) ? 'backup' : undefined;
}

/** Ten others; those of before serve no more. */
export async function renewBackupCodes(tx: Database, { secret }: Deps, staffId: string): Promise<string[]> {
  const codes = makeBackupCodes();
  const hashes = codes.map((code) => hashBackupCode(secret, staffId, plainBackupCode(code)));
  await replaceBackupCodes(tx, staffId, hashes);
  return codes;
}
