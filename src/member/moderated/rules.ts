import { PROMPTS, type Prompt } from '#member/prompts/rules.ts';

/**
 * What of a profile can be set aside or looked at, each by itself: a text by its field, a photo by its id. A caption goes
 * with its photo, by the id too.
 */
export type TextContent = 'first_name' | 'bio' | `prompt:${Prompt}` | `caption:${string}`;
export type Content = TextContent | `photo:${string}`;

export const photoContent = (photo: string) => `photo:${photo}` as const;
export const captionContent = (photo: string) => `caption:${photo}` as const;
export const promptContent = (prompt: Prompt) => `prompt:${prompt}` as const;

/** The id of the photo that is meant, itself or its caption. */
export function photoOf(content: string, kind: 'photo' | 'caption'): string | undefined {
  return content.startsWith(`${kind}:`) ? content.slice(kind.length + 1) : undefined;
}

export function promptOf(content: string): Prompt | undefined {
  return PROMPTS.find((prompt) => content === promptContent(prompt));
}

/** What a name means, as the browser sends it back. */
export function contentFrom(name: string): Content | undefined {
  const prompt = promptOf(name);
  if (prompt) return promptContent(prompt);
  const photo = photoOf(name, 'photo');
  if (photo) return photoContent(photo);
  const caption = photoOf(name, 'caption');
  if (caption) return captionContent(caption);
  return name === 'bio' || name === 'first_name' ? name : undefined;
}

/** A first name stands in every conversation: it is not hidden, its owner is asked to change it. */
export function canHide(content: Content): 'ok' | 'needed' {
  return content === 'first_name' ? 'needed' : 'ok';
}
