import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { currentTime } from '#browser/clock.ts';
import { DeskPage } from '#desk/staff/web/shared/desk-page.tsx';
import { dayInWords, parisDay } from '#lib/french-date.ts';
import { QueryContent } from '#ui/query-content.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';
import { askedSpan, type Figures } from '../contract.ts';
import { weeksOf } from '../rules.ts';
import { FIGURE_CARDS } from '../texts.ts';
import { valueWords } from './figure-words.ts';
import { FunnelCard } from './funnel-card.tsx';
import { deskFiguresApi } from './shared/api.ts';
import { SpanBar } from './span-bar.tsx';
import { WeeklyCard } from './weekly-card.tsx';

export default function FiguresPage() {
  const [search] = useSearchParams();
  const [from, to] = [search.get('du') ?? undefined, search.get('au') ?? undefined];
  const { data: asked = {} } = askedSpan.safeParse({ from, to });
  const figures = useQuery(deskFiguresApi.read.queryOptions({ input: asked }));
  return (
    <DeskPage
      title="Chiffres"
      intro="Des semaines entières, sans le nom de personne : là où l’on compterait moins de cinq membres, le nombre est caché et n’entre dans aucun total."
    >
      <SpanBar weeks={weeksOf(asked, parisDay(currentTime()))} />
      <QueryContent
        query={figures}
        failed="Les chiffres n’ont pas pu être lus."
        waiting={
          <LoadingShapes
            label="Lecture des chiffres…"
            className="grid gap-4 lg:grid-cols-2"
            shapes={['h-72 lg:col-span-2', 'h-72', 'h-72']}
          />
        }
      >
        {(data) => (
          <>
            <Now figures={data} />
            <div className="grid gap-4 has-[details[open]]:items-start lg:grid-cols-2">
              <FunnelCard figures={data} />
              {FIGURE_CARDS.map((card) => (
                <WeeklyCard key={card.title} card={card} figures={data} />
              ))}
            </div>
          </>
        )}
      </QueryContent>
    </DeskPage>
  );
}

function Now({ figures: { until, before, now } }: { figures: Figures }) {
  const facts = [
    ['Membres proposés aux autres', valueWords(now.shown, 'members')],
    ['E-mails en attente', valueWords(now.mailsWaiting, 'number')],
    ['E-mails abandonnés', valueWords(now.mailsFailed, 'number')],
  ];
  return (
    <section aria-label="En ce moment" className="grid gap-3">
      <dl className="grid gap-3 sm:grid-cols-3">
        {facts.map(([name, value]) => (
          <div key={name} className="grid gap-1 rounded-card bg-lin px-5 py-4">
            <dt className="text-sm text-encre-2">{name}</dt>
            <dd className="font-title text-[1.75rem] leading-tight font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-encre-2">
        {until
          ? `Les semaines vont jusqu’au ${dayInWords(until)} : elles sont relevées chaque nuit, peu après minuit.`
          : 'Les semaines sont relevées chaque nuit, peu après minuit : les premières seront là demain.'}{' '}
        {before
          ? 'La semaine en cours est dans les graphiques, et reste hors des comparaisons.'
          : 'Ces semaines n’ont pas de comparaison : celles d’avant ne sont pas relevées, ou plus gardées.'}
      </p>
    </section>
  );
}
