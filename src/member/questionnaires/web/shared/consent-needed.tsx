import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ListeningScene } from '#ui/illustrations/listening.tsx';

export function wayOn(editing: boolean): string {
  return editing ? 'Revenir à mon profil' : 'Continuer sans répondre';
}

interface ConsentNeededProps {
  nextPage: string;
  nextLabel: string;
}

/** Replaces the questions when the consent of D6 is withdrawn, since answers could not be stored. */
export function ConsentNeeded({ nextPage, nextLabel }: ConsentNeededProps) {
  return (
    <Card padding="large">
      <EmptyState
        title="Il nous manque votre accord"
        illustration={<ListeningScene className="block h-auto w-full" />}
        action={
          <>
            <ButtonLink to="/settings/accords">Ouvrir « Mon compte »</ButtonLink>
            <ButtonLink to={nextPage} variant="secondary">
              {nextLabel}
            </ButtonLink>
          </>
        }
      >
        <p>
          {
            'Ces questions touchent à votre vie amoureuse : nous ne gardons vos réponses que si vous l’acceptez. Vous pouvez donner cet accord de nouveau dans « Mon compte ».'
          }
        </p>
      </EmptyState>
    </Card>
  );
}
