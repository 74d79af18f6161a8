/** What waits for a colleague in one part of the desk: its number beside the entry, its sentence on the first page. */
export interface DeskWaiting {
  count: number;
  /** Such as « 3 conversations attendent une réponse ». */
  sentence: string;
  /** Such as « la plus ancienne depuis 20 minutes ». */
  detail?: string;
  /** What cannot wait for the next look at the desk: whoever asked for it hears when there is more of it. */
  urgent?: { count: number; sentence: string };
}
