import { memberFactors } from '../second-factor-store.ts';
import { createSecondFactor } from './create-second-factor.ts';

export const memberFactor = createSecondFactor('member', memberFactors);
