import { expect, test } from 'vitest';
import { mentionedIn } from './rules.ts';

test('a mention matches a whole name, not a name that begins with another one', () => {
  const [paul, paula, anne] = [{ firstName: 'Paul' }, { firstName: 'Paula' }, { firstName: 'Anne' }];
  const colleagues = [paul, paula, anne];
  expect(mentionedIn('@Paula, tu connais ?', colleagues)).toEqual([paula]);
  expect(mentionedIn('Voir avec @Paul. Et @Anne ?', colleagues)).toEqual([paul, anne]);
  expect(mentionedIn('@Anne-Laure et @Paul’s', colleagues)).toEqual([]);
  expect(mentionedIn('@Paula et @Paul', colleagues)).toEqual([paul, paula]);
});
