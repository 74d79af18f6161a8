import type { Answer, Visitor } from './visitor.ts';

export type Kind = {
  name: string;
  /** In percent of visits. */
  share: number;
  visit: (visitor: Visitor) => Promise<Answer | Answer[]>;
};

/** The activities of members. */
export const MIX: readonly Kind[] = [
  { name: 'session', share: 12, visit: (visitor) => visitor.get('/api/session') },
  // Sent at once, as one visit: it lasts as long as the slowest.
  {
    name: 'dashboard',
    share: 8,
    visit: (visitor) => Promise.all(DASHBOARD.map((path) => visitor.get(path))),
  },
  { name: 'selection', share: 10, visit: (visitor) => visitor.get('/api/selection') },
  { name: 'contacts', share: 12, visit: (visitor) => visitor.get('/api/contacts') },
  {
    name: 'thread',
    share: 16,
    visit: (visitor) => visitor.get(`/api/contacts/${visitor.person.contact}/messages`),
  },
  { name: 'send', share: 12, visit: async (visitor) => (await visitor.send('Quelle bonne idée !')).answer },
  { name: 'photo', share: 20, visit: (visitor) => visitor.get(`/media/${visitor.person.contactPhoto}`) },
  {
    name: 'public page',
    share: 10,
    visit: (visitor) => visitor.get(PUBLIC_PAGES[visitor.person.place % PUBLIC_PAGES.length] ?? '/'),
  },
];

const PUBLIC_PAGES = ['/', '/blog', '/nos-coachs', '/nos-services', '/charte'];
const DASHBOARD = [
  '/api/contacts',
  '/api/dates',
  '/api/appointments',
  '/api/introductions',
  '/api/workshops',
  '/api/selection',
];

/** Returns the kind of a visit by its number: every hundred visits contain each kind by its share, shuffled. */
export function kindOf(number: number): Kind {
  // 37 is coprime to 100: neighbours are of different kinds.
  let rank = (number * 37) % 100;
  for (const kind of MIX) {
    if (rank < kind.share) return kind;
    rank -= kind.share;
  }
  throw new Error('The shares make a hundred');
}
