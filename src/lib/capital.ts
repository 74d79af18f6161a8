/** « jeudi 3 décembre » at the beginning of a sentence or a line: « Jeudi 3 décembre ». */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
