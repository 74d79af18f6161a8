import { useQuery } from '@tanstack/react-query';
import { DeskPage } from '#desk/staff/web/shared/desk-page.tsx';
import { frenchDay } from '#lib/french-date.ts';
import { QueryContent } from '#ui/query-content.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';
import type { Figures } from '../contract.ts';
import { FIGURE_CARDS } from '../texts.ts';
import { valueWords } from './figure-words.ts';
import { FunnelCard } from './funnel-card.tsx';
import { deskFiguresApi } from './shared/api.ts';
import { WeeklyCard } from './weekly-card.tsx';

const LOAD_FAILED = 'Les chiffres n’ont pas pu être lus.';

export default function FiguresPage() {
  const figures = useQuery(deskFiguresApi.read.queryOptions());
  return (
    <DeskPage
      title="Chiffres"
      intro="Treize semaines, sans le nom de personne : là où l’on compterait moins de cinq membres, le nombre est caché."
    >
      <QueryContent
        query={figures}
        failed={LOAD_FAILED}
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
            <div className="grid gap-4 lg:grid-cols-2">
              <FunnelCard funnel={data.funnel} />
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

function Now({ figures: { until, now } }: { figures: Figures }) {
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
          ? `Les semaines vont jusqu’au ${frenchDay(new Date(`${until}T12:00:00Z`))} : elles sont relevées chaque nuit, peu après minuit.`
          : 'Les semaines sont relevées chaque nuit, peu après minuit : les premières seront là demain.'}
      </p>
    </section>
  );
}
