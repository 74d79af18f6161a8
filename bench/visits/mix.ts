import type { Answer, Visitor } from './visitor.ts';

/** What members do, and out of a hundred visits how many are for it. */
export const MIX = [
  { name: 'session', share: 12, visit: (visitor: Visitor) => visitor.get('/api/session') },
  { name: 'dashboard', share: 8, visit: openDashboard },
  { name: 'selection', share: 10, visit: (visitor: Visitor) => visitor.get('/api/selection') },
  { name: 'contacts', share: 12, visit: (visitor: Visitor) => visitor.get('/api/contacts') },
  { name: 'thread', share: 16, visit: readThread },
  {
    name: 'send',
    share: 12,
    visit: async (visitor: Visitor) => (await visitor.send('Quelle bonne idée !')).answer,
  },
  {
    name: 'photo',
    share: 20,
    visit: (visitor: Visitor) => visitor.get(`/media/${visitor.settings.contactPhoto}`),
  },
  { name: 'public page', share: 10, visit: readPublicPage },
] as const;

const PUBLIC_PAGES = ['/', '/blog', '/nos-coachs', '/nos-services', '/charte'];
/** What the dashboard asks for at once, beside contacts and selection. */
const DASHBOARD = [
  '/api/contacts',
  '/api/dates',
  '/api/appointments',
  '/api/introductions',
  '/api/workshops',
  '/api/selection',
];

/** The kind of the visit of this number: every hundred visits hold each kind by its share, mingled. */
export function visitOf(number: number): (typeof MIX)[number] {
  // 37 has no common divisor with 100: neighbours are of different kinds.
  let rank = (number * 37) % 100;
  for (const kind of MIX) {
    if (rank < kind.share) return kind;
    rank -= kind.share;
  }
  throw new Error('The shares make a hundred');
}

/** All of them, as one visit: it lasts as long as the slowest. */
async function openDashboard(visitor: Visitor): Promise<Answer[]> {
  return Promise.all(DASHBOARD.map((path) => visitor.get(path)));
}

function readThread(visitor: Visitor): Promise<Answer> {
  return visitor.get(`/api/contacts/${visitor.settings.contact}/messages`);
}

function readPublicPage(visitor: Visitor): Promise<Answer> {
  return visitor.get(PUBLIC_PAGES[visitor.settings.place % PUBLIC_PAGES.length] ?? '/');
}
