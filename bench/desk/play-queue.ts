import type { Keyboard } from './keyboard.ts';

type Queue<Work> = {
  /** « g » and this letter open the page. */
  letter: string;
  page: string;
  item: string;
  /** Selector of what an open item shows. */
  opened: string;
  works: ReadonlyMap<string, Work>;
  act: (keyboard: Keyboard, work: Work) => Promise<void>;
  kindOf: (work: Work) => string;
};

/** Acts on each item of a queue: the desk opens the next one, or it is opened by hand. */
export async function playQueue<Work>(keyboard: Keyboard, queue: Queue<Work>): Promise<void> {
  const { letter, page, item, opened, works, act, kindOf } = queue;
  await keyboard.press('g', letter);
  await keyboard.until(`${page} opens`, 'main [data-list-row]');
  await keyboard.press('j', 'Enter');
  await keyboard.until(`the first ${item} opens`, opened);
  keyboard.done(`first ${item} opened`);
  for (let left = works.size; left > 0; left -= 1) {
    const id = new URL(keyboard.page.url()).pathname.split('/').at(-1) ?? '';
    const work = works.get(id);
    if (!work) throw new Error(`The ${item} ${id} is not one of the day`);
    await act(keyboard, work);
    await keyboard.until(`${item} leaves`, `main:not(:has([aria-current=true][href$="/${id}"]))`);
    if (left > 1 && (await keyboard.page.locator('main [aria-current=true]').count()) === 0)
      await keyboard.press('j', 'Enter');
    await keyboard.until(`next ${item}`, `main:has([aria-current=true]:not([href$="/${id}"])) ${opened}`);
    keyboard.done(`${item}, ${kindOf(work)}`);
  }
}
