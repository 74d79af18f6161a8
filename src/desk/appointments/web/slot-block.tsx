import { teamTime } from '#browser/team-time.ts';
import { frenchDay, frenchTime } from '#lib/french-date.ts';
import { PARIS_ZONE } from '#lib/zones.ts';
import { APPOINTMENT_MINUTES } from '#member/appointments/rules.ts';
import { KIND_NAMES, KIND_WORDS } from '#member/appointments/texts.ts';
import { classNames } from '#ui/class-names.ts';
import { Link } from '#ui/link.tsx';
import type { DeskWeek, ListedAppointment } from '../contract.ts';
import { STATE_NAMES } from './rendez-vous-words.ts';
import { minuteOfDay, type WeekScale } from './week-scale.ts';

const BLOCK =
  'absolute inset-x-0.5 min-h-6 content-center truncate rounded-lg border-y border-l-4 !border-y-papier px-1.5 text-left text-sm leading-5 text-encre no-underline';
const LOOKS = {
  free: 'border-sauge bg-sauge-100 hover:border-prune',
  chosen: 'border-prune bg-prune !text-reserve',
  booked: 'border-prune bg-rosee font-semibold hover:bg-lavande',
  held: 'border-bord bg-lin hover:bg-lavande',
  missed: 'border-danger bg-lin hover:bg-lavande',
  cancelled: 'border-bord bg-lin',
};

interface SlotBlockProps {
  /** A free slot, which a press chooses, or an appointment, which it opens. */
  shown: DeskWeek['slots'][number] | ListedAppointment;
  scale: WeekScale;
  chosen: boolean;
  onPress: () => void;
}

/** At its hour, and as high as it is long. */
export function SlotBlock({ shown, scale, chosen, onPress }: SlotBlockProps) {
  const { id, kind, startsAt } = shown;
  const moment = new Date(startsAt);
  const look = 'state' in shown ? shown.state : chosen ? 'chosen' : 'free';
  const block = {
    'data-list-row': true,
    style: {
      top: `calc(var(--minute) * ${minuteOfDay(shown) - scale.from * 60})`,
      height: `calc(var(--minute) * ${APPOINTMENT_MINUTES[kind]})`,
    },
    className: classNames(BLOCK, LOOKS[look]),
  };
  const what = 'guest' in shown ? shown.guest.firstName : KIND_WORDS[kind];
  const words = `${frenchTime(moment, PARIS_ZONE)} · ${what}`;
  const named = `${teamTime(moment)} · ${what}`;
  if (!('state' in shown))
    return (
      <button
        {...block}
        type="button"
        aria-pressed={chosen}
        aria-label={`${named}, libre, ${frenchDay(moment, PARIS_ZONE)}`}
        onClick={onPress}
      >
        {words}
      </button>
    );
  const said = shown.state === 'booked' ? '' : ` · ${STATE_NAMES[shown.state]}`;
  return (
    <Link {...block} to={`/equipe/rendez-vous/${id}`} aria-label={`${named} ${KIND_NAMES[kind]}${said}`}>
      {words}
      {said}
    </Link>
  );
}
