import { currentTime } from '#browser/clock.ts';
import { TypingNote } from '#mechanisms/threads/web/shared/typing-note.tsx';
import { EncounterCard } from '#member/encounters/web/shared/encounter-card.tsx';
import { ProposeDateButton } from '#member/encounters/web/shared/propose-date-button.tsx';
import type { Contact, Message } from '../contract.ts';
import { silenceOf } from '../rules.ts';
import { FirstWords } from './first-words.tsx';
import { CallCard } from './shared/call-card.tsx';
import { ProposeCallButton } from './shared/propose-call-button.tsx';
import { SilenceNote } from './silence-note.tsx';
import { questionToAnswer, TheirQuestion } from './their-question.tsx';

interface BelowMessagesProps {
  contact: Contact;
  messages: readonly Message[];
  /** Nobody may write any more. */
  isOver: boolean;
  /** Whether `messages` go back to the first one. */
  isWhole: boolean;
  ideas: readonly string[];
  /** Until the member writes. */
  needsWords: boolean;
  isTyping: boolean;
  /** Takes the member to the field, with an idea in it. */
  onWrite: (idea?: string) => void;
}

/** What follows the last message: plans, help with words, and what the two may do next. */
export function BelowMessages(props: BelowMessagesProps) {
  const { contact, messages, isOver, isWhole, ideas, needsWords, isTyping, onWrite } = props;
  const typing = isTyping ? <TypingNote name={contact.firstName} /> : null;
  if (isOver) return typing;
  const { id } = contact;
  const asked = needsWords ? questionToAnswer(messages) : undefined;
  const silence = isWhole ? silenceOf(messages, currentTime()) : undefined;
  return (
    <>
      <EncounterCard contactId={id} />
      <CallCard contactId={id} />
      {asked ? <TheirQuestion {...asked} onAnswer={() => onWrite()} /> : null}
      {needsWords && ideas.length > 0 ? <FirstWords ideas={ideas} onChoose={onWrite} /> : null}
      {typing}
      {silence ? <SilenceNote contact={contact} by={silence} /> : null}
      <NextSteps contact={contact} acquainted={areAcquainted(messages)} />
    </>
  );
}

/** Below the last message, scrolling with it: the messages keep the height of the window. */
function NextSteps(props: { contact: Contact; acquainted: boolean }) {
  return (
    <div className="-mx-2 flex flex-wrap gap-x-1 empty:hidden">
      <ProposeDateButton {...props} />
      <ProposeCallButton {...props} />
    </div>
  );
}

/** Both have written words of their own, as far as one has read back. */
function areAcquainted(messages: readonly Message[]): boolean {
  const wrote = (mine: boolean) => messages.some((message) => message.mine === mine && !message.automatic);
  return wrote(true) && wrote(false);
}
