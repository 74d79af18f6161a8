/** Sentence openings, of which a member completes up to three; wording in `texts.ts`. */
export const PROMPTS = [
  'good-sunday',
  'makes-me-laugh',
  'looking-for',
  'small-joy',
  'talk-for-hours',
  'last-discovery',
  'good-place',
  'signature-dish',
  'after-a-long-day',
  'kept-from-childhood',
  'song',
  'life-taught-me',
  'touching-gesture',
  'small-pride',
  'together',
  'harmless-habit',
  'friends-say',
  'changed-my-mind',
  'never-tired-of',
  'first-meeting',
] as const;
export type Prompt = (typeof PROMPTS)[number];

export const MAX_PROMPTS = 3;
export const PROMPT_ANSWER_MAX_LENGTH = 160;
