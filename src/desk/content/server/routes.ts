import { randomBytes } from 'node:crypto';
import { auditBy } from '#desk/staff/server/shared/record-audit.ts';
import { requireStaff } from '#desk/staff/server/shared/require-staff.ts';
import { iceServersFor } from '#mechanisms/calls/server/shared/ice-servers.ts';
import { type CropFrame, PHOTO_MAX_BYTES } from '#member/photos/rules.ts';
import { framed } from '#member/photos/server/shared/framed.ts';
import { PHOTO_CODES } from '#member/photos/server/shared/photo-codes.ts';
import { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
import { refuse } from '#platform/http/refuse.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { LIMITS } from '#platform/rate-limit.ts';
import { listRequired } from '#platform/unfinished.ts';
import { type PictureRefusal, unpackPicture } from '#platform/unpack-picture.ts';
import { inspectMachine, listUnsafe } from '#platform/unsafe-production.ts';
import { write } from '#platform/write.ts';
import { deskContentContract } from '../contract.ts';
import { articleRoutes } from './article-routes.ts';
import { listRoutes } from './list-routes.ts';
import { pageRoutes } from './page-routes.ts';
import { coachRoutes, peopleRoutes } from './people-routes.ts';
import { dropForgottenPictures, insertPublicPicture, pictureUrl } from './picture-store.ts';
import { listInvented, readPublicPeople } from './public-people.ts';
import { publishContent } from './publish-content.ts';
import { readReadiness } from './readiness-store.ts';

const api = implementContract(deskContentContract);

/** Lists required items first, then recommended ones; an item that production would refuse is never done. */
const opening = api.opening.use(requireStaff('admin')).handler(async ({ context }) => {
  const { db, env, clock } = context.services;
  const now = clock.now();
  const invented = listInvented(await readPublicPeople(db));
  const unsafe = listUnsafe(env, inspectMachine(env.DATA_DIR));
  const required = listRequired(env, invented, unsafe, now);
  const prepared = [
    ...(await readReadiness(db, now)),
    { about: 'DANGER_CONTACTS', done: env.DANGER_CONTACTS.length > 0, details: [] },
    { about: 'TURN_URL', done: env.TURN_URL !== undefined, details: [] },
  ];
  return [
    ...required.map((check) => ({ ...check, required: true })),
    ...prepared.map((check) => ({ ...check, required: false })),
  ];
});

/** Returns the same TURN credentials as joining a call does; the opening checklist tests them. */
const relay = api.relay.use(requireStaff('admin')).handler(({ context: { services, staff } }) => {
  const { env, secret, clock } = services;
  return { iceServers: iceServersFor(env, { secret, member: staff.id, now: clock.now() }) };
});

/** Stored before its card is saved; an unused picture is deleted after a day. */
const addPicture = api.addPicture
  .use(requireStaff('admin', 'coach'))
  .handler(async ({ context, input, errors }) => {
    await enforceRateLimit(context, errors, LIMITS.deskPictures, context.staff.id);
    if (input.photo.size > PHOTO_MAX_BYTES) throw errors.PHOTO_TOO_LARGE();
    const bytes = new Uint8Array(await input.photo.arrayBuffer());
    const webp = refuse(await encodePicture(bytes, input.frame), PHOTO_CODES, errors);
    const id = randomBytes(16).toString('base64url');
    await write(context, {
      async change({ tx, now }) {
        await dropForgottenPictures(tx, now);
        await insertPublicPicture(tx, id, webp, now);
      },
      audit: auditBy(context.staff, { action: 'content.picture', subject: { kind: 'content', id } }),
      publish: publishContent,
    });
    return { url: pictureUrl(id) };
  });

export const deskContentRoutes = {
  opening,
  relay,
  addPicture,
  ...articleRoutes,
  ...coachRoutes,
  ...listRoutes,
  ...pageRoutes,
  ...peopleRoutes,
};

/** Twice the largest display size. */
const SIZE = { width: 720, height: 900 };
const QUALITY = 80;

/**
 * Encodes 4:5 portrait WebP on white, without metadata.
 * @param frame crop of a picture that the browser could not crop itself
 */
function encodePicture(bytes: Uint8Array, frame?: CropFrame): Promise<Uint8Array | PictureRefusal> {
  return unpackPicture(bytes, (picture, size) =>
    framed(picture, size, frame)
      .resize(SIZE.width, SIZE.height, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .webp({ quality: QUALITY })
      .toBuffer(),
  );
}
