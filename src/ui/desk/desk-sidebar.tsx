import { BellOff, BellRing, Keyboard, type LucideIcon, Menu, Search, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMedia, WIDE } from '#browser/use-media.ts';
import { DESK_PATH } from '#lib/paths.ts';
import { PRODUCT_NAME } from '#lib/product.ts';
import { CountBadge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { buttonStyle } from '../button-style.ts';
import { classNames } from '../class-names.ts';
import { Logo } from '../illustrations/logo.tsx';
import { Link } from '../link.tsx';
import { type DeskWaiting, useWaitingOf } from './desk-waiting.ts';
import { KeyHint } from './key-hint.tsx';
import { storedChoice } from './stored-choice.ts';

/** A part of the desk, as displayed in its navigation. */
export interface DeskPlace {
  to: string;
  /** Shortcut after « g »; a letter of its label. */
  letter: string;
  label: string;
  icon: LucideIcon;
  /** Feeds the badge, the tab title and the home page. */
  useWaiting?: () => DeskWaiting | undefined;
}

interface DeskSidebarProps {
  /** First name of the colleague. */
  name: string;
  roles: string;
  entries: readonly DeskPlace[];
  here: DeskPlace | undefined;
  logOut: ReactNode;
  onPalette: () => void;
  onHelp: () => void;
}

export function DeskSidebar({ name, roles, entries, here, logOut, onPalette, onHelp }: DeskSidebarProps) {
  const wide = useMedia(WIDE);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <header className="sticky print:hidden top-0 z-40 flex items-center justify-between gap-3 border-filet bg-lin px-4 py-2 max-lg:border-b lg:h-dvh lg:flex-col lg:items-stretch lg:justify-start lg:gap-6 lg:overflow-y-auto lg:border-r lg:px-3 lg:py-5">
      <Link to={DESK_PATH} className="flex min-h-11 items-center gap-2.5 rounded-full px-2 text-base">
        <Logo /> <span className="font-medium text-encre-2">Équipe</span>
        <span className="sr-only"> (accueil)</span>
      </Link>
      <details
        open={wide || open}
        onToggle={(event) => (wide ? undefined : setOpen(event.currentTarget.open))}
        className="group lg:flex lg:grow lg:flex-col lg:[&::details-content]:contents"
      >
        <summary
          className={classNames(
            buttonStyle({ variant: 'secondary', size: 'small' }),
            'list-none lg:hidden [&::-webkit-details-marker]:hidden',
          )}
        >
          <Menu aria-hidden="true" className="group-open:hidden" />
          <X aria-hidden="true" className="hidden group-open:block" />
          Menu
        </summary>
        <div className="absolute inset-x-0 top-full grid max-h-[calc(100dvh-4rem)] gap-4 overflow-y-auto border-b border-filet bg-lin px-4 py-3 lg:static lg:flex lg:max-h-none lg:grow lg:flex-col lg:overflow-visible lg:border-0 lg:p-0">
          <Button
            variant="secondary"
            size="small"
            aria-keyshortcuts="Control+k Meta+k"
            onClick={() => {
              close();
              onPalette();
            }}
          >
            <Search aria-hidden="true" />
            Aller, chercher
            <KeyHint className="ml-auto">Ctrl K</KeyHint>
          </Button>
          <nav aria-label="Bureau">
            <ul className="grid gap-0.5">
              {entries.map((entry) => (
                <li key={entry.to}>
                  <Entry entry={entry} here={entry === here} onClick={close} />
                </li>
              ))}
            </ul>
          </nav>
          <div className="grid gap-1 border-t border-filet pt-4 lg:mt-auto">
            <Link
              to={`${DESK_PATH}/mon-acces`}
              onClick={close}
              className="grid rounded-2xl px-3 py-1.5 transition-colors hover:bg-papier"
            >
              <span className="font-semibold">{name}</span>
              <span className="text-xs text-encre-2">{roles}</span>
            </Link>
            <AlertSwitch />
            <Button
              variant="quiet"
              size="small"
              className="justify-self-start px-3 max-lg:hidden"
              onClick={onHelp}
            >
              <Keyboard aria-hidden="true" />
              Au clavier
            </Button>
            {logOut}
          </div>
        </div>
      </details>
    </header>
  );
}

function AlertSwitch() {
  const chosen = alert.useChosen();
  const Icon = chosen ? BellRing : BellOff;
  return (
    <Button
      variant="quiet"
      size="small"
      className="justify-self-start px-3"
      aria-pressed={chosen}
      onClick={() => choose(!chosen)}
    >
      <Icon aria-hidden="true" />
      M’alerter par un son
    </Button>
  );
}

interface EntryProps {
  entry: DeskPlace;
  here: boolean;
  onClick: () => void;
}

function Entry({ entry, here, onClick }: EntryProps) {
  const { to, label, icon: Icon } = entry;
  const { count = 0, sentence = '', urgent } = useWaitingOf(entry) ?? {};
  useAlertOnMore(urgent);
  return (
    <Link
      to={to}
      onClick={onClick}
      aria-current={here ? 'page' : undefined}
      className={classNames(
        'flex min-h-11 items-center gap-3 rounded-full px-3 font-medium transition-colors',
        here ? 'bg-carte text-prune' : 'text-encre hover:bg-papier',
      )}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0 text-prune" />
      <span className="grow">{label}</span>
      {count > 0 ? <CountBadge count={count} label={` (${sentence.replace(/\.$/, '')})`} /> : null}
    </Link>
  );
}

/** Sound alert for urgent work, opt-in. */
const alert = storedChoice('deskAlert');
/** Two soft notes in Hz; each lasts `NOTE_SECONDS`. */
const NOTES = [659, 880] as const;
const NOTE_SECONDS = 0.18;

let sound: AudioContext | undefined;

function choose(chosen: boolean): void {
  alert.choose(chosen);
  if (!chosen) return;
  // Audio is only allowed after a user gesture; ringing here also lets the colleague hear it.
  ring();
  if ('Notification' in window && Notification.permission === 'default')
    void Notification.requestPermission();
}

/** Rings when the urgent count rises, with a notification if the page is hidden. */
function useAlertOnMore(urgent: DeskWaiting['urgent']): void {
  const before = useRef<number>(undefined);
  const { count, sentence = '' } = urgent ?? {};
  useEffect(() => {
    if (count === undefined) return;
    const isMore = before.current !== undefined && count > before.current;
    before.current = count;
    if (!isMore || !alert.isChosen()) return;
    ring();
    if (document.hidden && 'Notification' in window && Notification.permission === 'granted')
      new Notification(PRODUCT_NAME, { body: sentence, tag: sentence });
  }, [count, sentence]);
}

function ring(): void {
  sound ??= new AudioContext();
  void sound.resume();
  for (const [place, frequency] of NOTES.entries()) {
    const from = sound.currentTime + place * NOTE_SECONDS;
    const note = new OscillatorNode(sound, { frequency });
    const volume = new GainNode(sound, { gain: 0 });
    volume.gain.setValueAtTime(0.2, from);
    volume.gain.exponentialRampToValueAtTime(0.001, from + NOTE_SECONDS);
    note.connect(volume).connect(sound.destination);
    note.start(from);
    note.stop(from + NOTE_SECONDS);
  }
}
