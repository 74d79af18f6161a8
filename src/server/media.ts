import { type Context, Hono } from 'hono';
import { audiencesOf, hasRole } from '#desk/staff/rules.ts';
import { findStaffSession } from '#desk/staff/server/shared/require-staff.ts';
import { findSession } from '#identity/accounts/server/shared/find-session.ts';
import { isHidden } from '#mechanisms/decisions/server/standing-store.ts';
import { mayLookAt } from '#member/matching/server/shared/require-visible.ts';
import { findPhoto } from '#member/photos/server/store.ts';
import { photoContent } from '#member/profile/rules.ts';
import { hasCard } from '#member/profile/server/store.ts';
import { findPictureOwner } from '#member/support/server/picture-store.ts';
import { findThreadOf } from '#member/support/server/thread-store.ts';
import { MEDIA_TYPES, type Rendition } from '#platform/photo-store.ts';
import type { Services } from '#platform/services.ts';

/** The format of our ids: other requests never reach the database. */
const PHOTO_ID = /^[\w-]{1,64}$/;
/**
 * Serves photos after the same check as profiles: a viewer without access gets the same 404 as for a missing photo
 * (D12).
 */
export function mediaRoutes(services: Services): Hono {
  return new Hono()
    .get('/:id', (context) => servePhoto(services, context, 'thumbnail'))
    .get('/:id/upright', (context) => servePhoto(services, context, 'upright'))
    .get('/support/:id/:size{large|small}', async (context) => {
      const { id, size } = context.req.param();
      const isReadable = PHOTO_ID.test(id) && (await mayReadPicture(services, id, context.req.raw.headers));
      return answer(
        services,
        context,
        isReadable ? id : undefined,
        size === 'small' ? 'thumbnail' : 'upright',
      );
    })
    .get('/:id/medium', (context) => servePhoto(services, context, 'medium'));
}

async function servePhoto(services: Services, context: Context, rendition: Rendition) {
  const id = await visiblePhotoId(services, context.req.param('id') ?? '', context.req.raw.headers);
  return answer(services, context, id, rendition);
}

async function visiblePhotoId(services: Services, id: string, headers: Headers): Promise<string | undefined> {
  const photo = PHOTO_ID.test(id) ? await findPhoto(services.db, id) : undefined;
  if (!photo) return undefined;
  const session = await findSession({ services, headers });
  if (!session) return (await matchmakerMaySee(services, headers, photo)) ? photo.id : undefined;
  const mine = photo.user_id === session.userId;
  if (mine) return photo.id;
  if (await isHidden(services.db, photo.user_id, photoContent(photo.id))) return undefined;
  return (await mayLookAt(services, session.userId, photo.user_id)) ? photo.id : undefined;
}

/** Matchmakers see the photos of members who can be introduced, as other members do. */
async function matchmakerMaySee(
  services: Services,
  headers: Headers,
  photo: { id: string; user_id: string },
): Promise<boolean> {
  const session = await findStaffSession(services, headers);
  if (session?.stage !== 'open' || !hasRole(session.staff.roles, ['matchmaker'])) return false;
  if (await isHidden(services.db, photo.user_id, photoContent(photo.id))) return false;
  return hasCard(services.db, photo.user_id);
}

/** A picture of a support conversation: visible to its member, and to colleagues who may read that conversation. */
async function mayReadPicture(services: Services, id: string, headers: Headers): Promise<boolean> {
  const owner = await findPictureOwner(services.db, id);
  if (owner === undefined) return false;
  const session = await findSession({ services, headers });
  if (session) return session.userId === owner;
  const colleague = await findStaffSession(services, headers);
  if (colleague?.stage !== 'open') return false;
  const thread = await findThreadOf(services.db, { kind: 'member', key: owner });
  return thread !== undefined && audiencesOf(colleague.staff.roles).includes(thread.audience);
}

async function answer(
  { photos }: Services,
  context: Context,
  id: string | undefined,
  rendition: Rendition,
): Promise<Response> {
  const bytes = id === undefined ? undefined : await photos.find(id, rendition);
  if (!bytes) return context.notFound();
  return context.body(new Uint8Array(bytes), 200, {
    'content-type': MEDIA_TYPES[rendition],
    'cache-control': 'private, max-age=60',
    'content-disposition': 'inline',
  });
}
