import { isAppPath } from './app-paths.ts';
import { DESK_PATH } from './paths.ts';

/** Query parameters of member pages, then of the desk: a word, a number, an identifier or a day. */
const PARAMETERS = new Set([
  'contact',
  'from',
  'rendez-vous',
  'semaine',
  'liste',
  'nature',
  'personne',
  'action',
  'sujet',
  'id',
]);
const VALUE = /^[\w.-]{1,64}$/;
const PATH = /^(\/[\w-]+)+$/;

/** Pages without a session, or part of the log-in: never a return target. */
const OPEN_TO_ALL = [
  '/inscription/form',
  '/reset-password',
  '/desinscription',
  '/changer-d-adresse',
  `${DESK_PATH}/connexion`,
  `${DESK_PATH}/mot-de-passe`,
];

/** Returns the state for the history entry of a guarded page: it appears in no address, and ends with the tab. */
export function returnState({ pathname, search }: { pathname: string; search: string }): { from: string } {
  return { from: `${pathname}${search}` };
}

/**
 * Returns the target of a log-in: the page that was requested without a session, or on which a session ended. Only a
 * page of ours that needs a session, with its known parameters: no other host, no fragment, no parameters of a foreign
 * link.
 * @param note stored by the browser from `returnState`; untrusted
 * @param area each log-in opens only its own pages
 */
export function findReturnPlace(note: unknown, area: 'members' | 'desk'): string | null {
  if (typeof note !== 'object' || note === null || !('from' in note)) return null;
  if (typeof note.from !== 'string') return null;
  const [path = '', query = '', ...more] = note.from.split('?');
  if (more.length > 0 || !PATH.test(path) || !isAppPath(path) || OPEN_TO_ALL.includes(path)) return null;
  const isOfDesk = path === DESK_PATH || path.startsWith(`${DESK_PATH}/`);
  if (isOfDesk !== (area === 'desk')) return null;
  // Valid values need no decoding.
  const kept = query.split('&').filter((pair) => {
    const [name = '', value = '', ...rest] = pair.split('=');
    return PARAMETERS.has(name) && VALUE.test(value) && rest.length === 0;
  });
  return kept.length > 0 ? `${path}?${kept.join('&')}` : path;
}
