import { Trash2 } from 'lucide-react';
import { useSession } from '#browser/session/session.ts';
import { SettingsSection } from '#ui/settings-section.tsx';
import { WHAT_STAYS } from '../texts.ts';
import { DeleteAccountButton } from './delete-account-button.tsx';

/** Must be as easy to find as the sign-up (D5). */
export function DeletionSection() {
  const isOpen = useSession().member?.standing === 'open';
  return (
    <SettingsSection
      id="suppression"
      icon={Trash2}
      title="Supprimer votre compte"
      intro="La suppression est immédiate et complète. Nous ne pourrons rien retrouver. Disparaissent aussitôt :"
    >
      <ul className="grid list-disc gap-1 pl-6">
        <li>votre profil, vos photos, vos réponses et votre recherche ;</li>
        <li>vos conversations : elles disparaissent aussi chez vos contacts ;</li>
        <li>vos places aux ateliers, rendues à la personne suivante ;</li>
        <li>vos appareils connectés et les e-mails en attente.</li>
      </ul>
      <p className="text-encre-2">
        {WHAT_STAYS}
        {isOpen
          ? ' Juste besoin de souffler\u202f? Vous pouvez aussi mettre votre profil en pause.'
          : ' L’adresse ne peut pas servir à ouvrir un autre compte tant que la mesure l’interdit.'}
      </p>
      <DeleteAccountButton variant="danger" className="justify-self-start">
        Supprimer mon compte
      </DeleteAccountButton>
    </SettingsSection>
  );
}
