import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { JournalLines } from '../journal-page.tsx';

test('shows the start of a subject’s id, and links to the whole id', () => {
  const id = '3f2a9c14-7b60-4d2e-9a51-0c8d1e2f3a4b';
  render(
    <MemoryRouter>
      <JournalLines
        lines={[
          {
            id: 1,
            at: '2026-11-23T09:00:00.000Z',
            who: { id: 'lea', firstName: 'Léa', email: 'lea@equipe.invalid' },
            action: 'member.opened',
            subject: { kind: 'member', id, name: null },
            reason: null,
          },
        ]}
      />
    </MemoryRouter>,
  );
  const link = screen.getByRole('link', { name: 'Membre 3f2a9c14' });
  expect(link.getAttribute('href')).toContain(id);
});
