import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useParams } from 'react-router';
import { useDrafts } from '#browser/session/drafts.ts';
import { InterviewNotes } from '#desk/appointments/web/shared/interview-notes.tsx';
import { useDeskActions } from '#desk/staff/web/shared/desk-actions.ts';
import { deskMeta } from '#desk/staff/web/shared/desk-meta.ts';
import { DeskPage } from '#desk/staff/web/shared/desk-page.tsx';
import { useDeskSession } from '#desk/staff/web/shared/desk-session.ts';
import { frenchDay } from '#lib/french-date.ts';
import { PARIS_ZONE } from '#lib/zones.ts';
import type { CoachChannel } from '#member/coaching/web/shared/coach-channel.ts';
import { CoachConversation } from '#member/coaching/web/shared/coach-conversation.tsx';
import { Card } from '#ui/card.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';
import { MemberDates } from './member-dates.tsx';
import { Notes } from './notes.tsx';
import { deskCoachingApi } from './shared/api.ts';
import { SharedAnswers } from './shared-answers.tsx';

/** The coach's side of the conversation. */
function deskChannel(id: string, firstName: string): CoachChannel {
  return {
    side: 'coach',
    otherName: firstName,
    threadKey: deskCoachingApi.thread.key({ input: { id } }),
    sendKey: [...deskCoachingApi.send.key(), id],
    read: (signal) => deskCoachingApi.thread.call({ id }, { signal }),
    readOlder: (before) => deskCoachingApi.thread.call({ id, before }),
    send: (message) => deskCoachingApi.send.call({ id, ...message }),
    markRead: () => deskCoachingApi.markRead.call({ id }),
  };
}

export const meta = deskMeta('Un membre accompagné');

/** Someone whom the coach accompanies: the words of both, and beside them what helps. */
export default function MemberPage() {
  const { id = '' } = useParams();
  const { colleague } = useDeskSession();
  const { draftTo, keepDraft } = useDrafts(colleague?.id ?? '');
  const member = useQuery(deskCoachingApi.member.queryOptions({ input: { id } }));
  const field = useRef<HTMLTextAreaElement>(null);
  useDeskActions([{ key: 'r', label: 'Répondre', run: () => field.current?.focus() }]);
  const { data } = member;
  return (
    <DeskPage
      title={data?.firstName ?? 'Une personne accompagnée'}
      intro={data ? introOf(data) : undefined}
      back={{ to: '/equipe/coaching', label: 'Toutes les personnes' }}
    >
      <QueryContent
        query={member}
        failed="Cette page n’a pas pu être lue."
        waiting={
          <LoadingShapes
            label="Chargement…"
            className="grid gap-4 xl:grid-cols-2"
            shapes={['h-96', 'h-96']}
          />
        }
      >
        {({ firstName, dates, notes, interviews, shared }) => (
          <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]">
            <Card
              as="section"
              padding="none"
              aria-label={`Messages avec ${firstName}`}
              className="flex h-[70vh] min-h-112 flex-col xl:sticky xl:top-8 xl:h-[calc(100dvh-11rem)]"
            >
              <h2 className="border-b border-filet px-5 py-3 text-h3">Messages</h2>
              <CoachConversation
                lines={3}
                channel={deskChannel(id, firstName)}
                draft={{ field, text: draftTo(id), onTextChange: (text) => keepDraft(id, text) }}
              />
            </Card>
            <div className="grid gap-4">
              <SharedAnswers id={id} firstName={firstName} shared={shared} />
              <MemberDates dates={dates} />
              <Notes id={id} firstName={firstName} notes={notes} />
              <InterviewNotes title="Entretiens avec l’équipe" notes={interviews} />
            </div>
          </div>
        )}
      </QueryContent>
    </DeskPage>
  );
}

function introOf({ age, city, since }: { age: number | null; city: string; since: string }): string {
  const facts = [age === null ? null : `${age}\u00a0ans`, city].filter(Boolean).join(', ');
  return `${facts}. Vous l’accompagnez depuis le ${frenchDay(new Date(since), PARIS_ZONE)}.`;
}
