import { listHidden } from '#mechanisms/decisions/server/standing-store.ts';
import { listPhotosOf } from '#member/photos/server/store.ts';
import { type Content, canHide, captionContent, photoContent, promptContent } from '#member/profile/rules.ts';
import { listPromptsOf } from '#member/profile/server/prompt-store.ts';
import { findProfile } from '#member/profile/server/store.ts';
import { PROMPT_TEXTS } from '#member/profile/texts.ts';
import type { Database } from '#platform/database/client.ts';
import type { HidingTarget } from '../contract.ts';

export type ProfileTarget = HidingTarget & { content: Content };

export async function listTargets(db: Database, member: string): Promise<ProfileTarget[]> {
  const profile = await findProfile(db, member);
  const photos = await listPhotosOf(db, member);
  const prompts = await listPromptsOf(db, member);
  const hidden = new Set<string>((await listHidden(db, member)).map(({ content }) => content));
  const text = (content: Content, label: string, words: string, photoId: string | null = null) =>
    words === '' ? [] : [{ content, label, text: words, photoId, hidden: hidden.has(content) }];
  const targets = [
    ...photos.map(({ id }, place) => {
      const content: Content = photoContent(id);
      return { content, label: `Photo ${place + 1}`, text: '', photoId: id, hidden: hidden.has(content) };
    }),
    ...text('bio', 'Présentation', profile?.bio ?? ''),
    ...prompts.flatMap(({ prompt, answer }) =>
      text(promptContent(prompt), `«\u202f${PROMPT_TEXTS[prompt]}\u202f»`, answer),
    ),
    ...photos.flatMap(({ id, caption }, place) =>
      text(captionContent(id), `Légende de la photo ${place + 1}`, caption),
    ),
  ];
  return targets.filter(({ content }) => canHide(content) === 'ok');
}
