import { writeDigits } from './read-digits.ts';
import { readThrough } from './read-through.ts';
import type { Reading } from './reading.ts';

/** Consecutive digits, with the text before each group. */
type Group = { digits: string; gap: string };
type Found = 'phone' | 'doubtful' | undefined;

const FRENCH_LENGTH = 10;
const LONGEST_ABROAD = 15;
const SHORTEST_ABROAD = 9;
/** This many digits cannot be certain as a phone number. */
const MANY = 10;

/** Between two groups of one number: a few punctuation marks, or linking words. */
const SIGNS = /^[^a-z\d]{0,6}$/;
const LEADING_ON =
  /^[^a-z\d]{0,4}(?:(?:et|puis|ensuite|enfin|apres|suivi|suite|deuxieme|chiffre|nombre|de|le|la|les|du|par)[^a-z\d]{1,4}){1,3}$/;
const LONGEST_GAP = 30;
/** « le 06, le 12 et le 14 »: dates as likely as a number. */
const UNSURE = /\b(?:le|la|les|du)\b/;

/** « (pause) » between digits, « 1er : », « 2e », and single letters between digits. */
const ASIDE = /\([^()\d]{1,20}\)/g;
const ORDINAL =
  /(?<![\d.,])\d{1,2} ?(?:ers?|eres?|emes?|nds?|ndes?|es?)\b[^a-z\d]{0,2}(?:chiffre|nombre|numero)?s?[^a-z\d]{0,2}[:=]/g;
const STREWN = /(?<![a-z\d])0[a-z]?[1-9](?:[a-z]?\d){8}(?![\d])/;

/** Numbers that are quantities. */
const FULL_DATE =
  /(?<![\d/.-])(?:0?[1-9]|[12]\d|3[01])([/.-])(?:0?[1-9]|1[0-2])\1(?:19|20)\d\d(?![\d/.-]*\d)|(?<![\d/])(?:0?[1-9]|[12]\d|3[01])\/(?:0?[1-9]|1[0-2])(?:\/\d\d)?(?![\d/])/g;
const DECIMALS = /(?<![\d.,])(?:[1-58]|9)[.,]\d{4,40}|(?<![\d.,])0,\d{4,40}/g;
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/g;
const HOUR = /(?<!\d)\d{1,2} ?h(?: ?\d\d)?(?![a-z\d])|(?<!\d)\d{1,2}:\d\d(?::\d\d)?(?!\d)/g;
const LOTTERY = /\b(?:lotos?|lotto|keno|euro ?millions?|tirage|grilles?)\b/;

const STREET = String.raw`\b\d{1,4}(?: bis| ter)?,? (?:rue|avenue|allees?|boulevard|bd|impasse|chemin|quai|cours|route|square) `;
const HOME_ADDRESS = [
  new RegExp(String.raw`${STREET}.{3,60}?\b\d{5}\b`),
  new RegExp(
    String.raw`(?:j'habite|j'y vis|viens|venez|chez moi|me (?:voir|rendre visite)|je (?:travaille|bosse|loge)|mon adresse|mon salon|sonne\w{0,2})\b.{0,40}?${STREET}`,
  ),
  new RegExp(String.raw`${STREET}.{3,60}?\b(?:interphone|digicode|code|sonnez|sonnette|etage)\b`),
];
/** « mon numéro en deux fois : 06 39 98 »: the start of a number. */
const BEGUN =
  /\b(?:num(?:ero)?s?|tel\w{0,7}|portable|texto|sms|appel\w{0,4}|joindre)\b.{0,40}?(?<!\d)0[1-9](?:[^a-z\d]{1,3}\d\d){2}(?!\d)/;
const BANK_ACCOUNT = /\bfr\d{2}(?: ?\d{4}){4}/;

/** Whether a text contains a phone number, certainly or possibly, in any spelling. */
export function findPhoneNumber({ plain, read, signs, digits }: Reading): Found {
  const found = judgeDigits(digits) ?? (signs === read ? undefined : judgeDigits(writeDigits(signs)));
  if (found === 'phone') return LOTTERY.test(read) ? 'doubtful' : 'phone';
  if (found) return found;
  const roman = writeRoman(plain);
  const isSaid = saysForeignNumber(plain) || (roman && judgeDigits(writeDigits(readThrough(roman))));
  const isGiven = [...HOME_ADDRESS, BANK_ACCOUNT].some((given) => given.test(read)) || BEGUN.test(digits);
  return isSaid || isGiven ? 'doubtful' : undefined;
}

function judgeDigits(digits: string): Found {
  const dialled = withoutDepartments(digits)
    .replace(ASIDE, ' ')
    .replace(ORDINAL, ' ')
    .replace(DECIMALS, ' un nombre ');
  const undated = dialled.replace(FULL_DATE, ' une date ');
  const found = STREWN.test(dialled) ? 'phone' : judgeRuns(undated);
  if (found) return found;
  const bare = undated.replace(YEAR, ' un an ').replace(HOUR, ' une heure ');
  return judgeMany(bare) || beginsAsAPhone(bare) ? 'doubtful' : undefined;
}

/** « 09, 11, 31 et 2A »: numbers of two digits from 01 to 95, in a list of at least three. */
const DEPARTMENT = String.raw`(?<!\d)(?:0[1-9]|[1-8]\d|9[0-5])(?!\d)`;
const LIST_OF_DEPARTMENTS = new RegExp(
  String.raw`(?<!\d[^\d]{1,12})(?:(dans|depart\w{0,7}|zone|region|secteur|vecu|habite|originaire|cherche) (?:[a-z]{2,12} ){0,2})?(?:(?:le|du|les) )?${DEPARTMENT}(?:(?:,? (?:et|ou|puis|ni|maintenant|et aussi)|,|\/)(?: (?:dans|de))?(?: (?:le|la|du|les))? ?${DEPARTMENT}){2,20}(?![^a-z\d]{1,4}\d)`,
  'g',
);
const CALLED = /\b(?:num(?:ero)?s?|tel\w{0,7}|portable|texto|sms|appel\w{0,4}|joindre|w[ah]+ts\w{0,5})\b/;
const PAIRS_OF_A_PHONE = 5;

/**
 * Removes lists of départements: introduced as places, longer or shorter than a phone number, or without leading zeros.
 * « 01, 38, 42, 69, 73 », in ascending order, may be either.
 */
function withoutDepartments(digits: string): string {
  if (CALLED.test(digits)) return digits;
  return digits.replace(LIST_OF_DEPARTMENTS, (list, introduced?: string) => {
    const values = Array.from(list.matchAll(/\d\d/g), ([pair]) => Number(pair));
    const rises = values.every((value, at) => at === 0 || value > (values[at - 1] ?? 0));
    const isLikeAPhone = values.length === PAIRS_OF_A_PHONE && (values[0] ?? 0) < 10;
    if (introduced || !isLikeAPhone) return ' des lieux ';
    return rises ? list.replaceAll(', ', ' le ') : list;
  });
}

function judgeRuns(text: string): Found {
  const verdicts = runsOf(text).map(judgeRun);
  return verdicts.find((verdict) => verdict === 'phone') ?? verdicts.find((verdict) => verdict !== undefined);
}

function runsOf(text: string): Group[][] {
  const runs: Group[][] = [];
  let run: Group[] = [];
  let end = 0;
  for (const { 0: digits, index } of text.matchAll(/\d+/g)) {
    const gap = text.slice(end, index);
    if (run.length > 0 && !leadsOn(gap)) run = [];
    if (run.length === 0) runs.push(run);
    run.push({ digits, gap });
    end = index + digits.length;
  }
  return runs;
}

function leadsOn(gap: string): boolean {
  return SIGNS.test(gap) || gap === 'x' || (gap.length <= LONGEST_GAP && LEADING_ON.test(gap));
}

function judgeRun(run: readonly Group[]): Found {
  let verdict: Found;
  for (let at = 0; at < run.length; at += 1) {
    const found = judgeFrom(run, at);
    if (found === 'phone') return found;
    verdict ??= found;
  }
  return verdict;
}

/** Whether a phone number starts with this group: its digits add up to a valid length, without splitting a group. */
function judgeFrom(run: readonly Group[], at: number): Found {
  const group = run[at];
  if (!group || !mayBegin(group)) return undefined;
  let digits = '';
  let unsure = false;
  for (let next = at; next < run.length && digits.length <= LONGEST_ABROAD; next += 1) {
    const { digits: more = '', gap = '' } = run[next] ?? {};
    if (next > at && UNSURE.test(gap)) unsure = true;
    digits += more;
    if (digits.length < SHORTEST_ABROAD || !isNumber(digits, group.gap)) continue;
    if (unsure) return 'doubtful';
    return isAbroad(group) || arePairs(run, at) || !isLeadingFurther(run, next) ? 'phone' : 'doubtful';
  }
  // « 6 12 34 56 78 », with the zero elsewhere.
  return /^[67]\d{8}$/.test(digits) ? 'doubtful' : undefined;
}

/** A zero, the prefix of France or of another country, or a mobile number without its zero. */
function mayBegin({ digits, gap }: Group): boolean {
  return '0367'.includes(digits.charAt(0)) || gap.includes('+');
}

/** @param before the text before the first digit */
function isNumber(digits: string, before: string): boolean {
  if (/^0[1-9]\d{8}$/.test(digits) || /^(?:00)?330?[1-9]\d{8}$/.test(digits)) return true;
  return isAbroad({ digits, gap: before });
}

/** After « + » or « 00 » of another country. */
function isAbroad({ digits, gap }: Group): boolean {
  return /\+[^a-z\d]{0,2}$/.test(gap) || /^00[1-9]/.test(digits);
}

/** « 0 1 1 2 3 5 8 13 21 34 55 »: a regular continuation is a list. */
function isLeadingFurther(run: readonly Group[], last: number): boolean {
  return run[last + 1] !== undefined && run[last + 1]?.gap === run[last]?.gap;
}

function arePairs(run: readonly Group[], at: number): boolean {
  return run.slice(at, at + FRENCH_LENGTH / 2).every(({ digits }) => digits.length === 2);
}

/** Ten or more digits in groups, or nine in one, unless they only rise or fall, like ages, years and lottery draws. */
function judgeMany(text: string): boolean {
  return runsOf(text).some((run) => {
    const count = run.reduce((sum, { digits }) => sum + digits.length, 0);
    const whole = run.some(({ digits }) => digits.length === MANY - 1);
    return (count >= MANY && !isList(run)) || whole;
  });
}

function isList(run: readonly Group[]): boolean {
  const values = run.map(({ digits }) => Number(digits));
  const ups = values.filter((value, at) => at > 0 && value >= (values[at - 1] ?? 0)).length;
  return values.length > 2 && (ups === values.length - 1 || ups === 0);
}

const AROUND = 80;
const FEWEST_DIGITS = 8;

/** « mon 06, puis le 12, le 34… »: a mobile prefix, with enough digits around it. */
function beginsAsAPhone(bare: string): boolean {
  for (const { index } of bare.matchAll(/(?<!\d)0[67]|(?<!\d)[67]\d{8}(?!\d)/g)) {
    const around = bare.slice(Math.max(0, index - AROUND), index + AROUND);
    if (around.replace(/\D/g, '').length >= FEWEST_DIGITS) return true;
  }
  return false;
}

/** Digits and tens in languages that members speak, without accents; Arabic in Latin letters. */
const SPOKEN = [
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  'zero due tre quattro cinque sei sette otto nove dieci undici dodici venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
  'um dois quatro sete oito dez onze doze vinte trinta quarenta sessenta setenta oitenta',
  'eins ein zwei drei vier funf sechs sieben acht neun zehn elf zwolf und zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig',
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety double',
  'sifr sifer sitta setta tlata tleta tis3oud tes3oud tmania tmanya jouj juj wahed wa7ed reb3a arb3a khamsa 5amsa seb3a sab3a thalatha tis3a thamania ithnan arba3a',
  'ноль нуль один два три четыре пять шесть семь восемь девять десять двадцать тридцать сорок',
  'sifir bir iki uc dort bes alti yedi sekiz dokuz',
  'jeden dwa trzy cztery piec szesc siedem osiem dziewiec nula dva tri cetiri pet sest sedam osam devet',
  'trei patru cinci sase sapte opt noua unu doi',
].flatMap((words) => words.split(' '));
const ZEROS = new Set(['cero', 'zero', 'null', 'sifr', 'sifer', 'sifir', 'ноль', 'нуль', 'nula', '0', 'o']);
/** Linking words of a number: « treinta y nueve ». */
const LINKS = new Set(['y', 'e', 'i', 'si', 'and', 'und']);
const LONGEST_FIRST = SPOKEN.toSorted((a, b) => b.length - a.length);
/** Words are joined in German: « neununddreißig ». */
const NUMBER = new RegExp(`^(?:${LONGEST_FIRST.join('|')})+$`);
/** Minimum count after the zero; fewer may be a count-in or a rhyme. */
const FEWEST_AFTER_ZERO = 4;

/** Whether a phone number is spelled out in another language: a zero and at least four numbers after it. */
function saysForeignNumber(plain: string): boolean {
  const bare = plain.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');
  let afterZero: number | undefined;
  let spoken = false;
  for (const [word] of bare.matchAll(/[\p{L}\d]{1,40}/gu)) {
    if (afterZero === undefined) {
      if (ZEROS.has(word)) afterZero = 0;
    } else if (ZEROS.has(word) || NUMBER.test(word) || /^\d{1,2}$/.test(word)) {
      afterZero += 1;
      spoken ||= NUMBER.test(word);
    } else if (!LINKS.has(word)) {
      [afterZero, spoken] = [undefined, false];
    }
    if (spoken && afterZero === FEWEST_AFTER_ZERO) return true;
  }
  return false;
}

/** From one to ninety-nine: « XXXIX ». A single letter counts only in a row. */
const ROMAN = /(?<![\p{L}\d])(?=[IVXL])(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})(?![\p{L}\d])/gu;
const VALUES: Record<string, number> = { I: 1, V: 5, X: 10, L: 50, C: 100 };
const FEWEST_ROMAN = 2;

/** Returns the text with Roman numerals as digits; undefined when it contains at most one. */
function writeRoman(plain: string): string | undefined {
  let count = 0;
  const written = plain.replace(ROMAN, (numeral) => {
    count += 1;
    const values = Array.from(numeral, (letter) => VALUES[letter] ?? 0);
    return String(
      values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0),
    );
  });
  return count >= FEWEST_ROMAN ? written : undefined;
}
