import { createSecondFactor } from '#identity/factors/server/shared/create-second-factor.ts';
import { enrolmentUri, secretInLetters } from '#identity/factors/server/shared/totp.ts';
import { PRODUCT_NAME } from '#lib/product.ts';
import type { Database } from '#platform/database/client.ts';
import { implementContract, type RequestContext } from '#platform/http/request-context.ts';
import { consumeRateLimit, LIMITS, resetRateLimits } from '#platform/rate-limit.ts';
import { deskStaffContract, lockedFor } from '../contract.ts';
import { STAFF_ROLES } from '../rules.ts';
import {
  countStaffBackupCodes,
  findSecondFactor,
  forgetStaffSecondFactor,
  staffFactors,
} from './second-factor-store.ts';
import { deleteSessionsOf, openStaffSession } from './session-store.ts';
import { recordAudit } from './shared/record-audit.ts';
import { requireStaff, requireStage } from './shared/require-staff.ts';

const api = implementContract(deskStaffContract);

const factor = createSecondFactor('staff', staffFactors);
const everyone = requireStaff(...STAFF_ROLES);

type Refusals = {
  ACCOUNT_LOCKED: (options: ReturnType<typeof lockedFor>) => Error;
  WRONG_CODE: () => Error;
};

/** Counts the attempt before the check, since six digits are few; a right code clears the count. */
async function byCode<Done>(
  { services: { db, clock } }: RequestContext,
  errors: Refusals,
  staffId: string,
  act: (tx: Database, now: Date) => Promise<Done | undefined>,
): Promise<Done> {
  const now = clock.now();
  const attempt = await consumeRateLimit(db, LIMITS.staffCodes, staffId, now);
  if (!attempt.allowed) throw errors.ACCOUNT_LOCKED(lockedFor(attempt));
  const outcome = await db.transaction((tx) => act(tx, now));
  if (outcome === undefined) throw errors.WRONG_CODE();
  await resetRateLimits(db, [LIMITS.staffCodes, staffId]);
  return outcome;
}

const begin = api.beginEnrolment.use(requireStage('enrolment')).handler(async ({ context, errors }) => {
  const { services, halfIn } = context;
  const secret = await factor.beginEnrolment(services.db, services, halfIn.staff.id);
  if (!secret) throw errors.NOT_FOUND();
  const key = secretInLetters(secret);
  return { key, uri: enrolmentUri(`${PRODUCT_NAME} équipe`, halfIn.staff.email, key) };
});

const finish = api.finishEnrolment
  .use(requireStage('enrolment'))
  .handler(async ({ context, input, errors }) => {
    const { services, halfIn } = context;
    const { staff, id: formerId } = halfIn;
    const codes = await byCode(context, errors, staff.id, async (tx, now) => {
      const made = await factor.finishEnrolment(tx, services, staff.id, input.code);
      if (!made) return undefined;
      await openStaffSession(tx, context, { staffId: staff.id, formerId, secondFactorAt: now });
      await recordAudit(tx, { staff, action: 'staff.second-factor-set', now });
      return made;
    });
    return { codes };
  });

const giveCode = api.giveCode.use(requireStage('code-wanted')).handler(async ({ context, input, errors }) => {
  const { services, halfIn } = context;
  const { staff, id: formerId } = halfIn;
  await byCode(context, errors, staff.id, async (tx, now) => {
    const kind = await factor.spendTypedCode(tx, services, staff.id, input.code);
    if (!kind) return undefined;
    await openStaffSession(tx, context, { staffId: staff.id, formerId, secondFactorAt: now });
    const action = kind === 'phone' ? 'staff.log-in' : 'staff.log-in-by-backup-code';
    await recordAudit(tx, { staff, action, now });
    return kind;
  });
});

const secondFactor = api.secondFactor
  .use(everyone)
  .handler(async ({ context: { services, staff }, errors }) => {
    const phone = await findSecondFactor(services.db, staff.id);
    if (!phone?.since) throw errors.NOT_FOUND();
    const backupCodesLeft = await countStaffBackupCodes(services.db, staff.id);
    return { since: phone.since.toISOString(), backupCodesLeft };
  });

const renewBackupCodes = api.renewBackupCodes.use(everyone).handler(async ({ context, input, errors }) => {
  const { services, staff } = context;
  const codes = await byCode(context, errors, staff.id, async (tx, now) => {
    if (!(await factor.spendTypedCode(tx, services, staff.id, input.code))) return undefined;
    await recordAudit(tx, { staff, action: 'staff.backup-codes-renewed', now });
    return factor.renewBackupCodes(tx, services, staff.id);
  });
  return { codes };
});

const forgetPhone = api.forgetPhone.use(everyone).handler(async ({ context, input, errors }) => {
  const { services, staff } = context;
  const ended = await byCode(context, errors, staff.id, async (tx, now) => {
    if (!(await factor.spendTypedCode(tx, services, staff.id, input.code))) return undefined;
    await forgetStaffSecondFactor(tx, staff.id);
    await recordAudit(tx, { staff, action: 'staff.phone-forgotten', now });
    const sessions = await deleteSessionsOf(tx, staff.id);
    // This browser continues straight to the enrolment of the new phone.
    await openStaffSession(tx, context, { staffId: staff.id, formerId: undefined, secondFactorAt: null });
    return sessions;
  });
  services.live.endSessions(ended);
});

export const staffSecondFactorRoutes = {
  beginEnrolment: begin,
  finishEnrolment: finish,
  giveCode,
  secondFactor,
  renewBackupCodes,
  forgetPhone,
};
