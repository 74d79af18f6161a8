/** The first sentence of a text, with its full stop. */
export function firstSentence(text: string): string {
  return text.split(/(?<=[.!?])\s/u)[0] ?? text;
}
