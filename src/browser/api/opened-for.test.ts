import { afterEach, expect, test, vi } from 'vitest';
import { OPENED_FOR_HEADER, UNATTENDED_HEADER } from '#lib/opened-for.ts';
import { openedForHeaders, openPageFor } from './opened-for.ts';

const DESK = '/api/desk/moderation/waiting';

afterEach(() => {
  openPageFor('desk', null);
  openPageFor('member', null);
});

test('a desk that nobody has touched for ten seconds says so, until somebody does; a page of a member never does', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  openPageFor('member', 'claire');
  openPageFor('desk', 'nadia');
  expect(openedForHeaders(DESK)).toEqual({ [OPENED_FOR_HEADER]: 'nadia' });
  now.mockReturnValue(12_000);
  expect(openedForHeaders(DESK)).toEqual({ [OPENED_FOR_HEADER]: 'nadia', [UNATTENDED_HEADER]: '1' });
  expect(openedForHeaders('/api/selection')).toEqual({ [OPENED_FOR_HEADER]: 'claire' });
  window.dispatchEvent(new Event('keydown'));
  expect(openedForHeaders(DESK)).toEqual({ [OPENED_FOR_HEADER]: 'nadia' });
  now.mockRestore();
});
