import { expect, test } from 'vitest';
import { OPENING_PLACES } from '#desk/content/web/shared/opening-guide.tsx';
import { DESK_PATH } from '#lib/paths.ts';
import { DESK_NAVIGATION } from './desk-navigation.ts';

test.each(Object.entries(OPENING_PLACES))('an admin may open the page that « %s » links to', (_, { to }) => {
  const entry = DESK_NAVIGATION.find((one) => one.to !== DESK_PATH && to.startsWith(one.to));
  expect(entry?.roles).toContain('admin');
});
