import type { Gender } from '#lib/gender.ts';
import type { Generation } from './demo-member.ts';

export type Bio = {
  readonly text: string;
  /** The gender that the text agrees with; absent when it suits both. */
  readonly gender?: Gender;
  readonly generation?: Generation;
  /** Whether the text says that there are children, or that there are none. */
  readonly parent?: boolean;
};

export function written(who: Omit<Bio, 'text'>, texts: readonly string[]): Bio[] {
  return texts.map((text) => ({ ...who, text }));
}
