/** « 5 personnes sont prévenues par e-mail. » */
export function toldSentence({ told }: { told: number }): string {
  if (told === 0) return 'C’est fait. Personne n’était à prévenir.';
  return told === 1
    ? 'C’est fait : une personne est prévenue par e-mail.'
    : `C’est fait : ${told} personnes sont prévenues par e-mail.`;
}
