import { test as base } from './fixtures.ts';
import { receivedFrom } from './pixel-stub.ts';

type Pixel = {
  received: () => ReturnType<typeof receivedFrom>;
  /** The events received. Requests may overtake each other: they are counted, not ordered. */
  events: () => Promise<string[]>;
};

/** What the pixel learns during a test: each test has its own user agent, by which the stub distinguishes them. */
export const test = base.extend<{ pixel: Pixel }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
  userAgent: async ({}, use) => {
    await use(`parcours-${crypto.randomUUID()}`);
  },
  pixel: async ({ userAgent }, use) => {
    const received = () => receivedFrom(userAgent ?? '');
    const events = async () =>
      (await received()).map(({ ev, step }) => [ev, step].filter(Boolean).join(' ')).sort();
    await use({ received, events });
  },
});
