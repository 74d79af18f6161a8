import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListeningScene } from '#web/ui/illustrations/listening.tsx';

/** In place of the questions when the consent of D6 was withdrawn: nobody answers for nothing. */
export function ConsentNeeded({ nextPage }: { nextPage: string }) {
  return (
    <Card padding="large">
      <EmptyState
        title="Il nous manque votre accord"
        illustration={<ListeningScene className="block h-auto w-full" />}
        action={
          <>
            <ButtonLink to="/settings">Ouvrir « Mon compte »</ButtonLink>
            <ButtonLink to={nextPage} variant="secondary">
              Continuer sans répondre
            </ButtonLink>
          </>
        }
      >
        <p>
          {
            'Ces questions touchent à votre vie amoureuse : nous ne gardons vos réponses que si vous l’acceptez. « Mon compte » vous dit comment donner cet accord.'
          }
        </p>
      </EmptyState>
    </Card>
  );
}
