import { accountsContract } from '#features/accounts/contract.ts';
import { adviceContract } from '#features/advice/contract.ts';
import { matchingContract } from '#features/matching/contract.ts';
import { messagingContract } from '#features/messaging/contract.ts';
import { profilesContract } from '#features/profiles/contract.ts';
import { questionnairesContract } from '#features/questionnaires/contract.ts';

/** Everything that crosses the wire, one entry per feature. */
export const contract = {
  accounts: accountsContract,
  advice: adviceContract,
  matching: matchingContract,
  messaging: messagingContract,
  profiles: profilesContract,
  questionnaires: questionnairesContract,
};
