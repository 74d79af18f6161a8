import type { FilterSelect } from '#desk/staff/web/shared/filter-selects.tsx';
import { type MemberFilter, memberFilter } from '../contract.ts';
import { JOINED_WEEKS, SEEN_DAYS, SIGN_UP_STEPS } from '../rules.ts';
import { STATE_WORDS, STEP_NAMES } from '../texts.ts';

const choicesOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Each under its search parameter. */
export const MEMBER_FILTERS: readonly (FilterSelect & { field: keyof MemberFilter })[] = [
  {
    ...{ field: 'state', name: 'etat', label: 'Compte', placeholder: 'Tous' },
    choices: choicesOf({ ...STATE_WORDS, 'erasure-asked': 'Suppression demandée' }),
  },
  {
    ...{ field: 'step', name: 'etape', label: 'Profil', placeholder: 'Tous' },
    choices: [
      { value: 'complete', label: 'Complet' },
      ...SIGN_UP_STEPS.map((step) => ({ value: step, label: `S’arrête avant ${STEP_NAMES[step]}` })),
    ],
  },
  {
    ...{ field: 'weeks', name: 'inscription', label: 'Inscription', placeholder: 'Toutes' },
    choices: JOINED_WEEKS.map((weeks) => ({
      value: String(weeks),
      label: weeks === 1 ? 'Depuis une semaine' : `Depuis ${weeks} semaines`,
    })),
  },
  {
    ...{ field: 'days', name: 'visite', label: 'Dernière visite', placeholder: 'Toutes' },
    choices: SEEN_DAYS.map((days) => ({ value: String(days), label: `Depuis ${days} jours` })),
  },
  {
    ...{ field: 'verified', name: 'verifie', label: 'Vérification', placeholder: 'Tous' },
    choices: choicesOf({ yes: 'Profil vérifié', no: 'Non vérifié' }),
  },
  {
    ...{ field: 'photo', name: 'photo', label: 'Photo', placeholder: 'Tous' },
    choices: choicesOf({ yes: 'Avec photo', no: 'Sans photo' }),
  },
];

/** The filters of an address; a value that is not offered is left out. */
export function filterOf(search: URLSearchParams): MemberFilter {
  const chosen = MEMBER_FILTERS.filter(({ name, choices }) =>
    choices.some(({ value }) => value === search.get(name)),
  );
  return memberFilter.parse(Object.fromEntries(chosen.map(({ field, name }) => [field, search.get(name)])));
}
