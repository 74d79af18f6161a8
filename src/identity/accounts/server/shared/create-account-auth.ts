import { countFunnelStep } from '#identity/ad-measurement/server/store.ts';
import { type Auth, createAuth } from '#platform/auth.ts';
import { today } from '#platform/clock.ts';
import { users } from '#platform/database/tables.ts';
import type { Services } from '#platform/services.ts';
import {
  CONFIRMATION_LINK_HOURS,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  RESET_LINK_MINUTES,
  SESSION_IDLE_DAYS,
} from '../../rules.ts';
import { accounts, sessions, verifications } from '../tables.ts';
import { receiveToken } from './mail-link.ts';

type Parts = Pick<Services, 'db' | 'env' | 'secret' | 'clock' | 'log'>;

export function createAccountAuth({ db, env, secret, clock, log }: Parts): Auth {
  return createAuth({
    db,
    env,
    secret,
    log,
    tables: { users, sessions, accounts, verifications },
    limits: {
      passwordMinLength: PASSWORD_MIN_LENGTH,
      passwordMaxLength: PASSWORD_MAX_LENGTH,
      confirmationLinkHours: CONFIRMATION_LINK_HOURS,
      resetLinkMinutes: RESET_LINK_MINUTES,
      sessionIdleDays: SESSION_IDLE_DAYS,
    },
    mails: {
      sendConfirmation: receiveToken,
      sendReset: receiveToken,
    },
    onAccountCreated: () => countFunnelStep(db, 'account_creation', today(clock)),
  });
}
