import { Check, Gift } from 'lucide-react';
import { OFFERS, SERVICES } from '#features/accompaniment/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { TextLink } from '#ui/link.tsx';

/** Services and prices, with the offers as they are written (D22). */
export function Prices() {
  const { membership, masterclass, coaching } = SERVICES;
  return (
    <section
      aria-labelledby="services-et-tarifs"
      className="page-width grid gap-8 py-16 lg:gap-10 lg:pt-16 lg:pb-24"
    >
      <div className="grid max-w-2xl gap-3">
        <h2 id="services-et-tarifs">Nos services et leurs prix</h2>
        <p className="text-lg text-encre-2">
          Des prix simples, annoncés d’avance. Rien ne se renouvelle tout seul.
        </p>
      </div>
      <div className="grid gap-5 lg:grid-cols-[1.25fr_1fr] lg:gap-6">
        <Card
          as="article"
          tone="rosee"
          padding="large"
          className="grid content-start gap-6 lg:row-span-2 lg:grid-rows-[auto_1fr_auto]"
        >
          <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
            <Name name={membership.name} price={membership.price} large />
            <Badge tone="abricot" icon={Gift} className="text-sm">
              Offerte
            </Badge>
          </div>
          <Features features={membership.features} className="gap-3.5" />
          <ButtonLink to="/inscription/bienvenue" size="large" className="justify-self-start">
            Commencer gratuitement
          </ButtonLink>
        </Card>
        {[masterclass, coaching].map(({ name, price, features }) => (
          <Card key={name} as="article" padding="large" className="grid content-start gap-5 lg:p-9!">
            <Name name={name} price={price} />
            <Features features={features} />
          </Card>
        ))}
      </div>
      <div className="grid gap-x-8 gap-y-4 rounded-card bg-abricot-100 p-6 sm:p-8 lg:grid-cols-[1fr_auto] lg:items-center">
        <ul className="grid gap-2">
          {OFFERS.map((offer) => (
            <li key={offer} className="flex items-start gap-3 font-medium">
              <Gift aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-prune" />
              {offer}
            </li>
          ))}
        </ul>
        <TextLink to="/nos-services" className="inline-flex min-h-11 items-center">
          Voir nos services en détail
        </TextLink>
      </div>
    </section>
  );
}

function Name({ name, price, large = false }: { name: string; price: string; large?: boolean }) {
  return (
    <div className="grid gap-1">
      <h3>{name}</h3>
      <p
        className={
          large
            ? 'font-title text-[2.75rem] leading-tight font-semibold text-prune'
            : 'font-title text-[1.75rem] leading-tight font-semibold text-prune'
        }
      >
        {price}
      </p>
    </div>
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
