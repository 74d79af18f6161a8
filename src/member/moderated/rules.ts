import { PROMPTS, type Prompt } from '#member/prompts/rules.ts';

/** Unit of moderation: a text by its field, a photo by its id, a caption by the id of its photo. */
export type TextContent = 'first_name' | 'bio' | `prompt:${Prompt}` | `caption:${string}`;
export type Content = TextContent | `photo:${string}`;

export const photoContent = (photo: string) => `photo:${photo}` as const;
export const captionContent = (photo: string) => `caption:${photo}` as const;
export const promptContent = (prompt: Prompt) => `prompt:${prompt}` as const;

export function photoOf(content: string, kind: 'photo' | 'caption'): string | undefined {
  return content.startsWith(`${kind}:`) ? content.slice(kind.length + 1) : undefined;
}

export function promptOf(content: string): Prompt | undefined {
  return PROMPTS.find((prompt) => content === promptContent(prompt));
}

/** Parses a content name sent by the browser. */
export function contentFrom(name: string): Content | undefined {
  const prompt = promptOf(name);
  if (prompt) return promptContent(prompt);
  const photo = photoOf(name, 'photo');
  if (photo) return photoContent(photo);
  const caption = photoOf(name, 'caption');
  if (caption) return captionContent(caption);
  return name === 'bio' || name === 'first_name' ? name : undefined;
}

/** First names appear in every conversation, so they are not hidden: the owner is asked to change them. */
export function canHide(content: Content): 'ok' | 'needed' {
  return content === 'first_name' ? 'needed' : 'ok';
}
