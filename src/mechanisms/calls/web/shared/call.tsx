import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { errorSentence, isRefusal } from '#browser/api/error-sentence.ts';
import { openedForHeaders } from '#browser/api/opened-for.ts';
import { safeToRepeat } from '#browser/api/query-client.ts';
import type { Joined } from '../../contract.ts';
import type { RoomStatus } from '../../rules.ts';
import { BeforeCall } from '../before-call.tsx';
import { CallStage } from '../call-stage.tsx';
import { useOwnMedia } from '../use-own-media.ts';
import type { CallChannel } from './call-channel.ts';
import { CallEnded, type CallEndWords, type WayBack } from './call-page-frame.tsx';

const JOIN_FAILED = 'Vous n’avez pas pu rejoindre l’appel. Réessayez dans un instant.';

interface CallProps {
  /** The server's last value. */
  room: {
    firstName: string;
    photoUrl?: string | null;
    status: RoomStatus;
    secondsLeft: number | null;
    mySeat: string | null;
    otherIsThere: boolean;
    relayed: boolean;
  };
  channel: CallChannel;
  join: (seat: string, connected: boolean) => Promise<Joined>;
  /** Code of the refusal of a closed room. */
  closedBy: string;
  leave: (seat: string) => Promise<unknown>;
  /** Address to hang up while the window closes. */
  leaveAddress: string;
  intro: string;
  ends: CallEndWords;
  scene?: ReactNode;
  back: WayBack;
  /** Whether the user can rejoin while the room is open: hanging up does not end the call for both. */
  mayReturn?: boolean;
  onReport?: () => void;
  stageClassName?: string;
}

export function Call({
  room,
  channel,
  leaveAddress,
  intro,
  ends,
  back,
  mayReturn = false,
  ...props
}: CallProps) {
  const { firstName, photoUrl = null, relayed, secondsLeft, otherIsThere } = room;
  const [seat, setSeat] = useState<string>(() => crypto.randomUUID());
  const [end, setEnd] = useState<keyof CallEndWords>();
  const { media, open, close } = useOwnMedia();
  const { join, reach, tellReached, tellLeft } = useRoomCalls(props);
  const joined = join.data;
  const isIn = joined !== undefined && media.state === 'on' && end === undefined;
  const ending = useEnding(isIn, room, seat);

  const finish = useCallback(
    (how: keyof CallEndWords) => {
      setEnd(how);
      close();
      if (how !== 'elsewhere') tellLeft(seat);
    },
    [close, tellLeft, seat],
  );
  useEffect(() => {
    if (ending) finish(ending);
  }, [ending, finish]);
  useHangUpOnLeaving(isIn, leaveAddress, seat);
  const connected = useCallback(() => tellReached(seat), [tellReached, seat]);
  const isOpen = room.status === 'open';

  function again() {
    setEnd(undefined);
    // A new seat: the other person sees it as another window.
    setSeat(crypto.randomUUID());
    join.reset();
    reach.reset();
  }

  if (end !== undefined)
    return (
      <CallEnded
        words={ends[end]}
        scene={props.scene}
        back={back}
        onAgain={mayReturn && isOpen && end !== 'time' ? again : undefined}
      />
    );
  if (isIn)
    return (
      <CallStage
        channel={channel}
        seat={seat}
        firstName={firstName}
        photoUrl={photoUrl}
        joined={joined}
        media={media}
        secondsLeft={secondsLeft ?? reach.data?.secondsLeft}
        onConnected={connected}
        onEnd={finish}
        onReport={props.onReport}
        className={props.stageClassName}
      />
    );
  const { scene } = props;
  if (!isOpen || isRefusal(join.error, props.closedBy))
    return <CallEnded words={ends[room.status === 'early' ? 'early' : 'over']} scene={scene} back={back} />;
  return (
    <BeforeCall
      title={`Votre appel avec ${firstName}`}
      intro={intro}
      firstName={firstName}
      relayed={relayed}
      otherIsThere={otherIsThere}
      media={media}
      back={back}
      onOpen={(chosen) => void open(chosen)}
      onCloseMedia={close}
      joining={join.isPending}
      failure={join.error ? errorSentence(join.error, JOIN_FAILED) : null}
      onJoin={() => {
        if (!join.isPending) join.mutate(seat);
      }}
    />
  );
}

/** Joining takes the seat; it is confirmed once the two are connected. */
function useRoomCalls(room: Pick<CallProps, 'join' | 'leave'>) {
  const join = useMutation({ mutationFn: (own: string) => room.join(own, false), ...safeToRepeat });
  const reach = useMutation({ mutationFn: (own: string) => room.join(own, true), ...safeToRepeat });
  const leave = useMutation({ mutationFn: room.leave, ...safeToRepeat });
  return { join, reach, tellReached: reach.mutate, tellLeft: leave.mutate };
}

/** How the call ended for this window: the other person left, or another window of the user took over. */
function useEnding(isIn: boolean, { status, mySeat, otherIsThere }: CallProps['room'], seat: string) {
  const [seen, setSeen] = useState({ mine: false, together: false });
  const now = isIn
    ? { mine: seen.mine || mySeat === seat, together: seen.together || otherIsThere }
    : { mine: false, together: false };
  if (now.mine !== seen.mine || now.together !== seen.together) setSeen(now);
  if (!isIn || !now.mine) return undefined;
  if (status !== 'open' || (now.together && !otherIsThere)) return 'other-left';
  return mySeat !== null && mySeat !== seat ? 'elsewhere' : undefined;
}

/** Closing the page hangs up: the request uses `keepalive`. */
function useHangUpOnLeaving(isIn: boolean, address: string, seat: string): void {
  useEffect(() => {
    if (!isIn) return;
    const leave = () => {
      const headers = { 'content-type': 'application/json', ...openedForHeaders(address) };
      const body = JSON.stringify({ seat });
      void fetch(address, { method: 'POST', keepalive: true, headers, body }).catch(() => undefined);
    };
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [isIn, address, seat]);
}
