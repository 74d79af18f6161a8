import { Check, Gift } from 'lucide-react';
import { SERVICES } from '#member/membership/texts/services.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { TextLink } from '#ui/link.tsx';
import { ServerIf } from '#ui/page/server-if.tsx';
import { FoundingOffer } from '../shared/founding-offer.tsx';
import { Price } from '../shared/price.tsx';

export function Prices() {
  const { membership } = SERVICES;
  return (
    <section
      aria-labelledby="services-et-tarifs"
      className="page-width grid gap-8 py-16 lg:gap-10 lg:pt-16 lg:pb-24"
    >
      <div className="grid max-w-2xl gap-3">
        <h2 id="services-et-tarifs">Nos services et leurs prix</h2>
        <p className="text-lg text-encre-2">
          Des prix simples, annoncés d’avance. Aujourd’hui, rien ne se paie.
        </p>
      </div>
      <div className="grid gap-5 lg:grid-cols-[1.25fr_1fr] lg:gap-6">
        <Card
          as="article"
          tone="rosee"
          padding="large"
          className="grid content-start gap-6 lg:row-span-2 lg:grid-rows-[auto_1fr_auto]"
        >
          <div className="grid gap-2">
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
              <h3>{membership.name}</h3>
              <ServerIf has="FOUNDING_OFFER">
                <Badge tone="abricot" icon={Gift} className="text-sm">
                  Offerte
                </Badge>
              </ServerIf>
            </div>
            <Price of="membership" large />
          </div>
          <Features features={membership.features} className="gap-3.5" />
          <ButtonLink to="/inscription/bienvenue" size="large" className="justify-self-start">
            Commencer gratuitement
          </ButtonLink>
        </Card>
        {(['masterclass', 'coaching'] as const).map((key) => (
          <Card key={key} as="article" padding="large" className="grid content-start gap-5 lg:p-9!">
            <div className="grid gap-2">
              <h3>{SERVICES[key].name}</h3>
              <Price of={key} />
            </div>
            <Features features={SERVICES[key].features} />
          </Card>
        ))}
      </div>
      <div className="grid gap-x-8 gap-y-4 rounded-card bg-abricot-100 p-6 sm:p-8 lg:grid-cols-[1fr_auto] lg:items-center">
        <FoundingOffer />
        <TextLink to="/nos-services" className="inline-flex min-h-11 items-center">
          Voir nos services en détail
        </TextLink>
      </div>
    </section>
  );
}

function Features({ features, className = 'gap-2.5' }: { features: readonly string[]; className?: string }) {
  return (
    <ul className={classNames('grid content-start', className)}>
      {features.map((feature) => (
        <li key={feature} className="grid grid-cols-[auto_1fr] items-start gap-3">
          <Check aria-hidden="true" strokeWidth={2.5} className="mt-1 size-5 text-sauge" />
          {feature}
        </li>
      ))}
    </ul>
  );
}
