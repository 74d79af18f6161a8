import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import type { WorkshopDates } from '#member/workshops/contract.ts';
import { FEATURED_WORKSHOPS, workshopOf } from '#member/workshops/texts.ts';
import { workshopsApi } from '#member/workshops/web/shared/api.ts';
import { TextLink } from '#ui/link.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';
import { LOAD_FAILED } from './load-failed.ts';
import { NextWebinars } from './next-webinars.tsx';
import { type Webinar, WeeklyWebinar } from './weekly-webinar.tsx';

/** Webinar of the week, the first of the featured ones, and the next three (spec 1 §2.2). */
export function AccompanimentSection() {
  const workshops = useQuery(workshopsApi.list.queryOptions());
  return (
    <section aria-labelledby="accompaniment" className="grid gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="accompaniment">Mon accompagnement</h2>
        <TextLink to="/webinaires" className="inline-flex min-h-11 items-center gap-1.5">
          Voir tous les webinaires
          <ArrowRight aria-hidden="true" className="size-5" />
        </TextLink>
      </div>
      <QueryContent
        query={workshops}
        failed={LOAD_FAILED}
        waiting={
          <LoadingShapes
            label="Chargement des webinaires…"
            className={columns}
            shapes={['h-80 !rounded-card', 'h-80 !rounded-card']}
          />
        }
      >
        {(dates) => <Webinars dates={dates} />}
      </QueryContent>
    </section>
  );
}

const columns = 'grid gap-6 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]';

function Webinars({ dates }: { dates: readonly WorkshopDates[] }) {
  const [first, ...others] = FEATURED_WORKSHOPS.map((id) => ({
    workshop: workshopOf(id),
    next: dates.find(({ workshopId }) => workshopId === id)?.dates[0],
  }));
  return (
    <div className={columns}>
      {first ? <WeeklyWebinar {...first} /> : null}
      <NextWebinars webinars={others.toSorted(bySoonest)} />
    </div>
  );
}

/** Webinars without a date come last. */
function bySoonest(one: Webinar, other: Webinar): number {
  return (one.next?.startsAt ?? '~').localeCompare(other.next?.startsAt ?? '~');
}
