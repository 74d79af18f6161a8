import { comingTeamMoment } from '#browser/team-time.ts';
import type { Selection } from '../contract.ts';
import { RemainingContacts } from './remaining-contacts.tsx';
import { ScorePending } from './score-pending.tsx';

export function SelectionPace({ selection }: { selection: Selection }) {
  const next = comingTeamMoment(new Date(selection.nextNewPeopleAt));
  return (
    <div className="grid content-start gap-4 max-lg:order-2">
      {selection.scoreReady ? null : <ScorePending />}
      <RemainingContacts count={selection.remainingContacts} openingsFrom={selection.openingsFrom} />
      <p className="max-w-prose text-encre-2">
        Nous cherchons de nouvelles personnes pour vous{' '}
        <strong className="font-semibold text-encre">{next}</strong>. D’ici là, rien ne presse{'\u202f'}:
        relisez, écrivez à une personne, laissez-lui le temps de répondre.
      </p>
    </div>
  );
}
