/** Somebody new in a selection this week: a first name and one reason, never a picture. */
export type Newcomer = { firstName: string; reason: string };

/** Text of a notification on a locked screen; without a body, the browser uses its own. */
export type PushWords = { title: string; body?: string; path?: string };

/** Reveals neither sender nor content. */
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
