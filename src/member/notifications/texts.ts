/** Someone who came into a selection this week: a first name and one reason, never a face. */
export type Newcomer = { firstName: string; reason: string };

/** What a notification says on a locked screen; without a body the browser’s own is used. */
export type PushWords = { title: string; body?: string; path?: string };

/** A waiting message has neither sender nor content. */
export const MESSAGE_WAITS: PushWords = { title: 'Un message vous attend' };

export function newcomersPush(newcomers: readonly Newcomer[]): PushWords {
  const names = new Intl.ListFormat('fr', { type: 'conjunction' }).format(
    newcomers.map(({ firstName }) => firstName),
  );
  return {
    title: `Dans votre sélection\u202f: ${names}`,
    body: newcomers.map(({ firstName, reason }) => `${firstName} – ${reason}`).join('\n'),
    path: '/selection',
  };
}
