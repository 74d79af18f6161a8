/** Neither 0 and O nor 1, I and L: a receipt is read aloud on the phone. */
const RECEIPT_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/**
 * The number of a receipt, such as « S-7K3F-Q2MD ».
 * @param letter says what it is of
 * @param pick an unguessable whole number from 0 up to its argument, without it
 */
export function receiptNumber(letter: string, pick: (below: number) => number): string {
  const four = () =>
    Array.from({ length: 4 }, () => RECEIPT_LETTERS[pick(RECEIPT_LETTERS.length)] ?? '').join('');
  return `${letter}-${four()}-${four()}`;
}
