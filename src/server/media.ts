import { Hono } from 'hono';
import { findSession } from '#features/accounts/server/shared/find-session.ts';
import { isVisible } from '#features/matching/server/shared/require-visible.ts';
import { findPhoto } from '#features/profile/server/store.ts';
import type { Services } from '#platform/services.ts';

/** As we make them: whatever else is asked for does not reach the database. */
const PHOTO_ID = /^[\w-]{1,64}$/;

/** Photos, after the same check as profiles: whoever may not see the person gets the 404 of no photo at all (D12). */
export function mediaRoutes(services: Services): Hono {
  return new Hono().get('/:id', async (context) => {
    const id = context.req.param('id');
    const photo = PHOTO_ID.test(id) ? await findPhoto(services.db, id) : undefined;
    const session = photo && (await findSession({ services, headers: context.req.raw.headers }));
    if (!photo || !session) return context.notFound();
    const mine = photo.user_id === session.userId;
    if (!mine && !(await isVisible(services, session.userId, photo.user_id))) return context.notFound();
    const jpeg = await services.photos.find(photo.id);
    if (!jpeg) return context.notFound();
    return context.body(Uint8Array.from(jpeg), 200, {
      'content-type': 'image/jpeg',
      'cache-control': 'private, max-age=60',
      'content-disposition': 'inline',
    });
  });
}
