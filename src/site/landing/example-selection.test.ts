import { expect, test } from 'vitest';
import { SELECTION_SIZE } from '#member/matching/rules.ts';
import { portraitUrl } from '../shared/portraits.ts';
import { everyExampleSelection } from './example-selection.ts';
import { EXAMPLE_PEOPLE } from './selection-example-content.ts';

const selections = Object.values(everyExampleSelection());

test('each set of answers selects four people, best first, with the reasons for the first', () => {
  expect(selections).toHaveLength(27);
  for (const { people, scores, reasons, parts } of selections) {
    expect(new Set(people).size).toBe(SELECTION_SIZE);
    expect(scores.toSorted((a, b) => b - a)).toEqual(scores);
    expect(reasons).toMatch(/^(Vous|Pour|Les) /);
    expect(parts[0]).toMatch(/^(très )?proches$|^différentes$/);
  }
});

test('a changed answer changes the first person and the set of four', () => {
  expect(new Set(selections.map(({ people }) => people[0])).size).toBeGreaterThan(2);
  expect(new Set(selections.flatMap(({ people }) => people)).size).toBe(EXAMPLE_PEOPLE.length);
});

test('the love part reads as a word', () => {
  for (const { parts } of selections) expect(parts[0]).not.toMatch(/\d/);
});

test('every person of the example has a portrait', () => {
  for (const { portrait } of EXAMPLE_PEOPLE) expect(portraitUrl(portrait), portrait).toBeDefined();
});
