import { memberFactors } from '../store.ts';
import { createSecondFactor } from './create-second-factor.ts';

/** The second factor of members who want one. */
export const memberFactor = createSecondFactor('member', memberFactors);
