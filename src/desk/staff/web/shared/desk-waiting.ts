/** Pending work of a desk part: a badge in the navigation, a sentence on the first page. */
export interface DeskWaiting {
  count: number;
  /** Such as « 3 conversations attendent une réponse ». */
  sentence: string;
  /** Such as « la plus ancienne depuis 20 minutes ». */
  detail?: string;
  /** Urgent work that triggers the sound alert when it increases. */
  urgent?: { count: number; sentence: string };
}
