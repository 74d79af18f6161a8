import type { CoachKey } from '#member/coaches/texts.ts';
import type { WorkshopId } from '../rules.ts';
import type { ClipKey } from './clips.ts';

interface OutlineStep {
  title: string;
  text: string;
  minutes: number;
}

type Five<T> = readonly [T, T, T, T, T];
type Six<T> = readonly [T, T, T, T, T, T];

export interface Workshop {
  id: WorkshopId;
  title: string;
  /** One sentence for a card. */
  summary: string;
  coach: CoachKey;
  durationMinutes: 45 | 120;
  price: 'Offert';
  previewVideo: ClipKey;
  /** Who it is for, and when somebody other than a coach can help better. */
  forWhom: string;
  description: string;
  objectives: Five<string>;
  outline: Six<OutlineStep>;
}
