/** A session, whose it is and where they stand: what every door asks for, read in one statement. */
export type SignedIn = {
  /** Of the row of `sessions`, which opens nothing. */
  id: string;
  userId: string;
  email: string;
  openedAt: Date;
  /** When it ends unless it is used before. */
  expiresAt: Date;
  /** The measure of the team against the account, be its end past. */
  measure: { decision: string; since: Date; until: Date; eraseAfter: Date | null } | undefined;
  hasProfile: boolean;
};
