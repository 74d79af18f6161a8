import { randomBytes, randomInt } from 'node:crypto';
import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import { BACKUP_CODES, isTotpCode, plainBackupCode } from '../../rules.ts';
import { type Holder, hashBackupCode, openSecret, sealSecret } from './seal-secret.ts';
import { findStep } from './totp.ts';

type Deps = Pick<Services, 'secret' | 'clock'>;

type Factor = { secret: string | null; step: number };

export type FactorStore = {
  /**
   * Reads the factor and locks it until the transaction ends, before its codes are touched: of two concurrent requests,
   * one waits for the other. `step`: the last time step that was used.
   */
  lock: (tx: Database, id: string) => Promise<Factor | undefined>;
  /**
   * Stores the key of a new enrolment, replacing a pending one.
   * @returns false once one is active
   */
  replacePending: (db: Database, id: string, sealed: string, now: Date) => Promise<boolean>;
  /** Activates the second factor. @returns whether it was not active yet */
  confirm: (tx: Database, id: string, step: number, now: Date) => Promise<boolean>;
  /** Returns whether the step was unused: of two requests with one code, one succeeds. */
  takeStep: (tx: Database, id: string, step: number) => Promise<boolean>;
  replaceBackupCodes: (tx: Database, id: string, hashes: readonly string[]) => Promise<void>;
  /** Returns whether the code belonged to the owner and was unused. */
  takeBackupCode: (tx: Database, id: string, hash: string, now: Date) => Promise<boolean>;
};

const SECRET_BYTES = 20;

/** Creates the second factor of members, or of staff: TOTP codes of a phone (RFC 6238) and ten backup codes. */
export function createSecondFactor(kind: Holder['kind'], store: FactorStore) {
  /**
   * Returns a key for the phone of a person without a second factor. Each enrolment gets a new key, since an earlier
   * one may have been seen. Undefined when another request has just activated one.
   */
  async function beginEnrolment(db: Database, { secret, clock }: Deps, id: string) {
    const key = randomBytes(SECRET_BYTES);
    const sealed = sealSecret(secret, { kind, id }, key);
    return (await store.replacePending(db, id, sealed, clock.now())) ? key : undefined;
  }

  /** Returns the time step of a right, unused code. */
  function stepOfCode(factor: Factor | undefined, { secret, clock }: Deps, id: string, code: string) {
    if (!factor?.secret) return undefined;
    const key = openSecret(secret, { kind, id }, factor.secret);
    return findStep(key, code, { now: clock.now(), takenUpTo: factor.step });
  }

  async function renewBackupCodes(tx: Database, { secret }: Deps, id: string): Promise<string[]> {
    const codes = makeBackupCodes();
    const hashes = codes.map((code) => hashBackupCode(secret, { kind, id }, plainBackupCode(code)));
    await store.lock(tx, id);
    await store.replaceBackupCodes(tx, id, hashes);
    return codes;
  }

  /** Returns the ten backup codes, shown only now; undefined when the first code is wrong or too late. */
  async function finishEnrolment(tx: Database, deps: Deps, id: string, code: string) {
    const step = stepOfCode(await store.lock(tx, id), deps, id, code);
    if (step === undefined || !(await store.confirm(tx, id, step, deps.clock.now()))) return undefined;
    return renewBackupCodes(tx, deps, id);
  }

  /** Whether a phone code or backup code is right; each works once. */
  async function spendTypedCode(tx: Database, deps: Deps, id: string, typed: string) {
    const factor = await store.lock(tx, id);
    if (isTotpCode(typed)) {
      const step = stepOfCode(factor, deps, id, typed);
      return step !== undefined && (await store.takeStep(tx, id, step)) ? ('phone' as const) : undefined;
    }
    const hash = hashBackupCode(deps.secret, { kind, id }, plainBackupCode(typed));
    return (await store.takeBackupCode(tx, id, hash, deps.clock.now())) ? ('backup' as const) : undefined;
  }

  return { beginEnrolment, finishEnrolment, renewBackupCodes, spendTypedCode };
}

/** Omits characters that look alike on paper: 0 and o, 1, i and l. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
const HALF = 5;

const half = () => Array.from({ length: HALF }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Creates ten codes such as « k7qm3-2x9dr », 49 bits each. */
function makeBackupCodes(): string[] {
  return Array.from({ length: BACKUP_CODES }, () => `${half()}-${half()}`);
}
