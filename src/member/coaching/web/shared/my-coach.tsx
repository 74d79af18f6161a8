import { type RefObject, useRef } from 'react';
import { Link } from 'react-router';
import { currentTime, deviceZone } from '#browser/clock.ts';
import { useDraft } from '#identity/drafts/web/shared/use-form-draft.ts';
import { frenchDay, frenchTime } from '#lib/french-date.ts';
import { unreadSentence } from '#lib/french-words.ts';
import { recentDay } from '#lib/relative-day.ts';
import { ThreadBar } from '#mechanisms/threads/web/shared/thread-bar.tsx';
import { portraitOf } from '#member/coaches/web/shared/coach-photos.ts';
import { ConfidingGate } from '#member/coaches/web/shared/confiding-gate.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { CountBadge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { ExampleBadge } from '#ui/example-badge.tsx';
import { lettersOf } from '#ui/letters-of.ts';
import type { CoachThread, CoachToWriteTo } from '../../contract.ts';
import { memberChannel } from './coach-channel.ts';
import { CoachConversation } from './coach-conversation.tsx';

interface MyCoachRowProps {
  coach: CoachToWriteTo;
  thread: CoachThread;
  open: boolean;
}

/** « Mon coach », at the top of a member’s conversations. */
export function MyCoachRow({ coach, thread, open }: MyCoachRowProps) {
  const last = thread.messages.at(-1);
  const { unread } = thread;
  return (
    <div
      className={classNames(
        'relative mx-3 mt-3 flex items-start gap-3 rounded-[20px] p-2.5 transition-colors',
        open ? 'bg-rosee' : 'bg-sauge-100 hover:bg-lin',
      )}
    >
      <Avatar firstName={coach.firstName} photoUrl={portraitOf(coach)} />
      <Link
        to="/chat?contact=coach"
        state={{ fromList: true }}
        replace={open}
        preventScrollReset
        id="contact-coach"
        aria-current={open ? 'true' : undefined}
        className="@container grid min-w-0 flex-1 grid-cols-1 gap-0.5 rounded-lg after:absolute after:inset-0 after:rounded-[20px] after:content-['']"
      >
        <span className="flex flex-wrap items-center gap-2 text-xs font-semibold text-sauge">
          Mon coach {coach.example ? <ExampleBadge /> : null}
        </span>
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span
            style={lettersOf(coach.firstName)}
            className="min-w-0 font-title fit-h3 font-semibold wrap-anywhere"
          >
            {coach.firstName}
          </span>
          {last ? (
            <time
              dateTime={last.createdAt}
              className={classNames(
                'ml-auto shrink-0 text-xs',
                unread > 0 ? 'font-semibold text-prune' : 'text-encre-2',
              )}
            >
              {shortMoment(new Date(last.createdAt))}
            </time>
          ) : null}
        </span>
        <span className="flex items-end gap-2">
          <span
            className={classNames(
              'line-clamp-2 min-w-0 flex-1 text-sm leading-snug wrap-anywhere',
              unread > 0 ? 'font-semibold' : 'text-encre-2',
            )}
          >
            {last?.content ?? 'Une question, un doute, une bonne nouvelle : écrivez quand vous voulez.'}
          </span>
          {unread > 0 ? <CountBadge count={unread} label={unreadSentence(unread)} /> : null}
        </span>
      </Link>
    </div>
  );
}

/** The time if today, « Hier » if yesterday, otherwise the date. */
function shortMoment(instant: Date): string {
  const recent = recentDay(instant, currentTime(), deviceZone());
  if (recent === 'today') return frenchTime(instant, deviceZone());
  return recent === 'yesterday' ? 'Hier' : frenchDay(instant, deviceZone());
}

interface MyCoachPaneProps {
  coach: CoachToWriteTo;
  title: RefObject<HTMLHeadingElement | null>;
  onBack: () => void;
}

/** The conversation with the coach, in place of another conversation. */
export function MyCoachPane({ coach, title, onBack }: MyCoachPaneProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { words: text = '', keep: onTextChange } = useDraft('message:coach');
  return (
    <section aria-label={`Conversation avec ${coach.firstName}`} className="flex h-full min-h-0 flex-col">
      <ThreadBar
        person={{ firstName: coach.firstName, photoUrl: portraitOf(coach) }}
        title={title}
        name={coach.firstName}
        facts={
          <p className="flex min-w-0 flex-wrap items-center gap-2 text-sm text-encre-2 threaded:h-[1.6em] threaded:flex-1 threaded:overflow-hidden threaded:before:content-['\200b']">
            <span className="whitespace-nowrap">Mon coach</span> {coach.example ? <ExampleBadge /> : null}
          </p>
        }
        onBack={onBack}
        actions={
          <Link
            to="/coaching"
            // « Mon coach » in the menu is the same link.
            className="inline-flex min-h-11 items-center rounded-full font-semibold text-prune underline underline-offset-4 max-[359px]:hidden"
          >
            Mon coaching
          </Link>
        }
      />
      <CoachConversation
        channel={memberChannel(coach.firstName)}
        draft={{ field, text, onTextChange }}
        gate={(composer) => (
          <ConfidingGate
            purpose="coaching"
            className="max-h-[60%] shrink-0 overflow-y-auto border-t border-filet p-4 sm:p-6"
          >
            {composer}
          </ConfidingGate>
        )}
      />
    </section>
  );
}
