import { useSession } from '#browser/session/session.ts';
import type { Selection } from '#member/matching/contract.ts';
import { JUST_OPENED, underWay } from '#member/matching/web/shared/nobody-left.ts';
import { RESTING_TITLE, restingSentence } from '#member/matching/web/shared/resting-sentence.ts';
import { WIDEN_SEARCH_PATH } from '#member/profile/web/shared/widen-search.ts';
import { ButtonLink } from '#ui/button.tsx';
import { MatchesNotice } from './matches-notice.tsx';

type MatchesEmptyProps = { selection: Pick<Selection, 'newProfilesFrom' | 'conversations' | 'justOpened'> };

export function MatchesEmpty({
  selection: { newProfilesFrom, conversations, justOpened },
}: MatchesEmptyProps) {
  if (newProfilesFrom)
    return (
      <MatchesNotice title={RESTING_TITLE}>
        <p>{restingSentence(newProfilesFrom)}</p>
      </MatchesNotice>
    );
  const emptiness = conversations > 0 ? underWay(conversations) : justOpened ? JUST_OPENED : undefined;
  if (emptiness)
    return (
      <MatchesNotice
        title={emptiness.title}
        action={conversations > 0 ? <ButtonLink to="/chat">Ouvrir mes messages</ButtonLink> : undefined}
      >
        <p>{emptiness.text}</p>
      </MatchesNotice>
    );
  return (
    <MatchesNotice
      title="Aucun profil ne correspond à vos critères pour le moment."
      action={
        <ButtonLink variant="secondary" to={WIDEN_SEARCH_PATH}>
          Élargir mes critères
        </ButtonLink>
      }
    >
      <p>Quelques années ou quelques kilomètres de plus suffisent parfois à une belle rencontre.</p>
    </MatchesNotice>
  );
}

/** Without a search there are no matches; after a withdrawn consent the text says why. */
export function MatchesUnset() {
  const { member } = useSession();
  if (member?.loveLifeConsent === false)
    return (
      <MatchesNotice
        title="Vous avez retiré votre accord"
        action={<ButtonLink to="/settings/accords">Aller dans « Mon compte »</ButtonLink>}
      >
        <p>
          Votre recherche et votre profil amoureux sont effacés, et nous ne vous présentons plus à personne.
          Vous pouvez redonner cet accord quand vous le souhaitez, dans « Mon compte ».
        </p>
      </MatchesNotice>
    );
  return (
    <MatchesNotice
      title="Préférences non définies"
      action={<ButtonLink to="/inscription/preferences">Définir mes préférences</ButtonLink>}
    >
      <p>Dites-nous qui vous aimeriez rencontrer, et vos premiers matchs apparaîtront ici.</p>
    </MatchesNotice>
  );
}
