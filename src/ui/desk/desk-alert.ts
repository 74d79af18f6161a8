import { useEffect, useRef } from 'react';
import { PRODUCT_NAME } from '#lib/product.ts';
import type { DeskWaiting } from './desk-waiting.ts';
import { storedChoice } from './stored-choice.ts';

const alert = storedChoice('deskAlert');
/** Two soft notes in Hz; each lasts `NOTE_SECONDS`. */
const NOTES = [659, 880] as const;
const NOTE_SECONDS = 0.18;

let sound: AudioContext | undefined;

/** Sound alert for urgent work, opt-in. */
export function useDeskAlert(): [chosen: boolean, choose: (chosen: boolean) => void] {
  return [alert.useChosen(), choose];
}

function choose(chosen: boolean): void {
  alert.choose(chosen);
  if (!chosen) return;
  // Audio is only allowed after a user gesture; ringing here also lets the colleague hear it.
  ring();
  if ('Notification' in window && Notification.permission === 'default')
    void Notification.requestPermission();
}

/** Rings when the urgent count rises, with a notification if the page is hidden. */
export function useAlertOnMore(urgent: DeskWaiting['urgent']): void {
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
