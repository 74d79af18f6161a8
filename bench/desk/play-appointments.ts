import type { Keyboard } from './keyboard.ts';

/** One in seven did not come. */
export const outcomeOf = (place: number): 'held' | 'missed' => (place % 7 === 3 ? 'missed' : 'held');
const KEYS = { held: 'e', missed: 'a' };
const ROW = 'li:has([data-list-row]:focus)';

/** Solène says of each appointment of the day what became of it. */
export async function playAppointments(keyboard: Keyboard, count: number): Promise<void> {
  await keyboard.press('g', 'r');
  await keyboard.until('Rendez-vous opens', 'main li [data-list-row]');
  keyboard.done('Rendez-vous opened');
  for (let place = 0; place < count; place += 1) {
    const outcome = outcomeOf(place);
    await keyboard.press('j');
    await keyboard.until('the appointment is in focus', `${ROW} [data-outcome=${outcome}]`);
    await keyboard.press(KEYS[outcome]);
    await keyboard.until('its outcome', `${ROW}:not(:has([data-outcome=${outcome}]))`);
    keyboard.done(`appointment, ${outcome}`);
  }
}
