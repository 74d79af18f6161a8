import { Check, Gift } from 'lucide-react';
import { SERVICES } from '#member/membership/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { TextLink } from '#ui/link.tsx';
import { ServerIf } from '#ui/page/server-if.tsx';
import { Price } from '../shared/price.tsx';

/** On a phone the cards scroll sideways, with the next one partly visible. */
const priceRow =
  'no-scrollbar grid gap-4 max-lg:-mx-(--page-padding) max-lg:snap-x max-lg:snap-mandatory max-lg:scroll-px-(--page-padding) max-lg:auto-cols-[min(21rem,92%)] max-lg:grid-flow-col max-lg:overflow-x-auto max-lg:px-(--page-padding) max-lg:*:snap-start lg:grid-cols-[1.25fr_1fr] lg:gap-6';

export function Prices() {
  const { membership } = SERVICES;
  return (
    <section
      aria-labelledby="services-et-tarifs"
      className="page-width grid gap-4 pt-3 pb-6 lg:gap-10 lg:pt-16 lg:pb-24"
    >
      <h2 id="services-et-tarifs">Nos services et leurs prix</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard. */}
      <section tabIndex={0} aria-label="Les trois services" className={priceRow}>
        <Card
          as="article"
          tone="rosee"
          padding="large"
          className="grid content-start gap-4 lg:gap-6 lg:row-span-2 lg:grid-rows-[auto_1fr_auto]"
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
          <Features features={membership.features} className="lg:gap-3.5" />
          <ButtonLink
            to="/inscription/bienvenue"
            size="large"
            className="justify-self-start hyphens-auto wrap-anywhere max-sm:px-5! max-sm:text-base sm:whitespace-nowrap"
          >
            Commencer gratuitement
          </ButtonLink>
        </Card>
        {(['masterclass', 'coaching'] as const).map((key) => (
          <Card key={key} as="article" padding="large" className="grid content-start gap-4 lg:gap-5 lg:p-9!">
            <div className="grid gap-2">
              <h3>{SERVICES[key].name}</h3>
              <Price of={key} />
            </div>
            <Features features={SERVICES[key].features} />
          </Card>
        ))}
      </section>
      <TextLink to="/nos-services" className="inline-flex min-h-11 items-center justify-self-start">
        Voir nos services en détail
      </TextLink>
    </section>
  );
}

function Features({
  features,
  className = 'lg:gap-2.5',
}: {
  features: readonly string[];
  className?: string;
}) {
  return (
    <ul className={classNames('grid content-start gap-2 max-lg:leading-snug', className)}>
      {features.map((feature) => (
        <li key={feature} className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-3 wrap-anywhere">
          <Check aria-hidden="true" strokeWidth={2.5} className="size-5 text-sauge lg:mt-1" />
          {feature}
        </li>
      ))}
    </ul>
  );
}
