import { foldText, withoutArticle } from '#lib/fold-text.ts';
import { CALLED_PLACES, FORMER_NAMES } from './called-places.ts';
import formerCommunes from './former-communes.json' with { type: 'json' };
import { type CityQuery, spellingsOf } from './read-city-query.ts';

/** A place name that is not the name of a current commune. */
export type PlaceName = {
  name: string;
  folded: string;
  /** Without its article. */
  bare: string;
  /** INSEE codes of the communes where it is. */
  codes: readonly string[];
  kind: 'former' | 'place';
};

/** Shorter beginnings would name hundreds of villages beside the towns that are meant. */
const BEGINNING_MIN_LENGTH = 5;

let known: readonly PlaceName[] | undefined;

export function listPlaceNames(): readonly PlaceName[] {
  known ??= [...delegated(), ...readNames(FORMER_NAMES, 'former'), ...readNames(CALLED_PLACES, 'place')];
  return known;
}

/** Delegated and associated communes, by the code of the commune of today; written by scripts/make-communes.ts. */
function delegated(): PlaceName[] {
  return Object.entries(formerCommunes).flatMap(([code, names]) =>
    names.map((name) => placeNamed(name, [code], 'former')),
  );
}

function readNames(lines: string, kind: PlaceName['kind']): PlaceName[] {
  return lines.split('\n').flatMap((line) => {
    const [name, codes] = line.split('\t');
    return name && codes ? [placeNamed(name, codes.split(' '), kind)] : [];
  });
}

function placeNamed(name: string, codes: readonly string[], kind: PlaceName['kind']): PlaceName {
  const folded = foldText(name);
  return { name, folded, bare: withoutArticle(folded), codes, kind };
}

/** Former communes, islands and quarters of that name, or else whose name begins so. */
export function findPlaceNames({ prefix, arrondissement }: CityQuery): PlaceName[] {
  if (!prefix || arrondissement) return [];
  const spellings = [...spellingsOf(prefix), withoutArticle(prefix)];
  const having = (fits: (name: string) => boolean) =>
    listPlaceNames().filter(({ folded, bare }) => fits(folded) || fits(bare));
  const named = having((name) => spellings.includes(name));
  if (named.length > 0) return named;
  const beginnings = spellings.filter((one) => one.length >= BEGINNING_MIN_LENGTH);
  return having((name) => beginnings.some((one) => name.startsWith(one)));
}

/** « Lomme, aujourd’hui Lille »; « Lyon 4e Arrondissement (Croix-Rousse) ». */
export function shownWithPlace({ name, kind }: PlaceName, commune: string): string {
  return kind === 'former' ? `${name}, aujourd’hui ${commune}` : `${commune} (${name})`;
}
