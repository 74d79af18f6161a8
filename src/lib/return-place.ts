import { isAppPath } from './app-paths.ts';
import { DESK_PATH } from './paths.ts';

/** What the addresses of members, then of the desk, ask a page to open: a word, a number, an identifier or a day. */
const PARAMETERS = new Set([
  ...['contact', 'from', 'rendez-vous'],
  ...['semaine', 'liste', 'nature', 'personne', 'action', 'sujet', 'id'],
]);
const VALUE = /^[\w.-]{1,64}$/;
const PATH = /^(\/[\w-]+)+$/;

/** They need no session, or are the way in itself: a log-in leads back to none of them. */
const OPEN_TO_ALL = [
  '/inscription/form',
  '/reset-password',
  '/desinscription',
  '/changer-d-adresse',
  `${DESK_PATH}/connexion`,
  `${DESK_PATH}/mot-de-passe`,
];

/** What a guard notes in the entry of the history that it leaves: it is in no address, and gone with the tab. */
export function noteOfPlace({ pathname, search }: { pathname: string; search: string }): { from: string } {
  return { from: `${pathname}${search}` };
}

/**
 * Where a log-in leads back to: the page that was asked for without a session, or that a session ended on. Only a page of
 * ours that needs one, with the parameters that such pages know: no other host, no fragment, and nothing that a link brought.
 * @param note what the browser kept of `noteOfPlace`: it may be anything
 * @param area each log-in opens its own pages and no other
 */
export function findReturnPlace(note: unknown, area: 'members' | 'desk'): string | null {
  if (typeof note !== 'object' || note === null || !('from' in note)) return null;
  if (typeof note.from !== 'string') return null;
  const [path = '', query = '', ...more] = note.from.split('?');
  if (more.length > 0 || !PATH.test(path) || !isAppPath(path) || OPEN_TO_ALL.includes(path)) return null;
  const isOfDesk = path === DESK_PATH || path.startsWith(`${DESK_PATH}/`);
  if (isOfDesk !== (area === 'desk')) return null;
  // What looks like it needs no decoding.
  const kept = query.split('&').filter((pair) => {
    const [name = '', value = '', ...rest] = pair.split('=');
    return PARAMETERS.has(name) && VALUE.test(value) && rest.length === 0;
  });
  return kept.length > 0 ? `${path}?${kept.join('&')}` : path;
}
