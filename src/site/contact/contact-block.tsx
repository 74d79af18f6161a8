import type { ReactNode } from 'react';
import { Card, type CardTone } from '#ui/card.tsx';
import { TextLink } from '#ui/link.tsx';
import { ServerIf } from '#ui/page/server-if.tsx';
import listening from '../../../content/blog/ecouter-vraiment.svg?url';

interface ContactBlockProps {
  tone?: CardTone;
  titleTag?: 'h1' | 'h2';
  children: ReactNode;
}

export function ContactBlock({ tone, titleTag: Title = 'h2', children }: ContactBlockProps) {
  return (
    <Card
      as="section"
      id="contact"
      aria-labelledby="contactez-nous"
      tone={tone}
      padding="large"
      className="grid scroll-mt-6 gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.7fr)] lg:gap-14"
    >
      <div className="flex flex-col gap-4">
        <Title id="contactez-nous">Contactez-nous</Title>
        <p>
          Une question, un doute, une idée ? Choisissez à qui vous écrivez : c’est une personne qui vous lit,
          et qui vous répond.
        </p>
        <p className="text-sm text-encre-2">
          Tous les champs sont obligatoires. Votre message est gardé douze mois, pour vous répondre et rien
          d’autre. <TextLink to="/privacy#durees">Ce que deviennent vos données</TextLink>
        </p>
        <img
          src={listening}
          alt=""
          width={560}
          height={420}
          loading="lazy"
          decoding="async"
          className="drawing mt-auto hidden h-auto w-full rounded-[32px] lg:block"
        />
      </div>
      <div className="grid content-start">
        {children}
        <WithoutScripts />
      </div>
    </Card>
  );
}

/** The publisher’s address, if configured on the server. */
function WithoutScripts() {
  return (
    <p className="hidden rounded-field bg-lavande p-5 noscript:block">
      Ce formulaire a besoin de JavaScript : activez-le dans votre navigateur pour nous écrire d’ici.{' '}
      <ServerIf has="LEGAL_CONTACT_EMAIL">
        Vous pouvez aussi nous écrire à {'{{LEGAL_CONTACT_EMAIL}}'}.
      </ServerIf>
      <ServerIf lacks="LEGAL_CONTACT_EMAIL">
        Nos coordonnées sont dans les <TextLink to="/mentions-legales#contact">mentions légales</TextLink>.
      </ServerIf>
    </p>
  );
}
