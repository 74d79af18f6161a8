import type { Gender } from '#lib/gender.ts';
import type { Generation } from './demo-member.ts';

export type Bio = {
  readonly text: string;
  readonly gender?: Gender;
  readonly generation?: Generation;
  readonly parent?: boolean;
};

export function bioVariants(who: Omit<Bio, 'text'>, texts: readonly string[]): Bio[] {
  return texts.map((text) => ({ ...who, text }));
}
