import type { Services } from '#platform/services.ts';
import { deskChanged } from '#platform/write.ts';

/** Tells every desk to refetch the content, and re-renders the public pages that show it. */
export async function publishContent(services: Services): Promise<void> {
  deskChanged('content')(services);
  await services.site.changed();
}
