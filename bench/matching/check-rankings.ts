import { deepStrictEqual } from 'node:assert';
import { rankCandidates } from '#member/matching/server/candidate-store.ts';
import { referenceSelection } from '#testing/reference-selection.ts';
import { say } from '../shared/say.ts';
import { hasPhoto } from './member-lines.ts';
import { day, type World } from './world.ts';

const CHECKED_RANKINGS = 20;

/** The slow and obvious reading of decisions D7, D8, D9 and D41 must find the same four, with the same scores. */
export async function checkAgainstReference({
  database,
  members,
  viewers,
  exclusions,
}: World): Promise<void> {
  let proposed = 0;
  const photographed = members.map(({ id }) => id).filter(hasPhoto);
  const week = { selections: new Map<string, number>(), mutual: [], seen: [], photographed };
  for (const viewer of viewers.slice(0, CHECKED_RANKINGS)) {
    const excluded = exclusions.get(viewer.id) ?? { rejected: [], blocked: [], contacts: [] };
    const expected = referenceSelection(viewer, members, excluded, day, week);
    deepStrictEqual((await rankCandidates(database.db, viewer.id, day))?.candidates ?? [], expected);
    proposed += expected.length;
  }
  if (proposed === 0) throw new Error('Nobody was proposed to anybody: the comparison means nothing');
  const count = members.length.toLocaleString('en');
  say(`Reference among ${count}: the same ${proposed} people for ${CHECKED_RANKINGS} viewers`);
}
