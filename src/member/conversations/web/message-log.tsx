import { Check, CheckCheck, ChevronDown, HeartCrack, ShieldCheck } from 'lucide-react';
import { Fragment, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { currentTime, deviceZone } from '#browser/clock.ts';
import { useSession } from '#browser/session/session.ts';
import { frenchDate, frenchTime } from '#lib/french-date.ts';
import { Bubble, BubbleMeta, BubbleState, OutgoingBubbles } from '#mechanisms/threads/web/shared/bubble.tsx';
import { type Earlier, EarlierMessages } from '#mechanisms/threads/web/shared/earlier-messages.tsx';
import { ChatLog } from '#mechanisms/threads/web/shared/thread-log.tsx';
import type { Outgoing, Sending } from '#mechanisms/threads/web/shared/use-outgoing.ts';
import { LazyReportDialog } from '#member/reports/web/shared/report-person.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import type { Contact, Message } from '../contract.ts';
import { introducedSentence } from './chat-sentences.ts';
import { daysToFold, dayTitle, groupMessagesByDay } from './message-time.ts';

interface MessageLogProps {
  contact: Contact;
  messages: readonly Message[];
  sending: Pick<Sending, 'outgoing' | 'retry'>;
  older: Earlier;
  onEdit: (message: Outgoing) => void;
  /** An insulting message that the reader has not answered. */
  hurtful?: Message | undefined;
  /** Shown before the first message, once it is loaded. */
  start?: ReactNode;
  /** What the conversation began with: below the introduction, above the first message. */
  opening?: ReactNode;
  /** Shown after the last message. */
  children?: ReactNode;
}

export function MessageLog(props: MessageLogProps) {
  const { contact, messages, sending, older, onEdit, hurtful, start, opening, children } = props;
  const { outgoing, retry } = sending;
  const { firstName: contactName } = contact;
  const log = useRef<HTMLDivElement>(null);
  // Messages loaded with the thread, and older ones, are not announced as new.
  const [lastAtFirst] = useState(messages.at(-1)?.id ?? 0);
  const [folded] = useState(() => daysToFold(messages, deviceZone()));
  const warned = messages.find(({ holdsContactDetails }) => holdsContactDetails)?.id;

  return (
    <ChatLog
      log={log}
      label={`Messages avec ${contactName}`}
      outgoingCount={outgoing.length}
      busy={older.loading}
      className="min-h-0 flex-1 px-4 py-5 sm:px-6"
    >
      <div className={classNames('grid gap-5', !isBegun(messages) && 'my-auto')}>
        {older.exist ? (
          <OlderMessagesButton
            older={older}
            log={log}
            onLoaded={() => log.current?.focus({ preventScroll: true })}
          />
        ) : (
          <>
            {start}
            {messages[0]?.automatic ? null : opening}
          </>
        )}
        {groupMessagesByDay(messages, deviceZone()).map(({ day, items }) => (
          <DayMessages
            key={day}
            contact={contact}
            messages={items}
            startsFolded={folded.has(day)}
            lastAtFirst={lastAtFirst}
            opening={opening}
            warned={warned}
            hurtful={hurtful}
          />
        ))}
        {outgoing.length > 0 ? (
          <ol className="flex flex-col gap-3">
            <OutgoingBubbles outgoing={outgoing} onRetry={retry} onEdit={onEdit} />
          </ol>
        ) : null}
        {children}
      </div>
    </ChatLog>
  );
}

/** Before the first written message, the introduction is centred. */
function isBegun(messages: readonly Message[]): boolean {
  return messages.some(({ automatic }) => !automatic);
}

interface DayMessagesProps {
  contact: Contact;
  /** Non-empty, all of one day. */
  messages: readonly Message[];
  startsFolded: boolean;
  /** Id of the last message when the thread was opened: only later ones are announced. */
  lastAtFirst: number;
  /** What the conversation began with, below the introduction. */
  opening?: ReactNode;
  /** Id of the first message with contact details. */
  warned: number | undefined;
  hurtful?: Message | undefined;
}

/** A day of a thread; pressing its title collapses it. */
function DayMessages(props: DayMessagesProps) {
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

/** Returns whether the next message has the same author, minute and state, so that one time stamp serves both. */
function continues(message: Message, next: Message | undefined): boolean {
  if (!next || next.automatic) return false;
  const sameMinute = message.createdAt.slice(0, 16) === next.createdAt.slice(0, 16);
  return sameMinute && message.mine === next.mine && (!message.mine || message.read === next.read);
}

/** D20: nothing is blocked; the note only suggests taking time. */
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

/** Messages that the reader marked as fine while this page is open. */
const fine = new Set<Message['id']>();

/** Asks the reader of an insulting message whether it hurts. Nothing is blocked; a report is one click away. */
function HurtNote({ contact, message }: { contact: Contact; message: Message }) {
  const [isFine, setFine] = useState(fine.has(message.id));
  const [reporting, setReporting] = useState(false);
  if (isFine) return null;
  return (
    <li className="grid max-w-lg gap-1 rounded-[20px] bg-abricot-100 px-4 py-3 text-sm">
      <p className="flex items-start gap-2.5">
        <HeartCrack aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-prune" />
        <span>
          <strong className="font-semibold">Ce message vous blesse{'\u202f'}?</strong> Rien ne vous oblige à y
          répondre. Si vous le signalez, notre équipe le lit.
        </span>
      </p>
      <div className="flex flex-wrap justify-end gap-x-1">
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            fine.add(message.id);
            setFine(true);
          }}
        >
          Non, ça va
        </Button>
        <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setReporting(true)}>
          Signaler
        </Button>
      </div>
      {reporting ? (
        <LazyReportDialog
          whom={{ profileId: contact.id, about: 'words' }}
          firstName={contact.firstName}
          onClose={() => setReporting(false)}
        />
      ) : null}
    </li>
  );
}

interface OlderMessagesButtonProps {
  older: Earlier;
  /** The scroll container. */
  log: RefObject<HTMLElement | null>;
  /** After a click, not after scrolling. */
  onLoaded: () => void;
}

/** At the top of the thread: loads older messages when scrolled into view; after a failure it waits for a click. */
function OlderMessagesButton({ older, log, onLoaded }: OlderMessagesButtonProps) {
  const place = useRef<HTMLDivElement>(null);
  const { load, loading, failed } = older;
  const byItself = !loading && !failed;

  useEffect(() => {
    if (!byItself || !place.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void load();
      },
      { root: log.current, rootMargin: '160px 0px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [byItself, load, log]);

  return (
    <div ref={place}>
      <EarlierMessages earlier={{ ...older, load: () => load().then(onLoaded) }} />
    </div>
  );
}

interface IntroductionCardProps {
  contact: Pick<Contact, 'firstName' | 'photoUrl' | 'pairGender'>;
  /** The automatic greeting (D10). */
  message: Message;
  /** Loaded with the thread: not announced by screen readers. */
  old: boolean;
}

/** How the two were introduced. Visibly automatic, never styled like a member’s own message. */
function ThreadIntroduction({ contact, message, old }: IntroductionCardProps) {
  const { content, createdAt } = message;
  const { member } = useSession();
  return (
    <li
      aria-live={old ? 'off' : undefined}
      className="grid w-full max-w-md justify-items-center gap-2.5 self-center rounded-card bg-rosee p-5 text-center sm:px-8"
    >
      <div className="flex">
        <Avatar firstName={contact.firstName} photoUrl={contact.photoUrl} />
        <span aria-hidden="true" className="-my-1 -ml-5 rounded-full border-4 border-rosee">
          <Avatar firstName={member?.firstName ?? ''} photoUrl={member?.photoUrl ?? null} />
        </span>
      </div>
      <h4 className="font-title text-h3 font-semibold">{introducedSentence(contact)}</h4>
      <p className="wrap-anywhere">{content}</p>
      <BubbleMeta>
        <span>Message automatique</span>
        <span aria-hidden="true">·</span>
        <time dateTime={createdAt}>{frenchTime(new Date(createdAt), deviceZone())}</time>
      </BubbleMeta>
    </li>
  );
}

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
