import type { Keyboard } from './keyboard.ts';
import { playQueue } from './play-queue.ts';
import { type PlannedCase, REASON, SENTENCE } from './store-day-cases.ts';

const FORM = 'article form';
const CONSEQUENCES = `${FORM} [aria-label="Ce qui va se passer"]`;
const FACTS = 'Le texte du 21 novembre ne respecte pas cette règle.';
const ANSWER = 'Nous avons tout relu : le numéro y était.';

/** Marc decides all cases of the day, each as planned. */
export function playCases(keyboard: Keyboard, works: ReadonlyMap<string, PlannedCase>): Promise<void> {
  return playQueue(keyboard, {
    letter: 'd',
    page: 'Modération',
    item: 'case',
    opened: 'article h2:focus',
    works,
    act: decide,
    kindOf: ({ kind, decision }) => `${kind}: ${decision}`,
  });
}

async function decide(keyboard: Keyboard, { kind, decision }: PlannedCase): Promise<void> {
  switch (decision) {
    case 'dismiss':
      return dismiss(keyboard, kind);
    case 'warn':
      return state(keyboard, 'w');
    case 'hide':
      return state(keyboard, 'h');
    case 'close':
      return state(keyboard, 'c');
    case 'suspend':
      return suspend(keyboard);
    case 'upheld':
      return uphold(keyboard);
  }
}

/** Once the whole photo is there: before, the key only brings it into sight. */
async function validate(keyboard: Keyboard): Promise<void> {
  await keyboard.page.waitForFunction(() => {
    const photo = document.querySelector<HTMLImageElement>('[data-evidence] img');
    return photo?.complete && photo.naturalWidth > 0;
  });
  await keyboard.press('d');
}

/** Of a report, a mail leaves: one more press confirms. */
async function dismiss(keyboard: Keyboard, kind: PlannedCase['kind']): Promise<void> {
  if (kind === 'photo') return validate(keyboard);
  await keyboard.press('d');
  if (kind === 'text') return;
  await keyboard.until('the decision’s frame', `${FORM} [type=submit]:focus`);
  await keyboard.press('Enter');
}

async function state(keyboard: Keyboard, key: string): Promise<void> {
  await keyboard.press(key);
  await keyboard.until('the decision’s frame', `${FORM} textarea:focus`);
  await giveFacts(keyboard);
}

/** Of a grave case: the account and the words that it is about are blurred until pressed. */
async function suspend(keyboard: Keyboard): Promise<void> {
  for (const words of [REASON, SENTENCE]) {
    await keyboard.press('v');
    await keyboard.until('what was blurred', '[data-evidence] div:focus', words);
  }
  await state(keyboard, '7');
}

async function giveFacts(keyboard: Keyboard): Promise<void> {
  await keyboard.type(FACTS);
  await keyboard.until('consequences and mail, half a second after the last word', CONSEQUENCES);
  await keyboard.press('Control+Enter');
}

async function uphold(keyboard: Keyboard): Promise<void> {
  await keyboard.press('m');
  await keyboard.until('the decision’s frame', `${FORM} textarea:focus`);
  await keyboard.type(ANSWER);
  await keyboard.press('Control+Enter');
}
