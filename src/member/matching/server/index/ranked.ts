export type Ranked = { id: string; score: number };

/** Filters that narrow the candidates. */
export type AmongIds = {
  only?: readonly string[];
  except?: readonly string[];
  /** Only profiles created after this instant. */
  arrivedSince?: Date;
};
