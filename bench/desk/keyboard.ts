import type { Browser, Page } from '@playwright/test';
import type { StaffRole } from '#desk/staff/rules.ts';
import { codeAt, stepAt } from '#identity/factors/server/shared/totp.ts';
import { demoTotpSecret } from '#server/demo/demo-staff.ts';

/** Maximum wait for the page to react. */
const PATIENCE_MS = 20_000;

/** Presses and times of one day, over all colleagues. */
export type Tally = {
  /** Presses per piece of work, by kind. */
  presses: Map<string, number[]>;
  /** Milliseconds from the last press to its result, by step. */
  times: Map<string, number[]>;
  errors: string[];
};

export type Keyboard = Awaited<ReturnType<typeof sitDown>>;

/** A colleague without a mouse. A key with its modifiers is one press, and so is typing a text. */
export async function sitDown(page: Page, tally: Tally) {
  await page.addInitScript(() => {
    for (const event of ['keydown', 'input'])
      addEventListener(event, () => performance.mark('pressed'), { capture: true });
    for (const event of ['pointerdown', 'wheel'])
      addEventListener(event, () => performance.mark('pointed'), { capture: true });
  });
  page.on('pageerror', (error) => tally.errors.push(error.message));
  page.on('response', (answer) => {
    if (answer.status() >= 400) tally.errors.push(`${answer.status()} ${new URL(answer.url()).pathname}`);
  });
  let presses = 0;
  return {
    page,
    async press(...keys: string[]): Promise<void> {
      presses += keys.length;
      for (const key of keys) await page.keyboard.press(key);
    },
    async type(text: string): Promise<void> {
      presses += 1;
      await page.keyboard.insertText(text);
    },
    /**
     * Waits for the result of the last press.
     * @param text contained in one of the elements
     */
    async until(step: string, selector: string, text = ''): Promise<void> {
      const { ms, refusal } = await page.evaluate(waitFor, { step, selector, text, patience: PATIENCE_MS });
      add(tally.times, step, ms);
      if (refusal) tally.errors.push(refusal);
    },
    /** Ends a piece of work: its presses are those since the previous one. */
    done(kind: string): void {
      add(tally.presses, kind, presses);
      presses = 0;
    },
    usedMouse: () => page.evaluate(() => performance.getEntriesByName('pointed').length > 0),
  };
}

type Step = { step: string; selector: string; text: string; patience: number };

/** Runs in the page. Must not contain functions: tsx would name them with a helper that the page lacks. */
async function waitFor({ step, selector, text, patience }: Step) {
  const pressed = performance.getEntriesByName('pressed').at(-1)?.startTime ?? performance.now();
  while (![...document.querySelectorAll(selector)].some((one) => one.textContent?.includes(text))) {
    if (performance.now() - pressed > patience) {
      const around = document.activeElement?.closest('form, main')?.textContent;
      throw new Error(`${step}: no « ${selector} ${text} » at ${location.pathname}, in ${around}`);
    }
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const refusal = document.querySelector('[data-sonner-toast][data-type=error]')?.textContent;
  return { ms: performance.now() - pressed, refusal };
}

function add(map: Map<string, number[]>, key: string, value: number): void {
  map.set(key, [...(map.get(key) ?? []), value]);
}

const PASSWORD = 'une-lueur-ce-soir';

/**
 * Opens a laptop-sized window, logged in at the desk.
 * @param role of a demo colleague; the admin sees every queue
 */
export async function openDesk(browser: Browser, url: string, role: StaffRole = 'admin'): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
  });
  const code = codeAt(demoTotpSecret(role), stepAt(new Date()));
  for (const [path, data] of [
    ['log-in', { email: `${role}@exemple.invalid`, password: PASSWORD }],
    ['second-factor', { code }],
  ] as const) {
    const answer = await context.request.post(`${url}/api/desk/${path}`, { data, headers: { origin: url } });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}`);
  }
  return context.newPage();
}
