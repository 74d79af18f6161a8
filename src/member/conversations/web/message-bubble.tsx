import { Check, CheckCheck } from 'lucide-react';
import { deviceZone } from '#browser/clock.ts';
import { frenchTime } from '#lib/french-date.ts';
import { Bubble, BubbleMeta, BubbleState } from '#mechanisms/threads/web/shared/bubble.tsx';
import type { Message } from '../contract.ts';

interface MessageBubbleProps {
  message: Message;
  contactName: string;
  /** False if the next message shows it for both. */
  showTime: boolean;
  /** Loaded with the thread: not announced by screen readers. */
  old: boolean;
}

export function MessageBubble({ message, contactName, showTime, old }: MessageBubbleProps) {
  const { mine, content, createdAt, read } = message;
  return (
    <Bubble mine={mine} author={mine ? 'Vous' : contactName} content={content} quiet={mine || old}>
      <BubbleMeta hidden={!showTime}>
        <time dateTime={createdAt}>{frenchTime(new Date(createdAt), deviceZone())}</time>
        {mine ? <BubbleState icon={read ? CheckCheck : Check}>{read ? 'Lu' : 'Envoyé'}</BubbleState> : null}
      </BubbleMeta>
    </Bubble>
  );
}
