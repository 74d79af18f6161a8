import type { Prompt } from '#member/profile/rules.ts';

/** What a member replies to: a prompt, or a photo by its URL. */
export type AnswerTo = { prompt: Prompt } | { photo: string };

export function isSame(one: AnswerTo, other: AnswerTo): boolean {
  return 'prompt' in one
    ? 'prompt' in other && one.prompt === other.prompt
    : 'photo' in other && one.photo === other.photo;
}

/** Id of the open form for a person. */
export const answerFormId = (profileId: string) => `reponse-${profileId}`;
