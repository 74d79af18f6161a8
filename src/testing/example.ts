/** The people that the calling member deals with. */
export type Cast = {
  /** The calling member. */
  member: string;
  /** Address of the calling member. */
  email: string;
  /** Two people in the selection: one is passed, the other gets a message. */
  shown: string;
  toOpen: string;
  /** The calling member. */
  me: string;
  /** Introduced by a matchmaker. */
  introduced: string;
  /** A contact, who wrote the message `received`. */
  contact: string;
  received: number;
  /** The only photo of the calling member. */
  photo: string;
  /** Another browser in which the calling member is logged in. */
  device: string;
  /** A colleague who is not a caller. */
  colleague: string;
};

export type Example = { id?: string; query?: Record<string, string>; body?: unknown; photo?: Blob };
