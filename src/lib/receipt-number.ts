/** Without 0, O, 1, I and L, since receipts are read aloud on the phone. */
const RECEIPT_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/**
 * Returns the number of a receipt, such as « S-7K3F-Q2MD ».
 * @param letter for its kind
 * @param pick a cryptographically random whole number from 0 up to its argument, exclusive
 */
export function receiptNumber(letter: string, pick: (below: number) => number): string {
  const four = () =>
    Array.from({ length: 4 }, () => RECEIPT_LETTERS[pick(RECEIPT_LETTERS.length)] ?? '').join('');
  return `${letter}-${four()}-${four()}`;
}
