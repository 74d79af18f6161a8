/**
 * Some first names suggest an origin: to be credible, a fictional member called Fatou looks like it. The numbers of the
 * portraits for such a name; any other name suits any of them.
 */
const FACES_OF: Readonly<Record<string, readonly number[]>> = {
  Inès: [8, 11, 12, 14, 17],
  Yasmine: [8, 11, 12, 14, 17],
  Lina: [8, 11, 12, 14, 17],
  Aïcha: [4, 6, 11, 13, 16, 19],
  Karima: [5, 9, 14, 20],
  Samira: [5, 9, 14, 20],
  Nadia: [5, 9, 13, 14, 20],
  Fatou: [2, 7, 12, 16, 18],
  Linh: [3, 10],
  Fatima: [10, 13, 20],
  Malika: [10, 13, 20],
  Mehdi: [4, 9, 15],
  Yanis: [4, 9, 15],
  Tiago: [4, 9, 15, 17],
  Ibrahim: [2, 6, 12, 16, 20],
  Rachid: [5, 9, 15],
  Nabil: [5, 9, 15],
  Moussa: [7, 12, 17],
  Minh: [10, 16],
  Ahmed: [5, 8, 12],
  Mohamed: [5, 8, 12],
  Manuel: [2, 5, 8, 12, 14],
};
const VEILED = ['femme-jeune-11.jpg', 'femme-moyen-05.jpg', 'femme-senior-13.jpg'];

export function suits(firstName: string, portrait: string): boolean {
  const number = Number(/-(\d+)\.jpg$/.exec(portrait)?.[1]);
  const faces = FACES_OF[firstName];
  return faces ? faces.includes(number) : !VEILED.includes(portrait);
}
