import { createSecondFactor } from '#identity/second-factor/server/shared/create-second-factor.ts';
import {
  confirmSecondFactor,
  findSecondFactor,
  keepPendingSecret,
  replaceBackupCodes,
  takeBackupCode,
  takeStep,
} from './second-factor-store.ts';

export const { beginEnrolment, finishEnrolment, renewBackupCodes, takeCode } = createSecondFactor('staff', {
  find: findSecondFactor,
  keepPending: keepPendingSecret,
  confirm: confirmSecondFactor,
  takeStep,
  replaceBackupCodes,
  takeBackupCode,
});
