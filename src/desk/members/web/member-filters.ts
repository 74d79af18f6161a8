import type { FilterSelect } from '#desk/staff/web/shared/filter-selects.tsx';
import { type MemberFilter, memberFilter } from '../contract.ts';
import { FILTERED_STEPS, JOINED_WEEKS, MEMBER_STATES, SEEN_DAYS } from '../rules.ts';
import { STATE_WORDS, STEP_NAMES } from '../texts.ts';

const yesOrNo = (yes: string, no: string) => [
  { value: 'yes', label: yes },
  { value: 'no', label: no },
];

/** Each under its search parameter. */
export const MEMBER_FILTERS: readonly (FilterSelect & { key: keyof MemberFilter })[] = [
  {
    ...{ key: 'state', name: 'etat', label: 'Compte', placeholder: 'Tous' },
    choices: [
      ...MEMBER_STATES.map((value) => ({ value, label: STATE_WORDS[value] })),
      { value: 'erasure-asked', label: 'Suppression demandée' },
    ],
  },
  {
    ...{ key: 'step', name: 'etape', label: 'Profil', placeholder: 'Tous' },
    choices: FILTERED_STEPS.map((value) => ({
      value,
      label: value === 'complete' ? 'Complet' : `S’arrête avant\u202f: ${STEP_NAMES[value]}`,
    })),
  },
  {
    ...{ key: 'weeks', name: 'inscription', label: 'Inscription', placeholder: 'Toutes' },
    choices: JOINED_WEEKS.map((weeks) => ({
      value: String(weeks),
      label: weeks === 1 ? 'Depuis une semaine' : `Depuis ${weeks} semaines`,
    })),
  },
  {
    ...{ key: 'days', name: 'visite', label: 'Dernière visite', placeholder: 'Toutes' },
    choices: SEEN_DAYS.map((days) => ({ value: String(days), label: `Depuis ${days} jours` })),
  },
  {
    ...{ key: 'verified', name: 'verifie', label: 'Vérification', placeholder: 'Tous' },
    choices: yesOrNo('Profil vérifié', 'Non vérifié'),
  },
  {
    ...{ key: 'photo', name: 'photo', label: 'Photo', placeholder: 'Tous' },
    choices: yesOrNo('Avec photo', 'Sans photo'),
  },
];

/** The chosen filters of an address; a value that is not offered is left out. */
export function chosenIn(search: URLSearchParams): URLSearchParams {
  const chosen = MEMBER_FILTERS.map(({ name, choices }) => {
    const value = choices.find((choice) => choice.value === search.get(name))?.value;
    return value ? [name, value] : [];
  });
  return new URLSearchParams(chosen.filter((pair) => pair.length > 0));
}

export function filterOf(search: URLSearchParams): MemberFilter {
  const chosen = chosenIn(search);
  return memberFilter.parse(
    Object.fromEntries(MEMBER_FILTERS.map(({ key, name }) => [key, chosen.get(name) ?? undefined])),
  );
}
