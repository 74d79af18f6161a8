/** A session with its member and their standing: needed by every door, read in one statement. */
export type SignedIn = {
  /** Id of the row of `sessions`; useless as a credential. */
  id: string;
  userId: string;
  email: string;
  openedAt: Date;
  expiresAt: Date;
  /** The sanction of the team against the account, even after its end. */
  measure: { decision: string; since: Date; until: Date; eraseAfter: Date | null } | undefined;
  hasProfile: boolean;
};
