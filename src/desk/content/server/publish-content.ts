import type { Services } from '#platform/services.ts';
import { deskChanged } from '#platform/write.ts';

/** Has every desk read the content again, and renders the public pages that show it. */
export async function publishContent(services: Services): Promise<void> {
  deskChanged('content')(services);
  await services.site.changed();
}
