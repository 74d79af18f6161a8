/** People whom the calling member deals with. */
export type Cast = {
  /** The member who calls. */
  member: string;
  /** Address of the member who calls. */
  email: string;
  /** In the selection; two, since one is passed on and the other written to. */
  shown: string;
  toOpen: string;
  /** The member who calls. */
  me: string;
  /** Introduced by a matchmaker. */
  introduced: string;
  /** Already in conversation, who wrote the message `received`. */
  contact: string;
  received: number;
  /** A photo of the member who calls, the only one. */
  photo: string;
  /** Another browser in which the member who calls is logged in. */
  device: string;
  /** Someone of the team, who calls nowhere. */
  colleague: string;
};

export type Example = { id?: string; query?: Record<string, string>; body?: unknown; photo?: Blob };
