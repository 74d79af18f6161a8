import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Hint } from './field.tsx';
import { keepWords } from './keep-words.tsx';

const wholeIn = (node: Element) =>
  [...node.querySelectorAll('.whitespace-nowrap')].map(({ textContent }) => textContent);

test('« e-mail » and « week-ends » stay on one line, and the text content is unchanged', () => {
  const { container } = render(<p>{keepWords('Un e-mail, des e-mails, deux week-ends.')}</p>);
  expect(container.textContent).toBe('Un e-mail, des e-mails, deux week-ends.');
  expect(wholeIn(container)).toEqual(['e-mail', 'e-mails', 'week-ends']);
});

test('a text without such a word is unchanged', () => {
  expect(keepWords('Un rendez-vous')).toBe('Un rendez-vous');
  expect(keepWords(3)).toBe(3);
});

test('the hint of a field keeps such words together', () => {
  const { container } = render(<Hint id="aide">Par e-mail, demain</Hint>);
  expect(wholeIn(container)).toEqual(['e-mail']);
});
