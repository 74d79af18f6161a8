import { expect, test } from 'vitest';
import { MAIL_NAMES } from '#member/data-rights/texts.ts';
import { MAIL_TEMPLATES } from './mail-templates.ts';

/** Mails to colleagues and to the mailbox of the team, which no member receives. */
const TO_THE_TEAM =
  /^(staff-.*|.*-for-team|contact-message|danger-on-call|flagged-texts|member-wrote-to-coach|workshop-coach)$/;

test('every mail that members receive has a name of its own at the desk and in their archive', () => {
  const named = MAIL_TEMPLATES.filter((template) => !TO_THE_TEAM.test(template));
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((template) => !(template in MAIL_NAMES))).toEqual([]);
  expect(Object.keys(MAIL_NAMES).filter((template) => !MAIL_TEMPLATES.includes(template))).toEqual([]);
});
