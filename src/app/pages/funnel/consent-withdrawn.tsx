import { Alert } from '#ui/alert.tsx';
import { ButtonLink } from '#ui/button.tsx';

/** One message for all the parts that the withdrawal emptied (D22). */
export function ConsentWithdrawn() {
  return (
    <Alert
      title="Vous avez retiré votre accord"
      action={
        <ButtonLink to="/settings/accords" variant="secondary" size="small" className="bg-carte!">
          {'Le redonner dans « Mon compte »'}
        </ButtonLink>
      }
    >
      Sans votre accord à l’utilisation de vos réponses sur votre vie amoureuse, nous ne gardons ni votre
      recherche, ni votre profil amoureux : ils sont effacés, et nous ne vous présentons plus à personne.
    </Alert>
  );
}
