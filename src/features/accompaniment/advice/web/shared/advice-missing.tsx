import { useSession } from '#browser/session/session.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ListeningScene } from '#ui/illustrations/listening.tsx';

/** Advice comes from the quiz: without it there is nothing to say yet, and after a withdrawn consent it says why. */
export function AdviceMissing() {
  const { member } = useSession();
  const withdrawn = member?.loveLifeConsent === false;
  return (
    <Card padding="large">
      <EmptyState
        title={withdrawn ? 'Vous avez retiré votre accord' : 'Quiz non complété'}
        illustration={<ListeningScene className="block h-auto w-full" />}
        action={
          withdrawn ? (
            <ButtonLink to="/settings#accords">Aller dans « Mon compte »</ButtonLink>
          ) : (
            <ButtonLink to="/inscription/quiz">Faire le quiz</ButtonLink>
          )
        }
      >
        <p>
          {withdrawn
            ? 'Nos conseils partent de votre quiz, effacé avec votre accord à l’utilisation de vos réponses sur votre vie amoureuse. Vous pouvez redonner cet accord quand vous le souhaitez, dans « Mon compte », puis refaire le quiz.'
            : 'Nos conseils partent de vos réponses. Quatre questions, une minute, et nous saurons par où commencer avec vous.'}
        </p>
      </EmptyState>
    </Card>
  );
}
