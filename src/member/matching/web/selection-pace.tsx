import { comingTeamMoment } from '#browser/team-time.ts';
import type { Selection } from '../contract.ts';
import { inOneList } from '../texts.ts';
import { RemainingContacts } from './remaining-contacts.tsx';
import { ScorePending } from './score-pending.tsx';

/** Undefined when somebody came since Thursday. */
function stayed({ people, newPeople }: Selection): string | undefined {
  if (people.length === 0 || newPeople.length > 0) return undefined;
  if (people.length === 1) return 'Cette personne reste la plus proche de vous cette semaine.';
  return `Ces ${people.length}\u00a0personnes restent les plus proches de vous cette semaine.`;
}

function leftSentence(names: readonly string[]): string {
  const who = inOneList(names);
  return names.length > 1
    ? `${who} ont laissé leur place. Vous les retrouvez pendant une semaine avec vos profils passés.`
    : `${who} a laissé sa place. Vous retrouvez son profil pendant une semaine avec vos profils passés.`;
}

export function SelectionPace({ selection }: { selection: Selection }) {
  const next = comingTeamMoment(new Date(selection.nextNewPeopleAt));
  return (
    <div className="grid content-start gap-4 max-lg:order-2">
      {selection.scoreReady ? null : <ScorePending />}
      <RemainingContacts count={selection.remainingContacts} openingsFrom={selection.openingsFrom} />
      <p className="max-w-prose text-encre-2">
        <strong className="font-semibold text-encre first-letter:uppercase inline-block">{next}</strong>, nous
        cherchons à nouveau qui vous ressemble le plus. D’ici là, rien ne presse{'\u202f'}: relisez, écrivez à
        une personne, laissez-lui le temps de répondre.
      </p>
      {stayed(selection) ? <p className="max-w-prose text-encre-2">{stayed(selection)}</p> : null}
      {selection.left.length > 0 ? (
        <p className="max-w-prose text-encre-2">
          {leftSentence(selection.left.map(({ firstName }) => firstName))}
        </p>
      ) : null}
    </div>
  );
}
