import type { ReactNode } from 'react';
import { deviceZone } from '#browser/clock.ts';
import { daysAway } from '#lib/relative-day.ts';
import { PARIS_ZONE } from '#lib/zones.ts';
import { Card } from '#ui/card.tsx';
import { DateBlock } from '#ui/date-block.tsx';
import { TeamMoment } from '#ui/team-moment.tsx';

interface PlanTicketProps {
  title: string;
  heading?: 'h2' | 'h3';
  /** `sauge` for a confirmed place. */
  tone: 'sauge' | 'abricot';
  /** ISO instant. */
  startsAt: string;
  now: Date;
  /** Above the title: how certain it is. */
  status: ReactNode;
  /** Host, means and duration. */
  details: ReactNode;
  /** Buttons. */
  children: ReactNode;
}

/** An event of the team: its time, title, details and actions. */
export function PlanTicket(props: PlanTicketProps) {
  const { title, heading: Heading = 'h3', tone, startsAt, now, status, details, children } = props;
  const instant = new Date(startsAt);
  return (
    <Card as="section" tone={tone} aria-label={title} className="@container grid gap-4 sm:p-8">
      <div className="flex items-start gap-4 @max-[15rem]:flex-col sm:gap-6 sm:@max-[15rem]:gap-4">
        <DateBlock
          instant={instant}
          zone={PARIS_ZONE}
          tone={tone === 'sauge' ? 'sauge' : 'prune'}
          className="sm:w-20"
        />
        <div className="grid min-w-0 flex-1 gap-1">
          {status}
          <Heading className="text-h3 wrap-anywhere">{title}</Heading>
          <p className="font-semibold">
            <TeamMoment at={startsAt} className="align-top" />
            {instant > now ? (
              <span className="font-normal whitespace-nowrap text-encre-2">
                {' '}
                ({daysAway(instant, now, deviceZone())})
              </span>
            ) : null}
          </p>
          <p>{details}</p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2 border-t-2 border-dashed border-encre/15 pt-4">
        {children}
      </div>
    </Card>
  );
}
