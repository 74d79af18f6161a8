import type { Keyboard } from './keyboard.ts';
import { type PlannedCase, REASON, SENTENCE } from './store-day-cases.ts';

type Queue<Work> = {
  /** Letter that opens the page after « g ». */
  letter: string;
  page: string;
  item: string;
  /** Selector of the content of an open item. */
  opened: string;
  works: ReadonlyMap<string, Work>;
  act: (keyboard: Keyboard, work: Work) => Promise<void>;
  kindOf: (work: Work) => string;
};

/** Acts on each item of a queue: the desk opens the next one, or it is opened by hand. */
async function playQueue<Work>(keyboard: Keyboard, queue: Queue<Work>): Promise<void> {
  const { letter, page, item, opened, works, act, kindOf } = queue;
  await keyboard.press('g', letter);
  await keyboard.until(`${page} opens`, 'main [data-list-row]');
  const list = new URL(keyboard.page.url()).pathname;
  await keyboard.press('j', 'Enter');
  await keyboard.until(`the first ${item} opens`, opened);
  keyboard.done(`first ${item} opened`);
  for (let left = works.size; left > 0; left -= 1) {
    const id = new URL(keyboard.page.url()).pathname.split('/').at(-1) ?? '';
    const work = works.get(id);
    if (!work) throw new Error(`The ${item} ${id} is not one of the day`);
    await act(keyboard, work);
    // The desk moves on to the next item, or back to the list without one.
    await keyboard.page.waitForURL((url) => !url.pathname.endsWith(`/${id}`));
    await keyboard.until(`${item} leaves`, `main:not(:has([data-list-row][href$="/${id}"]))`);
    const isInList = new URL(keyboard.page.url()).pathname === list;
    if (isInList && left > 1) await keyboard.press('j', 'Enter');
    if (!isInList || left > 1)
      await keyboard.until(`next ${item}`, `main:has([aria-current=true]:not([href$="/${id}"])) ${opened}`);
    keyboard.done(`${item}, ${kindOf(work)}`);
  }
}

export type ThreadWork =
  | 'saved reply'
  | 'own words'
  | 'note and own words'
  | 'tag and saved reply'
  | 'put off';

/** Of twenty threads: one gets a note, one is snoozed, one is tagged, two get a typed answer. */
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

/**
 * Nadia answers every waiting thread, as planned.
 * @param works by thread id
 */
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
    await keyboard.until('saved replies open', '[role=menu]:focus-within');
    await keyboard.press('u');
    await keyboard.until('one of them', '[role=menuitem]:focus');
    await keyboard.press('Enter');
    await keyboard.until('reply inserted', `${FIELD}:not(:placeholder-shown)`);
    await keyboard.press('Control+Shift+Enter');
  },
  async 'note and own words'(keyboard) {
    await keyboard.press('n');
    await keyboard.until('the field', NOTE_FIELD);
    await keyboard.type('@Anne, peux-tu regarder les places de samedi ?');
    await keyboard.press('Control+Enter');
    await keyboard.until('note stored', `${FIELD}:placeholder-shown`);
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
  await keyboard.until('ready to send', MAY_SEND);
  await keyboard.press('Control+Shift+Enter');
}

/** Chooses an entry in the palette. */
async function pick(keyboard: Keyboard, words: string, label: string): Promise<void> {
  await keyboard.press('Control+k');
  await keyboard.until('palette opens', '[role=dialog] input:focus');
  await keyboard.type(words);
  await keyboard.until('first result', '[role=option]:first-child', label);
  await keyboard.press('Enter');
}

const FORM = 'article form';
const CONSEQUENCES = `${FORM} [aria-label="Ce qui va se passer"]`;
const FACTS = 'Le texte du 21 novembre ne respecte pas cette règle.';

/** Marc decides all cases of the day, as planned. */
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
  if (decision === 'dismiss') return dismiss(keyboard, kind);
  if (decision === 'suspend') return suspend(keyboard);
  // Warn, hide and close start with their letters.
  return state(keyboard, decision.charAt(0));
}

/** Waits for the whole photo: before, the key only scrolls it into view. */
async function validate(keyboard: Keyboard): Promise<void> {
  await keyboard.page.waitForFunction(() => {
    const photo = document.querySelector<HTMLImageElement>('[data-evidence] img');
    return photo?.complete && photo.naturalWidth > 0;
  });
  await keyboard.press('d');
}

/** Dismissing a report sends a mail: one more press confirms. */
async function dismiss(keyboard: Keyboard, kind: PlannedCase['kind']): Promise<void> {
  if (kind === 'photo') return validate(keyboard);
  await keyboard.press('d');
  if (kind === 'text') return;
  await keyboard.until('decision form opens', `${FORM} [type=submit]:focus`);
  await keyboard.press('Enter');
}

async function state(keyboard: Keyboard, key: string): Promise<void> {
  await keyboard.press(key);
  await keyboard.until('decision form opens', `${FORM} textarea:focus`);
  await giveFacts(keyboard);
}

/** In a grave case, the account and the texts are blurred until pressed. */
async function suspend(keyboard: Keyboard): Promise<void> {
  for (const words of [REASON, SENTENCE]) {
    await keyboard.press('v');
    await keyboard.until('blurred content shown', '[data-evidence] div:focus', words);
  }
  await state(keyboard, '7');
}

async function giveFacts(keyboard: Keyboard): Promise<void> {
  await keyboard.type(FACTS);
  await keyboard.until('consequences and mail, half a second after the last word', CONSEQUENCES);
  await keyboard.press('Control+Enter');
}

/** One in seven did not come. */
export const outcomeOf = (place: number): 'held' | 'missed' => (place % 7 === 3 ? 'missed' : 'held');
const KEYS = { held: 'e', missed: 'a' };
const ROW = 'li:has([data-list-row]:focus)';

/** Solène records the outcome of each appointment of the day. */
export async function playAppointments(keyboard: Keyboard, count: number): Promise<void> {
  await keyboard.press('g', 'r');
  await keyboard.until('Rendez-vous opens', 'main li [data-list-row]');
  keyboard.done('Rendez-vous opened');
  for (let place = 0; place < count; place += 1) {
    const outcome = outcomeOf(place);
    await keyboard.press('j');
    await keyboard.until('appointment focused', `${ROW} [data-outcome=${outcome}]`);
    await keyboard.press(KEYS[outcome]);
    await keyboard.until('outcome recorded', `${ROW}:not(:has([data-outcome=${outcome}]))`);
    keyboard.done(`appointment, ${outcome}`);
  }
}
