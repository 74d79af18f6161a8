import { useSession } from '#web/session.ts';
import { Card } from '#web/ui/card.tsx';
import { TextLink } from '#web/ui/link.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { LogOutButton } from './log-out-button.tsx';

export default function SettingsPage() {
  const { member } = useSession();
  return (
    <div className="page-width grid max-w-3xl gap-8 py-10 sm:py-14">
      <PageTitle>Mon compte</PageTitle>
      <Card as="section" padding="large" className="grid gap-6">
        <div className="grid gap-2">
          <h2 className="text-h3">Votre session</h2>
          <p className="text-encre-2">
            Vous utilisez l’adresse <strong className="font-semibold text-encre">{member?.email}</strong>. Sur
            un appareil partagé, pensez à vous déconnecter.
          </p>
        </div>
        <LogOutButton />
      </Card>
      <Card as="section" tone="lavande" padding="large" className="grid gap-2">
        <h2 className="text-h3">Le reste de cette page est en préparation</h2>
        <p>
          Vous pourrez bientôt y revoir vos consentements, télécharger vos données et supprimer votre compte.
          D’ici là, <TextLink to="/mentions-legales#contact">écrivez-nous</TextLink> : nous le ferons pour
          vous.
        </p>
      </Card>
    </div>
  );
}
