/** What a report says, in code points after trimming. */
export const REPORT_REASON_MAX_LENGTH = 2000;
/** Messages kept with a report, the last ones at that moment (security.md 46). */
export const EVIDENCE_MESSAGES = 50;
/** The same words about the same person within so long are one report that was sent twice. */
export const SAME_REPORT_HOURS = 24;

/** Neither 0 and O nor 1, I and L: a receipt is read aloud on the phone. */
const RECEIPT_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/**
 * The number of a receipt, such as « S-7K3F-Q2MD ».
 * @param pick an unguessable whole number from 0 up to its argument, without it
 */
export function receiptNumber(pick: (below: number) => number): string {
  const four = () =>
    Array.from({ length: 4 }, () => RECEIPT_LETTERS[pick(RECEIPT_LETTERS.length)] ?? '').join('');
  return `S-${four()}-${four()}`;
}
