import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { FunnelProgress } from './funnel-progress.tsx';
import { QuietHorizonScene } from './illustrations/quiet-horizon.tsx';
import { Loading, Skeleton } from './skeleton.tsx';
import { Stepper } from './stepper.tsx';

const steps = [
  'Profil',
  'Préférences',
  'Valeurs',
  'Projet de vie',
  'Profil amoureux',
  'Quiz',
  'Conseils',
].map((label) => ({ id: label, label }));

export function DevStates() {
  return (
    <div className="grid gap-8">
      <FunnelProgress steps={steps} currentId="Valeurs" remaining="environ 6 minutes" />
      <Stepper current={2} total={5} className="max-w-md" />
      <div className="grid gap-4 lg:grid-cols-3">
        <Alert tone="error" title="Le message n’est pas parti">
          Il est gardé sur cet appareil. Réessayez dans un instant.
        </Alert>
        <Alert tone="success" title="E-mail envoyé !">
          Ouvrez votre messagerie pour continuer.
        </Alert>
        <Alert action={<Button size="small">Compléter mon profil</Button>}>
          Votre sélection sera plus juste avec votre profil amoureux.
        </Alert>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card padding="none">
          <EmptyState
            heading="h3"
            illustration={<QuietHorizonScene className="h-auto w-full" />}
            title="Personne à vous présenter aujourd’hui"
            action={<Button>Élargir ma recherche</Button>}
          >
            La distance écarte 12 personnes : passer à 80 km en ferait apparaître.
          </EmptyState>
        </Card>
        <ErrorState title="La connexion s’est interrompue" onRetry={() => {}}>
          Rien n’est perdu : vos réponses sont enregistrées.
        </ErrorState>
      </div>
      <Loading className="grid gap-3">
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="h-24" />
      </Loading>
    </div>
  );
}
