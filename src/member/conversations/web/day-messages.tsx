import { ChevronDown, ShieldCheck } from 'lucide-react';
import { Fragment, type ReactNode, useId, useState } from 'react';
import { currentTime, deviceZone } from '#browser/clock.ts';
import { frenchDate } from '#lib/french-date.ts';
import { classNames } from '#ui/class-names.ts';
import type { Contact, Message } from '../contract.ts';
import { HurtNote } from './hurt-note.tsx';
import { MessageBubble } from './message-bubble.tsx';
import { dayTitle } from './message-time.ts';
import { ThreadIntroduction } from './thread-introduction.tsx';

interface DayMessagesProps {
  contact: Contact;
  /** Of one day, at least one. */
  messages: readonly Message[];
  startsFolded: boolean;
  /** Id of the last message when the thread was opened: only later ones are announced. */
  lastAtFirst: number;
  /** What the conversation began with, after the introduction. */
  opening?: ReactNode;
  /** Id of the first message that holds contact details. */
  warned: number | undefined;
  hurtful?: Message | undefined;
}

/** A day of a thread, which its title folds. */
export function DayMessages(props: DayMessagesProps) {
  const { contact, messages, startsFolded, lastAtFirst, opening, warned, hurtful } = props;
  const id = useId();
  const [isFolded, setFolded] = useState(startsFolded);
  const { firstName: contactName } = contact;
  const [first] = messages;
  return (
    <section aria-live={(messages.at(-1)?.id ?? 0) <= lastAtFirst ? 'off' : undefined} className="grid gap-4">
      <h3 className="justify-self-center font-text text-xs font-semibold text-encre-2">
        <button
          type="button"
          aria-expanded={!isFolded}
          aria-controls={id}
          onClick={() => setFolded(!isFolded)}
          className="inline-flex min-h-6 items-center gap-1 rounded-full bg-lin py-1 pr-2 pl-3"
        >
          {first ? dayTitle(new Date(first.createdAt), currentTime(), deviceZone()) : null}
          {first ? (
            <span className="hidden print:inline">
              ({frenchDate(new Date(first.createdAt), deviceZone())})
            </span>
          ) : null}
          {isFolded ? `, ${messages.length} message${messages.length > 1 ? 's' : ''}` : null}
          <ChevronDown aria-hidden="true" className={classNames('size-3.5', !isFolded && 'rotate-180')} />
        </button>
      </h3>
      <ol id={id} hidden={isFolded} className={classNames('flex-col gap-3', !isFolded && 'flex')}>
        {messages.map((message, place) => (
          <Fragment key={message.id}>
            {message.automatic ? (
              <>
                <ThreadIntroduction contact={contact} message={message} old={message.id <= lastAtFirst} />
                {opening ? <li className="grid">{opening}</li> : null}
              </>
            ) : (
              <MessageBubble
                message={message}
                contactName={contactName}
                showTime={!continues(message, messages[place + 1])}
                old={message.id <= lastAtFirst}
              />
            )}
            {message.id === warned ? <CareNote contactName={contactName} /> : null}
            {message.id === hurtful?.id ? <HurtNote contact={contact} message={message} /> : null}
          </Fragment>
        ))}
      </ol>
    </section>
  );
}

/** Whether the next message is by the same hand, in the same minute and state: the time is said once for both. */
function continues(message: Message, next: Message | undefined): boolean {
  if (!next || next.automatic) return false;
  const sameMinute = message.createdAt.slice(0, 16) === next.createdAt.slice(0, 16);
  return sameMinute && message.mine === next.mine && (!message.mine || message.read === next.read);
}

/** D20: nothing is blocked, one is only invited to take one's time. */
function CareNote({ contactName }: { contactName: string }) {
  return (
    <li className="flex max-w-lg items-start gap-2.5 rounded-[20px] bg-abricot-100 px-4 py-3 text-sm">
      <ShieldCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-prune" />
      <span>
        {contactName} vous donne une adresse, un lien ou un numéro. Rien ne presse{'\u202f'}: faites
        connaissance ici aussi longtemps que vous le souhaitez, n’ouvrez pas un lien que vous n’attendiez pas
        et n’envoyez jamais d’argent.
      </span>
    </li>
  );
}
