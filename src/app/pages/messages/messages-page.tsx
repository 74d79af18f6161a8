import { useQuery } from '@tanstack/react-query';
import { COACH_CONTACT } from '#lib/paths.ts';
import { coachChatApi } from '#member/coaching/web/shared/api.ts';
import { MyCoachPane, MyCoachRow } from '#member/coaching/web/shared/my-coach.tsx';
import { ChatPage } from '#member/conversations/web/chat-page.tsx';

/** The coach’s conversation, if there is a coach, above those with members. */
export default function MessagesPage() {
  const { data, isPending, failureCount } = useQuery(coachChatApi.mine.queryOptions({ input: {} }));
  const coach = data?.coach;
  // The list waits for it, as the coach’s line would push it down; not for the retries of a failed read.
  const isKnown = !isPending || failureCount > 0;
  return (
    <ChatPage
      guest={
        coach
          ? {
              key: COACH_CONTACT,
              row: (open) => <MyCoachRow coach={coach} thread={data.thread} open={open} />,
              pane: (title, onBack) => <MyCoachPane coach={coach} title={title} onBack={onBack} />,
            }
          : isKnown
            ? null
            : undefined
      }
      guestKey={isPending ? COACH_CONTACT : null}
    />
  );
}
