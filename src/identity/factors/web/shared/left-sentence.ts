import { BACKUP_CODES } from '../../rules.ts';

export function leftSentence(left: number): string {
  if (left === 0) return 'Il ne vous reste aucun code de secours.';
  return left === 1
    ? 'Il vous reste un code de secours.'
    : `Il vous reste ${left} codes de secours sur ${BACKUP_CODES}.`;
}
