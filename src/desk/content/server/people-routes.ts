import { requireStaff } from '#desk/staff/server/shared/require-staff.ts';
import { safePhotoUrl } from '#member/coaches/rules.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { deskContentContract } from '../contract.ts';
import { canPublish } from '../rules.ts';
import { CONSENT_SENTENCES } from '../texts.ts';
import { changeContent } from './change-content.ts';
import { dropPicture } from './picture-store.ts';
import {
  deleteTeamMember,
  deleteTestimonial,
  listTeamMembers,
  listTestimonials,
  listWithdrawn,
  restoreExamples,
  saveTeamMember as storeTeamMember,
  saveTestimonial as storeTestimonial,
  withdrawExamples as storeWithdrawal,
} from './store.ts';

const api = implementContract(deskContentContract);
const content = (id: string) => ({ kind: 'content', id }) as const;

function placeOf(rows: readonly { id: string; position: number }[], id: string): number {
  return rows.find((row) => row.id === id)?.position ?? (rows.at(-1)?.position ?? -1) + 1;
}

const team = api.team.use(requireStaff('admin')).handler(async ({ context }) => {
  const members = await listTeamMembers(context.services.db);
  return members.map(({ photo_url, position, ...member }) => ({
    ...member,
    photoUrl: safePhotoUrl(photo_url),
  }));
});

const saveTeamMember = api.saveTeamMember
  .use(requireStaff('admin'))
  .handler(async ({ context, input: { photoUrl, ...member } }) => {
    const subject = content(member.id);
    await changeContent(context, { action: 'content.team', subject }, async (tx) => {
      const members = await listTeamMembers(tx);
      const former = members.find(({ id }) => id === member.id);
      await storeTeamMember(tx, { ...member, photo_url: photoUrl, position: placeOf(members, member.id) });
      if (former?.photo_url !== photoUrl) await dropPicture(tx, former?.photo_url ?? null);
      return 'saved';
    });
    return { done: true };
  });

const removeTeamMember = api.removeTeamMember
  .use(requireStaff('admin'))
  .handler(async ({ context, input: { id } }) => {
    await changeContent(context, { action: 'content.team-removed', subject: content(id) }, async (tx) => {
      const removed = await deleteTeamMember(tx, id);
      if (removed) await dropPicture(tx, removed.photo_url);
      return removed;
    });
    return { done: true };
  });

const testimonials = api.testimonials.use(requireStaff('admin')).handler(async ({ context }) => {
  const { db } = context.services;
  const rows = await listTestimonials(db);
  const list = rows.map(({ photo_url, first_name, consented_on, position, ...row }) => ({
    ...row,
    photoUrl: safePhotoUrl(photo_url),
    firstName: first_name,
    consentedOn: consented_on,
  }));
  return { list, examplesWithdrawn: (await listWithdrawn(db)).includes('testimonials') };
});

const saveTestimonial = api.saveTestimonial
  .use(requireStaff('admin'))
  .handler(async ({ context, input, errors }) => {
    const verdict = canPublish(input);
    if (verdict !== 'ok') throw errors.INVALID_INPUT({ data: { fields: CONSENT_SENTENCES[verdict] } });
    const { photoUrl, firstName, consentedOn, ...testimonial } = input;
    const subject = content(input.id);
    await changeContent(context, { action: 'content.testimonial', subject }, async (tx) => {
      const rows = await listTestimonials(tx);
      const former = rows.find(({ id }) => id === input.id);
      await storeTestimonial(tx, {
        ...testimonial,
        first_name: firstName,
        consented_on: consentedOn,
        photo_url: photoUrl,
        position: placeOf(rows, input.id),
      });
      if (former?.photo_url !== photoUrl) await dropPicture(tx, former?.photo_url ?? null);
      return 'saved';
    });
    return { done: true };
  });

const removeTestimonial = api.removeTestimonial
  .use(requireStaff('admin'))
  .handler(async ({ context, input: { id } }) => {
    await changeContent(
      context,
      { action: 'content.testimonial-removed', subject: content(id) },
      async (tx) => {
        const removed = await deleteTestimonial(tx, id);
        if (removed) await dropPicture(tx, removed.photo_url);
        return removed;
      },
    );
    return { done: true };
  });

const withdrawExamples = api.withdrawExamples
  .use(requireStaff('admin'))
  .handler(async ({ context, input: { withdrawn } }) => {
    const subject = content('testimonials');
    await changeContent(context, { action: 'content.examples', subject }, async (tx, now) => {
      if (withdrawn) await storeWithdrawal(tx, 'testimonials', now);
      else await restoreExamples(tx, 'testimonials');
      return 'saved';
    });
    return { done: true };
  });

export const peopleRoutes = {
  team,
  saveTeamMember,
  removeTeamMember,
  testimonials,
  saveTestimonial,
  removeTestimonial,
  withdrawExamples,
};
