import { expect, test } from 'vitest';
import { looksLikePhoneNumber } from './rules.ts';

test.each(['06 12 34 56 78', '+33 6 12 34 56 78', '0612345678', '(01) 23-45-67-89', '+1 514 555 0123'])(
  '%s may be a phone number',
  (text) => expect(looksLikePhoneNumber(text)).toBe(true),
);

test.each(['', 'appelez-moi', '12345', '06 12 34 56 78 ou le soir', '1234567890123456'])(
  '« %s » is not one',
  (text) => expect(looksLikePhoneNumber(text)).toBe(false),
);
