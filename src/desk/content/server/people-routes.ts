import { requireStaff } from '#desk/staff/server/shared/require-staff.ts';
import { safePhotoUrl } from '#member/coaches/rules.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { versioned } from '#platform/versions.ts';
import { deskContentContract } from '../contract.ts';
import { savePerson } from './save-person.ts';
import {
  listTeamMembers,
  listTestimonials,
  type StoredTeamMember,
  type StoredTestimonial,
  saveTeamMember as storeTeamMember,
  saveTestimonial as storeTestimonial,
} from './store.ts';

const api = implementContract(deskContentContract);
const door = requireStaff('admin');

const shownMember = ({ name, role, line, photo_url, shown, example }: StoredTeamMember) => ({
  name,
  role,
  line,
  shown,
  example,
  photoUrl: safePhotoUrl(photo_url),
});

const team = api.team.use(door).handler(async ({ context }) => {
  const members = await listTeamMembers(context.services.db);
  return members.map((member) => ({ id: member.id, ...versioned(shownMember(member)) }));
});

const saveTeamMember = api.saveTeamMember
  .use(door)
  .handler(({ context, input: { id, version: read, ...typed }, errors }) => {
    const subject = { kind: 'content', id } as const;
    const { photoUrl, ...columns } = typed;
    return savePerson(
      context,
      errors,
      { action: 'content.team', subject, read, typed, list: listTeamMembers, shown: shownMember },
      (tx, { position }) => storeTeamMember(tx, { id, ...columns, photo_url: photoUrl, position }),
    );
  });

function shownTestimonial({ photo_url, first_name, consented_on, ...row }: StoredTestimonial) {
  const { text, young, proof, shown, example } = row;
  const person = { photoUrl: safePhotoUrl(photo_url), shown, example };
  return { ...person, text, firstName: first_name, young, consentedOn: consented_on, proof };
}

const testimonials = api.testimonials.use(door).handler(async ({ context }) => {
  const rows = await listTestimonials(context.services.db);
  return rows.map((row) => ({ id: row.id, ...versioned(shownTestimonial(row)) }));
});

const saveTestimonial = api.saveTestimonial
  .use(door)
  .handler(({ context, input: { id, version: read, ...typed }, errors }) => {
    const subject = { kind: 'content', id } as const;
    const { photoUrl, firstName, consentedOn, ...texts } = typed;
    const columns = { ...texts, first_name: firstName, consented_on: consentedOn, photo_url: photoUrl };
    return savePerson(
      context,
      errors,
      {
        action: 'content.testimonial',
        subject,
        read,
        typed,
        list: listTestimonials,
        shown: shownTestimonial,
      },
      (tx, { position }) => storeTestimonial(tx, { id, ...columns, position }),
    );
  });

export const peopleRoutes = { team, saveTeamMember, testimonials, saveTestimonial };
