import { GRAVITY_OF_PHOTO } from '#mechanisms/decisions/rules.ts';
import { dropCases, openCase } from '#mechanisms/decisions/server/case-store.ts';
import { captionContent, photoContent } from '#member/profile/rules.ts';
import { flagTexts } from '#member/profile/server/shared/flag-texts.ts';
import { readFreeTexts } from '#member/profile/server/shared/read-free-texts.ts';
import { requireProfile } from '#member/profile/server/shared/require-profile.ts';
import { syncRemovedContents } from '#member/profile/server/shared/sync-hidden.ts';
import { lockMembers } from '#platform/database/locks.ts';
import { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
import { refuse } from '#platform/http/refuse.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { describeError } from '#platform/log.ts';
import { LIMITS } from '#platform/rate-limit.ts';
import type { Services } from '#platform/services.ts';
import { mayWrite } from '#platform/versions.ts';
import { UNCHANGED, write } from '#platform/write.ts';
import { photosContract } from '../contract.ts';
import { isOrderOf, MAX_PHOTOS, PHOTO_MAX_BYTES } from '../rules.ts';
import { encodePhoto } from './encode-photo.ts';
import { hashPhoto } from './shared/hash-photo.ts';
import { newPhotoId, PHOTO_CODES } from './shared/new-photo.ts';
import { deletePhoto, describePhoto, insertPhotos, listPhotosOf, placePhotos, shownPhoto } from './store.ts';

const api = implementContract(photosContract);

const list = api.list
  .use(requireProfile)
  .handler(async ({ context }) => (await listPhotosOf(context.services.db, context.me)).map(shownPhoto));

const add = api.add.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  await enforceRateLimit(context, errors, LIMITS.photos, me);
  if (input.photo.size > PHOTO_MAX_BYTES) throw errors.PHOTO_TOO_LARGE();
  const bytes = new Uint8Array(await input.photo.arrayBuffer());
  const encoded = await encodePhoto(bytes, input.thumbnail, input.frame);
  const renditions = refuse(encoded, PHOTO_CODES, errors);
  const { clientId } = input;
  const id = newPhotoId();
  const look_hash = await hashPhoto(services.secret, renditions.upright);
  // Files before the row, so that no row points to a missing file.
  await services.photos.save(id, renditions);
  const kept = await write(context, {
    lock: (tx) => lockMembers(tx, [me]),
    async change({ tx, now }) {
      const mine = await listPhotosOf(tx, me);
      const sentBefore = mine.find(({ client_id }) => clientId !== undefined && client_id === clientId);
      if (sentBefore) return sentBefore;
      const position = mine.length;
      if (position >= MAX_PHOTOS) return undefined;
      const row = { id, user_id: me, position, caption: '', look_hash, client_id: clientId, created_at: now };
      await insertPhotos(tx, [row]);
      await openCase(tx, { kind: 'photo', source: id, subject: me, gravity: GRAVITY_OF_PHOTO, now });
      return row;
    },
  });
  if (kept?.id !== id) await removeFiles(services, id);
  if (!kept) throw errors.PHOTOS_FULL();
  return shownPhoto(kept);
});

const describe = api.describe.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  await enforceRateLimit(context, errors, LIMITS.saves, me);
  const { refused: fields, doubtful } = readFreeTexts({ caption: input.caption });
  if (Object.keys(fields).length > 0) throw errors.INVALID_INPUT({ data: { fields } });
  await write(context, {
    lock: (tx) => lockMembers(tx, [me]),
    async change({ tx, now }) {
      const photo = (await listPhotosOf(tx, me)).find(({ id }) => id === input.id);
      if (!photo) throw errors.NOT_FOUND();
      const [stored, typed] = [{ caption: photo.caption }, { caption: input.caption }];
      if (!mayWrite(errors, { read: input.version, stored, typed })) return UNCHANGED;
      await describePhoto(tx, me, input.id, input.caption);
      const content = captionContent(input.id);
      const written = { content, text: input.caption, doubtful: doubtful.length > 0 };
      await flagTexts(tx, services, me, [written], now);
    },
  });
});

const order = api.order.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me } = context;
  await enforceRateLimit(context, errors, LIMITS.saves, me);
  await write(context, {
    lock: (tx) => lockMembers(tx, [me]),
    async change({ tx }) {
      const known = (await listPhotosOf(tx, me)).map(({ id }) => id);
      if (!isOrderOf(input.ids, known)) throw errors.PHOTOS_CHANGED();
      await placePhotos(tx, me, input.ids);
    },
  });
});

const remove = api.remove.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  const { id } = input;
  await enforceRateLimit(context, errors, LIMITS.saves, me);
  await write(context, {
    lock: (tx) => lockMembers(tx, [me]),
    async change({ tx, now }) {
      if (!(await deletePhoto(tx, me, id))) throw errors.NOT_FOUND();
      await dropCases(tx, 'photo', [id]);
      await syncRemovedContents(tx, me, [photoContent(id), captionContent(id)], now);
    },
  });
  await removeFiles(services, id);
});

/** No row points to these files any more; the sweep removes what a failure leaves behind. */
async function removeFiles({ photos, log }: Services, id: string): Promise<void> {
  await photos.remove(id).catch((error) => log('warn', 'photo-delete-failed', describeError(error)));
}

export const photosRoutes = { list, add, describe, order, remove };
