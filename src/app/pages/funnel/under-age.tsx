import { ButtonLink } from '#ui/button.tsx';
import { PageTitle } from '#ui/page-title.tsx';

export function UnderAge() {
  return (
    <div className="grid gap-6">
      <PageTitle intro="D’après la date que vous avez donnée, il est encore tôt. Nous avons effacé votre adresse et tout ce que vous aviez écrit.">
        Lueur est réservé aux 18 ans et plus
      </PageTitle>
      <p>
        Envie de parler d’amour, de solitude ou de ce qui vous pèse ? Fil Santé Jeunes écoute les 12-25 ans,
        sans donner votre nom et gratuitement, au <HelpLine tel="0800235236">0 800 235 236</HelpLine>, tous
        les jours de 9 h à 23 h. Si quelqu’un vous met en danger, appelez le{' '}
        <HelpLine tel="119">119</HelpLine>, jour et nuit.
      </p>
      <p className="text-encre-2">
        Une faute de frappe dans la date ? Cette adresse pourra servir de nouveau dans trois jours.
      </p>
      <ButtonLink to="/" variant="secondary" className="justify-self-start">
        Revenir à l’accueil
      </ButtonLink>
    </div>
  );
}

function HelpLine({ tel, children }: { tel: string; children: string }) {
  return (
    <a href={`tel:${tel}`} className="font-semibold whitespace-nowrap text-prune underline">
      {children}
    </a>
  );
}
