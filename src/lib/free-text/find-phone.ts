import { writeDigits } from './read-digits.ts';
import type { Reading } from './reading.ts';

/** Consecutive digits, with the text before each group. */
type Group = { digits: string; gap: string };
type Found = 'phone' | 'doubtful' | undefined;

const FRENCH_LENGTH = 10;
const LONGEST_ABROAD = 15;
const SHORTEST_ABROAD = 9;
/** So many digits cannot be certain as a phone number. */
const MANY = 10;

/** Between two groups of one number: a few signs, or linking words. */
const SIGNS = /^[^a-z\d]{0,6}$/;
const LEADING_ON =
  /^[^a-z\d]{0,4}(?:(?:et|puis|ensuite|enfin|apres|suivi|suite|deuxieme|chiffre|nombre|de|le|la|les|du|par)[^a-z\d]{1,4}){1,3}$/;
const LONGEST_GAP = 30;
/** « le 06, le 12 et le 14 »: dates as much as a number. */
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

const HOME_ADDRESS =
  /\b\d{1,4}(?: bis| ter)?,? (?:rue|avenue|boulevard|bd|impasse|chemin|quai) .{3,60}?\b\d{5}\b/;
const BANK_ACCOUNT = /\bfr\d{2}(?: ?\d{4}){4}/;

/** Whether a text holds a phone number, for certain or perhaps, in any spelling. */
export function findPhoneNumber({ read, signs, digits }: Reading): Found {
  const found = judgeDigits(digits) ?? (signs === read ? undefined : judgeDigits(writeDigits(signs)));
  if (found === 'phone') return LOTTERY.test(read) ? 'doubtful' : 'phone';
  return found ?? (HOME_ADDRESS.test(read) || BANK_ACCOUNT.test(read) ? 'doubtful' : undefined);
}

function judgeDigits(digits: string): Found {
  const dialled = digits.replace(ASIDE, ' ').replace(ORDINAL, ' ').replace(DECIMALS, ' un nombre ');
  const undated = dialled.replace(FULL_DATE, ' une date ');
  const found = STREWN.test(dialled) ? 'phone' : judgeRuns(undated);
  if (found) return found;
  const bare = undated.replace(YEAR, ' un an ').replace(HOUR, ' une heure ');
  return judgeMany(bare) || beginsAsAPhone(bare) ? 'doubtful' : undefined;
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

/** Whether a number begins with this group: its digits add up to a valid length, without splitting a group. */
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

/** A zero, the prefix of France, that of another country, or a mobile number without its zero. */
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

/** Ten or more digits in groups, or nine in one, unless they only rise or fall, as ages, years and draws do. */
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

/** « mon 06, puis le 12, le 34… »: the prefix of a mobile number, with enough digits around it. */
function beginsAsAPhone(bare: string): boolean {
  for (const { index } of bare.matchAll(/(?<!\d)0[67]|(?<!\d)[67]\d{8}(?!\d)/g)) {
    const around = bare.slice(Math.max(0, index - AROUND), index + AROUND);
    if (around.replace(/\D/g, '').length >= FEWEST_DIGITS) return true;
  }
  return false;
}
