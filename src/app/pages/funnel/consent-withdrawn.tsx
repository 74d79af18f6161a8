import { Alert } from '#ui/alert.tsx';
import { ButtonLink } from '#ui/button.tsx';

/** Said once for the three parts that it empties (D22). */
export function ConsentWithdrawn() {
  return (
    <Alert
      title="Vous avez retiré votre accord"
      action={
        <ButtonLink to="/settings#accords" variant="secondary" size="small" className="bg-white!">
          {'Le redonner dans « Mon compte »'}
        </ButtonLink>
      }
    >
      Sans votre accord à l’utilisation de vos réponses sur votre vie amoureuse, nous ne gardons ni vos
      recherches, ni votre profil amoureux, ni votre quiz : ils sont effacés, et nous ne vous présentons plus
      à personne.
    </Alert>
  );
}
