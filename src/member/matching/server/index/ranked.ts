/** Someone with the score that they make with whoever looks. */
export type Ranked = { id: string; score: number };

/** What narrows down whom one looks among. */
export type AmongIds = {
  only?: readonly string[];
  except?: readonly string[];
  /** Only people whose profile was made after that. */
  arrivedSince?: Date;
};
