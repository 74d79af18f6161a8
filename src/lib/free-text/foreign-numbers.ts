/** Digits and tens in the languages that members speak, without accents; Arabic as it is typed in Latin letters. */
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
/** After the zero; fewer may be a count-in or a rhyme. */
const FEWEST_AFTER_ZERO = 4;

/** Whether a phone number is said in another language: a zero and at least four numbers after it. */
export function saysForeignNumber(plain: string): boolean {
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

/** The text with Roman numerals as digits; undefined when it holds at most one. */
export function writeRoman(plain: string): string | undefined {
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
