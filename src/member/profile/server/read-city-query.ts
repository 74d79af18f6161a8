import { DEPARTMENTS } from '#lib/departments.ts';
import { foldText, withoutArticle } from '#lib/fold-text.ts';

/** Parsed text of the city field. All texts are folded, hence free of SQL wildcards. */
export type CityQuery = {
  /** Prefix of the commune's name; empty when only a number was typed. */
  prefix: string;
  /** First two to five digits of a postal code. */
  postalPrefix?: string;
  /** Examples: « 974 », « 69 », « 2A ». */
  departmentCode?: string;
  /** 1 to 20; the prefix is then Paris, Lyon or Marseille. */
  arrondissement?: number;
};

export type RankedCommune = { folded: string; folded_bare: string; population: number };

const MINIMUM_LENGTH = 2;
const EXACT_NAME_BONUS = 0.7;
const ARRONDISSEMENT_BONUS = 3;
const ARRONDISSEMENTS: Record<string, number> = { paris: 20, lyon: 9, marseille: 16 };
const ARRONDISSEMENT_NAME = /^(?:paris|lyon|marseille) \d/;
const ARRONDISSEMENT_WORDS = / (?:e|er|eme|ieme|arr|arrondissement|arrdt)$/;
const LAST_NUMBER = /^(?:(.*) )?(\d{1,5}|2[ab])(?:e|er|eme|ieme)?$/;
const FIRST_NUMBER = /^(\d{5}) (.+)$/;
const OVERSEAS = /^9[78]/;
/** « 44 000 », a postal code with a space. */
const SPACED_POSTAL_CODE = /\b(\d{2}) (\d{3})\b/;
const ROMAN_NUMBER = /^(paris|lyon|marseille) ([ivx]+)(?:e|er|eme|ieme)?$/;
const ROMAN_VALUES: Record<string, number> = { i: 1, v: 5, x: 10 };

/** Parses « lyon 3 », « paris XVe », « st denis 974 », « 69003 », « 75015 paris ». @returns undefined when the text is too short */
export function parseCityQuery(typed: string): CityQuery | undefined {
  const text = foldText(typed).replace(SPACED_POSTAL_CODE, '$1$2');
  if (text.length < MINIMUM_LENGTH) return undefined;

  const postalFirst = FIRST_NUMBER.exec(text);
  if (postalFirst?.[1] && postalFirst[2]) return { prefix: postalFirst[2], postalPrefix: postalFirst[1] };

  const bare = text.replace(ARRONDISSEMENT_WORDS, '');
  const roman = ROMAN_NUMBER.exec(bare);
  if (roman?.[1] && roman[2]) return withNumber(roman[1], String(romanValue(roman[2])));
  const numberLast = LAST_NUMBER.exec(bare);
  if (!numberLast?.[2]) return { prefix: text };
  return withNumber(numberLast[1] ?? '', numberLast[2]);
}

/** « lhay », « dascq »: one-letter article without its apostrophe; « les » is not « l’es ». */
const WITHOUT_APOSTROPHE = /^([ld])([aeiouyh].+)$/;
const WHOLE_ARTICLES: ReadonlySet<string> = new Set(['les', 'des']);
/** Limit per name: each apostrophe doubles the spellings. */
const APOSTROPHES_MAX = 3;

/** Returns possible spellings of a folded prefix: « lhay » also as « l hay ». The first is as typed. */
export function spellingsOf(prefix: string): string[] {
  let left = APOSTROPHES_MAX;
  const words = prefix.split(' ').map((word) => {
    const parts = WHOLE_ARTICLES.has(word) ? null : WITHOUT_APOSTROPHE.exec(word);
    if (!parts || left === 0) return [word];
    left -= 1;
    return [word, `${parts[1]} ${parts[2]}`];
  });
  return words.reduce<string[]>(
    (begun, ways) => begun.flatMap((text) => ways.map((way) => (text ? `${text} ${way}` : way))),
    [''],
  );
}

function withNumber(prefix: string, number: string): CityQuery {
  const rank = Number(number);
  const last = ARRONDISSEMENTS[prefix];
  if (last && rank >= 1 && rank <= last && number.length <= 2) return { prefix, arrondissement: rank };
  if (prefix && isDepartmentCode(number)) return { prefix, departmentCode: number.toUpperCase() };
  if (/^2[ab]$/.test(number)) return { prefix, departmentCode: number.toUpperCase() };
  return { prefix, postalPrefix: number };
}

/** Subtracts a smaller numeral before a larger one. */
function romanValue(signs: string): number {
  const values = Array.from(signs, (sign) => ROMAN_VALUES[sign] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}

/** With and without their article, the longest first. */
const DEPARTMENT_NAMES = [...DEPARTMENTS]
  .flatMap(([code, name]) =>
    [foldText(name), withoutArticle(foldText(name))].map((folded) => ({ code, folded })),
  )
  .toSorted((one, other) => other.folded.length - one.folded.length);

/**
 * Reads the end of a name as a department: « Saint-Pierre Martinique ». Only if no place has the whole name:
 * « Mareuil-sur-Cher » is a commune.
 * @returns undefined if it ends with none
 */
export function withDepartmentName(query: CityQuery): CityQuery | undefined {
  if (query.postalPrefix || query.departmentCode || query.arrondissement) return undefined;
  const { prefix } = query;
  const found = DEPARTMENT_NAMES.find(({ folded }) => prefix === folded || prefix.endsWith(` ${folded}`));
  return found && { prefix: prefix.slice(0, -found.folded.length).trim(), departmentCode: found.code };
}

/** « 97 » is only the start of an overseas code, and Corsican postal codes still start with « 20 ». */
function isDepartmentCode(number: string): boolean {
  if (number.length === 3) return OVERSEAS.test(number);
  return number.length === 2 && number !== '20' && !OVERSEAS.test(number);
}

/** Returns the folded start of an arrondissement’s INSEE name: « lyon 3e », « paris 1er ». */
export function arrondissementPrefix(city: string, rank: number): string {
  return `${city} ${rank}${rank === 1 ? 'er' : 'e'}`;
}

/**
 * Returns the rank of a suggestion, higher first: log of the population, so that Évry-Courcouronnes precedes the
 * village of Évry; among similar towns, the exact name. A full postal code ranks an arrondissement above its city.
 */
export function cityRank(city: RankedCommune, query: CityQuery): number {
  const spellings = spellingsOf(query.prefix);
  const exact = spellings.includes(city.folded) || spellings.includes(city.folded_bare);
  const preciseArrondissement = query.postalPrefix?.length === 5 && ARRONDISSEMENT_NAME.test(city.folded);
  return (
    Math.log10(city.population + 10) +
    (exact ? EXACT_NAME_BONUS : 0) +
    (preciseArrondissement ? ARRONDISSEMENT_BONUS : 0)
  );
}
