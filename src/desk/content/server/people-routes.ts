import { requireStaff } from '#desk/staff/server/shared/require-staff.ts';
import { safePhotoUrl } from '#member/coaches/rules.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { deskContentContract } from '../contract.ts';
import { savePerson } from './save-person.ts';
import {
  listTeamMembers,
  listTestimonials,
  saveTeamMember as storeTeamMember,
  saveTestimonial as storeTestimonial,
} from './store.ts';

const api = implementContract(deskContentContract);
const door = requireStaff('admin');

const team = api.team.use(door).handler(async ({ context }) => {
  const members = await listTeamMembers(context.services.db);
  return members.map(({ photo_url, position, ...member }) => ({
    ...member,
    photoUrl: safePhotoUrl(photo_url),
  }));
});

const saveTeamMember = api.saveTeamMember
  .use(door)
  .handler(async ({ context, input: { photoUrl, ...member } }) => {
    const entry = { action: 'content.team', id: member.id } as const;
    await savePerson(context, { ...entry, photoUrl, list: listTeamMembers }, (tx, { position }) =>
      storeTeamMember(tx, { ...member, photo_url: photoUrl, position }),
    );
    return { done: true };
  });

const testimonials = api.testimonials.use(door).handler(async ({ context }) => {
  const rows = await listTestimonials(context.services.db);
  return rows.map(({ photo_url, first_name, consented_on, position, ...row }) => ({
    ...row,
    photoUrl: safePhotoUrl(photo_url),
    firstName: first_name,
    consentedOn: consented_on,
  }));
});

const saveTestimonial = api.saveTestimonial.use(door).handler(async ({ context, input }) => {
  const { photoUrl, firstName, consentedOn, ...testimonial } = input;
  const columns = { first_name: firstName, consented_on: consentedOn, photo_url: photoUrl };
  const entry = { action: 'content.testimonial', id: input.id } as const;
  await savePerson(context, { ...entry, photoUrl, list: listTestimonials }, (tx, { position }) =>
    storeTestimonial(tx, { ...testimonial, ...columns, position }),
  );
  return { done: true };
});

export const peopleRoutes = { team, saveTeamMember, testimonials, saveTestimonial };
