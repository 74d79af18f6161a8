import { Check, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { CoachLine } from '#features/accompaniment/coaches/web/shared/coach-line.tsx';
import { frenchTime } from '#lib/french-date.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { DateBlock } from '#ui/date-block.tsx';
import type { WorkshopDate } from '../contract.ts';
import type { Workshop } from '../texts/workshop.ts';
import { placesWords } from './places-words.ts';
import { PreviewButton } from './shared/preview-button.tsx';
import { WorkshopFacts } from './workshop-facts.tsx';

interface WorkshopRowProps {
  workshop: Workshop;
  /** One’s own date if there is one, else the next. */
  date: WorkshopDate | undefined;
  advised: boolean;
}

/** A workshop in a line of the week; its picture and its words when opened. */
export function WorkshopRow({ workshop, date, advised }: WorkshopRowProps) {
  const [open, setOpen] = useState(false);
  const { id, title, summary } = workshop;
  return (
    <li
      className={classNames(
        'overflow-hidden rounded-card border transition-colors',
        advised ? 'border-transparent bg-lavande' : 'border-filet bg-white',
      )}
    >
      <details
        open={open}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Escape') currentTarget.open = false;
        }}
      >
        {/* Side by side or below each other without boxes around: a summary holds a heading only as its own child. */}
        <summary className="grid min-h-18 list-none grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 rounded-card p-3 -outline-offset-3 sm:grid-cols-[auto_minmax(0,1fr)_auto_auto] sm:gap-x-6 sm:px-5 [&::-webkit-details-marker]:hidden">
          {date ? (
            <DateBlock
              instant={new Date(date.startsAt)}
              tone={date.mine ? 'sauge' : 'prune'}
              className={classNames('row-span-2 sm:row-span-1', !advised && 'bg-lin!')}
            />
          ) : null}
          <h3
            className={classNames(
              'text-h3 leading-snug wrap-anywhere',
              date ? 'self-end sm:self-center' : 'col-span-2 row-span-2 sm:row-span-1',
            )}
          >
            {title}
          </h3>
          {date ? (
            <span className="col-start-2 row-start-2 self-start text-sm text-encre-2 sm:col-start-3 sm:row-start-1 sm:self-center sm:text-right">
              <time dateTime={date.startsAt} className="font-medium whitespace-nowrap text-encre">
                {frenchTime(new Date(date.startsAt))}
              </time>
              {date.leader ? ` · ${date.leader.firstName} · ` : ' · '}
              <Places date={date} />
            </span>
          ) : null}
          <ChevronDown
            aria-hidden="true"
            className={classNames(
              'col-start-3 row-span-2 row-start-1 size-5 text-prune transition-transform sm:col-start-4 sm:row-span-1',
              open && 'rotate-180',
            )}
          />
        </summary>
        <div className="grid gap-5 p-4 pt-1 sm:grid-cols-[minmax(0,18rem)_minmax(0,1fr)] sm:gap-8 sm:px-5 sm:pb-6">
          {open ? <PreviewButton workshop={workshop} className="rounded-[20px]" /> : null}
          <div className="grid content-start justify-items-start gap-4">
            <p>{summary}</p>
            {date?.leader ? <CoachLine coach={date.leader} /> : null}
            <WorkshopFacts workshop={workshop} />
            <ButtonLink to={`/webinaires/${id}/inscription`} variant={date?.mine ? 'secondary' : 'primary'}>
              {date?.mine ? 'Voir ma séance' : 'Voir les prochaines séances'}
              <span className="sr-only">{` : ${title}`}</span>
            </ButtonLink>
          </div>
        </div>
      </details>
    </li>
  );
}

function Places({ date }: { date: WorkshopDate }) {
  const words = placesWords(date);
  if (date.mine !== 'registered') return <span className="whitespace-nowrap">{words}</span>;
  return (
    <span className="font-semibold whitespace-nowrap text-sauge">
      <Check aria-hidden="true" className="mr-1 mb-0.5 inline size-4" strokeWidth={3} />
      {words}
    </span>
  );
}
