import { expect, test } from 'vitest';
import { weighScripts } from '#testing/script-weights.ts';

/** Pages of the public site that are interactive. */
const FORMS =
  /^\/(contact|test-amoureux|qui-sommes-nous|nos-services|signaler-un-contenu|transparence|cookies)$/;
const LANDING = /^\/(landing\/.*|nos-coachs)?$/;
const WAY_IN = /^\/inscription\/(?!bienvenue|garanties)/;
const DESK = /^\/equipe(\/|$)/;

/** Maximum JavaScript (bytes, brotli) that a complete page fetches, by kind of page. The desk has no limit. */
function boundOf(path: string, isPublic: boolean): number {
  if (isPublic) return FORMS.test(path) ? 80_000 : LANDING.test(path) ? 15_000 : 10_000;
  // The goals are 210 and 240 kB: the long forms of the way in and « Mon compte » exceed them.
  return WAY_IN.test(path) ? 226_000 : 246_000;
}

test('a page fetches no more JavaScript than its kind allows', () => {
  const weights = weighScripts();
  const heavy = weights.filter(
    ({ path, isPublic, bytes }) => !DESK.test(path) && bytes > boundOf(path, isPublic),
  );
  expect(weights.length).toBeGreaterThan(50);
  expect(heavy).toEqual([]);
});
