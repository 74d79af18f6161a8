import { listHidden } from '#mechanisms/decisions/server/standing-store.ts';
import { listPhotosOf } from '#member/photos/server/store.ts';
import { captionContent, photoContent, promptContent } from '#member/profile/rules.ts';
import { findActivities } from '#member/profile/server/answers-store.ts';
import { listPromptsOf } from '#member/profile/server/prompt-store.ts';
import type { Database } from '#platform/database/client.ts';
import type { Told } from '../rules.ts';

/** What a member shows of themselves, without what the team has hidden. */
export async function findTold(db: Database, member: string): Promise<Told> {
  const hidden = new Set((await listHidden(db, member)).map(({ content }) => content));
  const prompts = await listPromptsOf(db, member);
  const photos = await listPhotosOf(db, member);
  return {
    prompts: prompts.map(({ prompt }) => prompt).filter((prompt) => !hidden.has(promptContent(prompt))),
    captions: photos
      .filter(({ id }) => !hidden.has(photoContent(id)) && !hidden.has(captionContent(id)))
      .map(({ caption }) => caption),
    activities: (await findActivities(db, member)) ?? [],
  };
}
