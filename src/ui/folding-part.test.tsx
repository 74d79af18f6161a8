import { cleanup, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { FoldingPart } from './folding-part.tsx';

function windowOf(pixels: number) {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { matches: pixels >= 16 * Number(media.match(/[\d.]+/)?.[0]) }),
  );
}

function aPart() {
  onTestFinished(cleanup);
  render(
    <FoldingPart id="part" title="Mes conseils" hint="Trois idées" notice={<p>En panne</p>}>
      <p>Le contenu</p>
    </FoldingPart>,
  );
  return (text: string) => screen.getByText(text).closest('details');
}

test('collapses on a phone under its heading, with its notice outside', () => {
  windowOf(390);
  const foldOf = aPart();
  expect(foldOf('Le contenu')?.open).toBe(false);
  expect(foldOf('Mes conseils')).toBe(foldOf('Le contenu'));
  expect(foldOf('En panne')).toBeNull();
});

test('starts open on a tablet, without a hint', () => {
  windowOf(768);
  const foldOf = aPart();
  expect(foldOf('Le contenu')).toBeNull();
  expect(screen.queryByText('Trois idées')).toBeNull();
});
