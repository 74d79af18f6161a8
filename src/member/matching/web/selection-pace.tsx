import { currentTime, deviceZone } from '#browser/clock.ts';
import { useSession } from '#browser/session/session.ts';
import { comingTeamMoment } from '#browser/team-time.ts';
import { comingMoment } from '#lib/relative-day.ts';
import { Alert } from '#ui/alert.tsx';
import { classNames } from '#ui/class-names.ts';
import { TextLink } from '#ui/link.tsx';
import type { Selection } from '../contract.ts';
import { CONTACT_LIMIT, DAILY_OPENINGS } from '../rules.ts';
import { inOneList } from '../texts.ts';

/** Undefined if somebody came since Thursday. */
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

interface RemainingContactsProps {
  count: number;
  /** Set when the daily limit is reached: when the next conversation is allowed, as an ISO instant. */
  openingsFrom: string | null;
}

function RemainingContacts({ count, openingsFrom }: RemainingContactsProps) {
  return (
    <div className="grid gap-1">
      <p className="flex items-center gap-3 font-semibold">
        <span aria-hidden="true" className="flex shrink-0 gap-1.5">
          {Array.from({ length: CONTACT_LIMIT }, (_, place) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: places have no identity.
              key={place}
              className={classNames(
                'size-3 rounded-full border-2',
                place < count ? 'border-prune bg-prune' : 'border-bord bg-transparent',
              )}
            />
          ))}
        </span>
        Vous pouvez contacter {count}
        {'\u00a0'}personne{count > 1 ? 's' : ''} au maximum
      </p>
      {openingsFrom ? (
        <p className="max-w-2xl text-encre-2">
          Vous avez ouvert {DAILY_OPENINGS} conversations en 24 heures : prenez le temps de faire
          connaissance. La prochaine pourra s’ouvrir{' '}
          {comingMoment(new Date(openingsFrom), currentTime(), deviceZone())}.
        </p>
      ) : count === 0 ? (
        <p className="max-w-2xl text-encre-2">
          Vos {CONTACT_LIMIT} conversations sont ouvertes : laissez-leur le temps de vivre. Vous les retrouvez
          dans <TextLink to="/chat">Messages</TextLink>, où supprimer une conversation libère une place.
        </p>
      ) : null}
    </div>
  );
}

const questionnaires = [
  { answer: 'lifeProject', to: '/inscription/life-project', name: 'Votre projet de vie' },
  { answer: 'sharedValues', to: '/inscription/shared-values', name: 'Vos moments à partager' },
  { answer: 'loveProfile', to: '/inscription/love-profile', name: 'Votre profil amoureux' },
] as const;

function ScorePending() {
  const { member } = useSession();
  const missing = questionnaires.filter(({ answer }) => !member?.steps[answer]);
  return (
    <Alert title="Vos scores arrivent dès que vos questionnaires sont remplis">
      <p>Quelques minutes suffisent : sans vos réponses, il n’y a rien à comparer.</p>
      {missing.length > 0 ? (
        <ul className="mt-1 flex flex-wrap gap-x-6">
          {missing.map(({ to, name }) => (
            <li key={to}>
              <TextLink to={to} className="inline-flex min-h-11 items-center">
                {name}
              </TextLink>
            </li>
          ))}
        </ul>
      ) : null}
    </Alert>
  );
}
