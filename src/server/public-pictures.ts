import { Hono } from 'hono';
import { findPicture } from '#desk/content/server/picture-store.ts';
import type { Services } from '#platform/services.ts';

/** A new picture has a new address; a removed picture disappears from browser caches within a week. */
const KEPT = 'public, max-age=604800, immutable';

export function servePublicPictures({ db }: Services): Hono {
  return new Hono().get('/:file{[\\w-]{1,64}\\.webp}', async (context) => {
    const webp = await findPicture(db, context.req.param('file').replace('.webp', ''));
    if (!webp) return context.notFound();
    return context.body(Uint8Array.from(webp), 200, { 'content-type': 'image/webp', 'cache-control': KEPT });
  });
}
