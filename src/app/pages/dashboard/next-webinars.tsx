import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/link.tsx';
import { WebinarDate } from './webinar-date.tsx';
import type { Webinar } from './weekly-webinar.tsx';

export function NextWebinars({ webinars }: { webinars: readonly Webinar[] }) {
  return (
    <Card
      as="section"
      tone="lavande"
      aria-labelledby="next-webinars"
      className="grid content-start gap-2 sm:p-8"
    >
      <h3 id="next-webinars">Les prochains webinaires</h3>
      <ul>
        {webinars.map(({ workshop, next }) => (
          <li
            key={workshop.id}
            className="grid gap-x-4 border-t border-prune/15 py-2.5 first:border-t-0 last:pb-0 sm:grid-cols-[1fr_auto] sm:items-center"
          >
            <div className="grid gap-0.5">
              <p className="font-semibold">{workshop.title}</p>
              <WebinarDate date={next} />
            </div>
            <TextLink
              to={`/webinaires/${workshop.id}/inscription`}
              className="inline-flex min-h-11 items-center justify-self-start"
            >
              Voir les détails
              <span className="sr-only">{` (${workshop.title})`}</span>
            </TextLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
