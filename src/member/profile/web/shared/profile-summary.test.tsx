import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { LifeProject } from '../../rules.ts';
import { ActivityList, LifeProjectLines } from './profile-summary.tsx';

const OPEN: LifeProject = {
  living_preference: 'Ouvert(e)',
  living_arrangement: 'Vie commune',
  family_plans: 'Je ne sais pas encore',
};

test.each([
  ['femme', 'Ouverte'],
  ['homme', 'Ouvert'],
] as const)('an undecided answer agrees in gender with the person: %s, « %s »', (gender, words) => {
  render(<LifeProjectLines lifeProject={OPEN} gender={gender} />);
  expect(screen.getByText(words)).toBeDefined();
});

test('shared answers are worded for both a member and their matchmaker', () => {
  const { container } = render(<ActivityList activities={['Danse']} shared={['Danse']} />);
  expect(container.textContent).toContain('(en commun)');
  expect(container.textContent).not.toMatch(/vous/i);
});
