import { captionContent } from '#member/profile/rules.ts';
import { flagTexts } from '#member/profile/server/shared/flag-texts.ts';
import { readFreeTexts } from '#member/profile/server/shared/read-free-texts.ts';
import { requireProfile } from '#member/profile/server/shared/require-profile.ts';
import { lockMembers } from '#platform/database/lock-members.ts';
import { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
import { refuse } from '#platform/http/refuse.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { LIMITS } from '#platform/rate-limit.ts';
import { mayWrite } from '#platform/versions.ts';
import { UNCHANGED, write } from '#platform/write.ts';
import { photosContract } from '../contract.ts';
import { PHOTO_MAX_BYTES } from '../rules.ts';
import { addPhoto, orderPhotos, removePhoto } from './change-photos.ts';
import { encodePhoto } from './encode-photo.ts';
import { PHOTO_CODES } from './shared/photo-codes.ts';
import { describePhoto, listPhotosOf, shownPhoto } from './store.ts';

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
  const photo = await addPhoto(services, me, { renditions, clientId: input.clientId });
  if (photo === 'full') throw errors.PHOTOS_FULL();
  return photo;
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
  return { done: true };
});

const order = api.order.use(requireProfile).handler(async ({ context, input, errors }) => {
  await enforceRateLimit(context, errors, LIMITS.saves, context.me);
  if (!(await orderPhotos(context.services, context.me, input.ids))) throw errors.PHOTOS_CHANGED();
  return { done: true };
});

const remove = api.remove.use(requireProfile).handler(async ({ context, input, errors }) => {
  await enforceRateLimit(context, errors, LIMITS.saves, context.me);
  if (!(await removePhoto(context.services, context.me, input.id))) throw errors.NOT_FOUND();
  return { done: true };
});

export const photosRoutes = { list, add, describe, order, remove };
