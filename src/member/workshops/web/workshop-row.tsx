import { Check, Clock, Gift, type LucideIcon, Users } from 'lucide-react';
import { PARIS_ZONE } from '#lib/zones.ts';
import { CoachLine } from '#member/coaches/web/shared/coach-line.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { DateBlock } from '#ui/date-block.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';
import { TeamMoment } from '#ui/team-moment.tsx';
import type { WorkshopDate, WorkshopDates } from '../contract.ts';
import { PEOPLE_MINIMUM, PLACES_PER_DATE } from '../rules.ts';
import type { Workshop } from '../texts/workshop.ts';
import { DURATION_LABELS, WORKSHOPS } from '../texts.ts';
import { placesWords } from './shared/place-state.ts';
import { PreviewButton } from './shared/preview-button.tsx';

interface WorkshopRowProps {
  workshop: Workshop;
  /** The member’s date if any, otherwise the next one. */
  date: WorkshopDate | undefined;
  advised: boolean;
}

/** A workshop of the week: time, clip, leader, duration, price and a link to its dates (spec 1 §3). */
export function WorkshopRow({ workshop, date, advised }: WorkshopRowProps) {
  const { id, title, summary } = workshop;
  return (
    <li
      className={classNames(
        'flex flex-wrap gap-3 rounded-card border p-4 sm:grid sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)] sm:gap-x-6 sm:p-5',
        advised ? 'border-transparent bg-lavande' : 'border-filet bg-carte',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:basis-full sm:col-start-2">
        {date ? (
          <DateBlock
            instant={new Date(date.startsAt)}
            zone={PARIS_ZONE}
            tone={date.mine ? 'sauge' : 'prune'}
            className={classNames('shrink-0', !advised && 'bg-lin!')}
          />
        ) : null}
        <div className="grid min-w-0 flex-1 basis-[8rem] gap-0.5">
          <h3 className="text-h3 leading-snug wrap-anywhere">{title}</h3>
          {date ? (
            <p className="flex flex-wrap gap-x-3 text-sm text-encre-2">
              <TeamMoment at={date.startsAt} hourOnly className="font-medium text-encre" />{' '}
              <Places date={date} />
            </p>
          ) : null}
        </div>
      </div>
      <PreviewButton
        workshop={workshop}
        compact
        className="self-start rounded-[20px] max-sm:aspect-square max-sm:w-22 sm:col-start-1 sm:row-span-3 sm:row-start-1"
      />
      <p className="max-sm:min-w-0 max-sm:flex-1 max-sm:basis-[9rem] max-sm:self-center sm:col-start-2">
        {summary}
      </p>
      <div className="grid content-start justify-items-start gap-3 max-sm:basis-full sm:col-start-2">
        {date?.leader ? <CoachLine coach={date.leader} brief /> : null}
        <WorkshopFacts workshop={workshop} />
        <ButtonLink
          size="small"
          to={`/webinaires/${id}/inscription`}
          variant={date?.mine ? 'secondary' : 'primary'}
        >
          {date?.mine ? 'Voir ma séance' : 'Voir les prochaines séances'}
          <span className="sr-only">{` (${title})`}</span>
        </ButtonLink>
      </div>
    </li>
  );
}

function Places({ date }: { date: WorkshopDate }) {
  const words = placesWords(date);
  if (date.mine !== 'registered') return <span className="whitespace-nowrap">{words}</span>;
  return (
    <span className="font-semibold text-sauge">
      <Check aria-hidden="true" className="mr-1 mb-0.5 inline size-4" strokeWidth={3} />
      {words}
    </span>
  );
}

export function WorkshopsSkeleton() {
  return <LoadingShapes label="Chargement des webinaires…" shapes={['h-72', 'h-72', 'h-72', 'h-72']} />;
}

export interface WeekEntry {
  workshop: Workshop;
  date: WorkshopDate | undefined;
}

/** Returns every workshop with the member’s date, otherwise the next one, soonest first. */
export function weekOf(dates: readonly WorkshopDates[]): WeekEntry[] {
  const entries = WORKSHOPS.map((workshop) => {
    const coming = dates.find(({ workshopId }) => workshopId === workshop.id)?.dates ?? [];
    return { workshop, date: coming.find(({ mine }) => mine !== null) ?? coming[0] };
  });
  return entries.toSorted((a, b) => ((a.date?.startsAt ?? '') < (b.date?.startsAt ?? '') ? -1 : 1));
}

/** Duration, group size and price. */
export function WorkshopFacts({ workshop }: { workshop: Workshop }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-encre-2">
      <Fact icon={Clock}>{DURATION_LABELS[workshop.durationMinutes]}</Fact>
      <Fact icon={Users}>{`${PEOPLE_MINIMUM} à ${PLACES_PER_DATE} personnes`}</Fact>
      <Fact icon={Gift}>{workshop.price}</Fact>
    </ul>
  );
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <li className="flex items-center gap-1.5">
      <Icon aria-hidden="true" className="size-4.5 text-prune" />
      {children}
    </li>
  );
}
