/** « Recommended for general interchange »: the sequences of Unicode’s emoji-test.txt, as known to this Node. */
const RECOMMENDED = /^\p{RGI_Emoji}$/v;
const JOINER = '\u200d';
const AS_PICTURE = '\ufe0f';
const TONES = ['', '🏻', '🏼', '🏽', '🏾', '🏿'];
/** Code points after a joiner: symbols, professions, hair, objects. */
const ADDED =
  '💥 ♀️ ♂️ 🔥 🩹 🟫 🟩 ➡️ ⚧️ 🌈 ☠️ ⬛ 🦺 ❄️ 🗨️ ⚕️ ⚖️ ✈️ 🌾 🍳 🍼 🎓 🎤 🎨 🏫 🏭 💻 💼 🔧 🔬 🚀 🚒 🦯 🦰 🦱 🦲 🦳 🦼 🦽 💨 💫 🌫️ ↔️ ↕️ 🎄 🩰'.split(
    ' ',
  );
/** Two people, and possible joiners. */
const ADULTS = ['👨', '👩', '🧑', '🫱', '🫲'];
const TIES = ['', '❤️', '❤️\u200d💋', '🤝', '🐰', '🫯'];
const CHILDREN = ['👦', '👧', '🧒'];
const LAST_PLANE = 0x1ffff;

/** Lists every emoji sequence that Unicode recommends: about four thousand. */
export function listEmojiSequences(): string[] {
  const pictures = listPictures();
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(0x1f1e6 + at));
  const ways = pictures.flatMap(inTones).filter((one) => RECOMMENDED.test(one));
  const acting = joined(ways, ADDED);
  return [
    ...new Set([
      ...ways,
      ...acting,
      ...joined(acting, ADDED),
      ...listCouples(),
      ...listFamilies(),
      ...Array.from('0123456789#*', (sign) => `${sign}${AS_PICTURE}\u20e3`),
      ...letters.flatMap((first) => letters.map((second) => first + second)),
      ...['gbeng', 'gbsct', 'gbwls'].map((region) => `🏴${inTags(region)}\u{e007f}`),
    ]),
  ].filter((one) => RECOMMENDED.test(one));
}

function listPictures(): string[] {
  return Array.from({ length: LAST_PLANE }, (_, code) => code)
    .filter((code) => code >= 0xa9 && (code < 0xd800 || code > 0xdfff))
    .map((code) => String.fromCodePoint(code))
    .filter((sign) => /\p{Emoji}/u.test(sign))
    .flatMap((sign) => [sign, sign + AS_PICTURE])
    .filter((sign) => RECOMMENDED.test(sign));
}

function inTones(picture: string): string[] {
  return TONES.map((tone) => (tone ? picture.replace(AS_PICTURE, '') + tone : picture));
}

function joined(firsts: readonly string[], seconds: readonly string[]): string[] {
  return firsts
    .flatMap((first) => seconds.map((second) => [first, second].join(JOINER)))
    .filter((pair) => RECOMMENDED.test(pair));
}

function listCouples(): string[] {
  const people = ADULTS.flatMap(inTones);
  return people.flatMap((one) =>
    people.flatMap((other) => TIES.map((tie) => [one, tie, other].filter(Boolean).join(JOINER))),
  );
}

function listFamilies(): string[] {
  const parents = ADULTS.flatMap((one) => [one, ...ADULTS.map((other) => [one, other].join(JOINER))]);
  const children = CHILDREN.flatMap((one) => [one, ...CHILDREN.map((other) => [one, other].join(JOINER))]);
  return parents.flatMap((some) => children.map((others) => [some, others].join(JOINER)));
}

function inTags(letters: string): string {
  return Array.from(letters, (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('');
}
