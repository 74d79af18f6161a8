import type { Keyboard } from './keyboard.ts';
import { playQueue } from './play-queue.ts';

export type ThreadWork =
  | 'saved reply'
  | 'own words'
  | 'note and own words'
  | 'tag and saved reply'
  | 'put off';

/** Of twenty conversations: one is noted, one put off, one tagged, two get words of their own. */
const ROUND: readonly ThreadWork[] = [
  'note and own words',
  'put off',
  'tag and saved reply',
  'own words',
  'own words',
];
const ROUND_LENGTH = 20;

export const workOf = (place: number): ThreadWork => ROUND[place % ROUND_LENGTH] ?? 'saved reply';

const FIELD = 'textarea[placeholder="Votre réponse…"]:focus';
const NOTE_FIELD = 'textarea[placeholder="Une note pour l’équipe…"]:focus';
const MAY_SEND = 'button[aria-keyshortcuts^="Control+Shift+Enter"]';

/** Nadia answers all who wait, each as planned. @param works by the id of the conversation */
export function playMessages(keyboard: Keyboard, works: ReadonlyMap<string, ThreadWork>): Promise<void> {
  return playQueue(keyboard, {
    letter: 'm',
    page: 'Messages',
    item: 'conversation',
    opened: '[role=log]',
    works,
    act: (_, work) => DO[work](keyboard),
    kindOf: (work) => work,
  });
}

const DO: Record<ThreadWork, (keyboard: Keyboard) => Promise<void>> = {
  async 'own words'(keyboard) {
    await keyboard.press('r');
    await keyboard.until('the field', FIELD);
    await sendOwnWords(keyboard);
  },
  async 'saved reply'(keyboard) {
    await keyboard.press('t');
    await keyboard.until('the saved replies', '[role=menu]:focus-within');
    await keyboard.press('u');
    await keyboard.until('one of them', '[role=menuitem]:focus');
    await keyboard.press('Enter');
    await keyboard.until('it stands in the field', `${FIELD}:not(:placeholder-shown)`);
    await keyboard.press('Control+Shift+Enter');
  },
  async 'note and own words'(keyboard) {
    await keyboard.press('n');
    await keyboard.until('the field', NOTE_FIELD);
    await keyboard.type('@Anne, peux-tu regarder les places de samedi ?');
    await keyboard.press('Control+Enter');
    await keyboard.until('the note is stored', `${FIELD}:placeholder-shown`);
    await sendOwnWords(keyboard);
  },
  async 'tag and saved reply'(keyboard) {
    await pick(keyboard, 'ateliers', 'Étiquette');
    await keyboard.until('the tag', 'main h2', 'Ateliers');
    await DO['saved reply'](keyboard);
  },
  async 'put off'(keyboard) {
    await pick(keyboard, 'plus tard', 'Plus tard');
  },
};

async function sendOwnWords(keyboard: Keyboard): Promise<void> {
  await keyboard.type('Bonjour, les dates sont dans « Mon coaching ». Belle journée !');
  await keyboard.until('may be sent', MAY_SEND);
  await keyboard.press('Control+Shift+Enter');
}

/** From the palette. */
async function pick(keyboard: Keyboard, words: string, label: string): Promise<void> {
  await keyboard.press('Control+k');
  await keyboard.until('the palette', '[role=dialog] input:focus');
  await keyboard.type(words);
  await keyboard.until('its first line', '[role=option]:first-child', label);
  await keyboard.press('Enter');
}
