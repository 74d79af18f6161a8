import { classNames } from '#ui/class-names.ts';

/** Storage that the site needs to work (D14, D21): exempt from consent. */
const KEPT = [
  {
    name: 'Votre connexion',
    text: 'Un cookie que les scripts ne peuvent pas lire, pour vous reconnaître jusqu’à votre déconnexion, 30 jours sans visite ou, au plus, 90 jours.',
  },
  {
    name: 'Votre navigateur, déjà reconnu',
    text: 'Un cookie, 180 jours après votre dernière connexion, pour que la porte de votre compte vous y reste ouverte.',
  },
  {
    name: 'Votre clé d’accès',
    text: 'Un cookie, 30 minutes, le temps d’y répondre.',
  },
  {
    name: 'Votre inscription en cours',
    text: 'L’adresse e-mail que vous avez donnée, jusqu’à ce que votre profil existe.',
  },
  {
    name: 'La discussion sans compte',
    text: 'Un cookie, votre nom et votre e-mail, pour retrouver vos échanges avec l’équipe.',
  },
  { name: 'Votre choix sur les cookies', text: 'Six mois, puis il ne compte plus.' },
  {
    name: 'L’annonce que vous avez fermée',
    text: 'Son texte, jusqu’à votre déconnexion ou à la fermeture d’une autre annonce.',
  },
  {
    name: 'L’arrivée de votre sélection',
    text: 'La semaine où vous l’avez vue, pour ne vous la montrer qu’une fois, jusqu’à votre déconnexion.',
  },
] as const;

interface KeptInBrowserProps {
  heading?: 'h2' | 'h3';
  className?: string;
}

export function KeptInBrowser({ heading: Heading = 'h3', className }: KeptInBrowserProps) {
  return (
    <section className={classNames('grid gap-3', className)}>
      <Heading className="text-h3">Ce que garde votre navigateur</Heading>
      <p className="text-sm text-encre-2">
        Seulement ce qu’il faut pour que le site fonctionne. Rien de tout cela n’est partagé avec d’autres.
      </p>
      <dl className="grid gap-3 text-sm">
        {KEPT.map(({ name, text }) => (
          <div key={name} className="grid gap-0.5 border-t border-filet pt-3">
            <dt className="font-semibold">{name}</dt>
            <dd className="text-encre-2">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function NothingMeasured() {
  return (
    <p className="rounded-card bg-sauge-100 p-5">
      <strong className="font-semibold">Rien à accepter ni à refuser.</strong> Aucune mesure publicitaire n’a
      lieu ici, et rien ne vient d’un autre site. Si cela changeait un jour, nous vous le demanderions
      d’abord.
    </p>
  );
}
