import { useController } from 'react-hook-form';
import { z } from 'zod';
import { CoachCard } from '#member/coaches/web/shared/coach-card.tsx';
import { drawnPortrait, portraitOf } from '#member/coaches/web/shared/coach-photos.ts';
import type { useTypedForm } from '#ui/form/use-typed-form.ts';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type DeskCoach, savedCoach, TOO_MANY_TAGS } from '../contract.ts';
import { LENGTHS, MAX_TAGS } from '../rules.ts';
import { PictureField } from './picture-field.tsx';

const tagsOf = (line: string) =>
  line
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');

export const coachForm = savedCoach.extend({
  tags: z
    .string()
    .transform(tagsOf)
    .refine((tags) => tags.length <= MAX_TAGS, TOO_MANY_TAGS)
    .refine((tags) => tags.every((tag) => tag.length <= LENGTHS.tag), 'Un de ces mots est trop long'),
});
type TypedCoach = z.input<typeof coachForm>;

export const NOBODY: TypedCoach = {
  firstName: '',
  lastName: '',
  specialty: '',
  bio: '',
  tags: '',
  email: '',
  phone: '',
  bookingUrl: '',
  photoUrl: null,
  example: false,
  staffId: null,
};

/** Field labels. */
export const CARD_NAMES = {
  firstName: 'Prénom',
  lastName: 'Nom',
  specialty: 'Métier, en une ligne',
  bio: 'Parcours',
  tags: 'Mots-clés',
  email: 'E-mail',
  phone: 'Téléphone',
  bookingUrl: 'Lien de rendez-vous',
  photoUrl: 'Photo',
  staffId: 'Compte d’équipe',
  example: 'Exemple',
};

export function typedFrom({ tags, ...coach }: DeskCoach): TypedCoach {
  return { ...coach, tags: tags.join(', ') };
}

type CoachForm = Pick<
  ReturnType<typeof useTypedForm<TypedCoach, z.output<typeof coachForm>>>,
  'form' | 'field'
>;

export function CoachFields({ typed: { form, field } }: { typed: CoachForm }) {
  const { control, watch } = form;
  const { field: photo } = useController({ control, name: 'photoUrl' });
  return (
    <>
      <PictureField
        name={watch('firstName')}
        url={photo.value}
        drawn={drawnPortrait(watch())}
        onChange={photo.onChange}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Prénom" {...field('firstName')} />
        <TextField label="Nom" {...field('lastName')} />
      </div>
      <TextField label="Métier, en une ligne" hint="Estime de soi et attachement" {...field('specialty')} />
      <TextArea label="Parcours" rows={7} maxLength={LENGTHS.bio} {...field('bio')} />
      <TextField
        label="Mots-clés"
        optional
        hint="Trois au plus, séparés par des virgules"
        {...field('tags')}
      />
      <fieldset className="grid gap-5 rounded-card bg-lin p-5">
        <legend className="float-left mb-1 font-semibold">
          Pour ses membres
          <span className="block text-sm font-normal text-encre-2">
            Seuls les membres que cette personne accompagne lisent ce qui suit.
          </span>
        </legend>
        <div className="clear-both grid gap-5 sm:grid-cols-2">
          <TextField label="E-mail" type="email" autoComplete="off" {...field('email')} />
          <TextField label="Téléphone" type="tel" optional autoComplete="off" {...field('phone')} />
        </div>
        <TextField
          label="Lien de rendez-vous"
          type="url"
          optional
          autoComplete="off"
          hint="Chez calendly.com, cal.com ou zcal.co"
          {...field('bookingUrl')}
        />
      </fieldset>
    </>
  );
}

export function CoachPreview({ form }: Pick<CoachForm, 'form'>) {
  const typed = form.watch();
  return (
    <div className="max-w-80">
      <CoachCard
        coach={{
          key: 'preview',
          firstName: typed.firstName || 'Prénom',
          lastName: typed.lastName || 'Nom',
          role: typed.specialty,
          bio: typed.bio,
          tags: tagsOf(typed.tags),
          picture: portraitOf(typed),
          example: typed.example,
        }}
      />
    </div>
  );
}
