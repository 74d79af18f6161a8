import { expect, onTestFinished, test, vi } from 'vitest';
import { OPENED_FOR_HEADER, UNATTENDED_HEADER } from '#lib/opened-for.ts';
import { openedForHeaders, openPageFor } from './opened-for.ts';

const DESK = '/api/desk/moderation/waiting';

test('a desk page is unattended ten seconds after the last input; a member page never is', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  onTestFinished(() => {
    now.mockRestore();
    openPageFor('desk', null);
    openPageFor('member', null);
  });
  openPageFor('member', 'claire');
  openPageFor('desk', 'nadia');
  window.dispatchEvent(new Event('keydown'));
  expect(openedForHeaders(DESK)).toEqual({ [OPENED_FOR_HEADER]: 'nadia' });
  now.mockReturnValue(12_000);
  expect(openedForHeaders(DESK)).toEqual({ [OPENED_FOR_HEADER]: 'nadia', [UNATTENDED_HEADER]: '1' });
  expect(openedForHeaders('/api/selection')).toEqual({ [OPENED_FOR_HEADER]: 'claire' });
  window.dispatchEvent(new Event('keydown'));
  expect(openedForHeaders(DESK)).toEqual({ [OPENED_FOR_HEADER]: 'nadia' });
});
