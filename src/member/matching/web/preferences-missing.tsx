import { useSession } from '#browser/session/session.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ListeningScene } from '#ui/illustrations/listening.tsx';

/** Without search preferences there are no matches; after a withdrawn consent the text says why (D22). */
export function PreferencesMissing() {
  const { member } = useSession();
  const withdrawn = member !== null && !member.loveLifeConsent;
  return (
    <EmptyState
      title="Préférences non définies"
      illustration={<ListeningScene className="block h-auto w-full" />}
      action={
        withdrawn ? (
          <ButtonLink to="/settings/accords">Aller dans « Mon compte »</ButtonLink>
        ) : (
          <ButtonLink to="/inscription/preferences">Définir mes préférences</ButtonLink>
        )
      }
    >
      {withdrawn
        ? 'Vous avez retiré votre accord à l’utilisation de vos réponses sur votre vie amoureuse : elles sont effacées, et nous ne pouvons plus vous proposer personne. Vous pouvez redonner cet accord quand vous le souhaitez, dans « Mon compte ».'
        : 'Dites-nous qui vous aimeriez rencontrer, à quel âge et à quelle distance : une minute suffit, et vos premiers matchs apparaîtront ici.'}
    </EmptyState>
  );
}
