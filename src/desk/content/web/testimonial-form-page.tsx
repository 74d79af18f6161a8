import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { ofName } from '#lib/french-words.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { DeskPage, deskMeta } from '#ui/desk/desk-page.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type DeskTestimonial, savedTestimonial } from '../contract.ts';
import { LENGTHS } from '../rules.ts';
import { CONTENT_PATH } from '../texts.ts';
import { EntryFrame, ShownFields } from './entry-frame.tsx';
import { PersonForm } from './person-form.tsx';
import { PictureField } from './picture-field.tsx';
import { deskContentApi } from './shared/api.ts';
import { Quote } from './shared/people-cards.tsx';
import { useEntryForm } from './use-versioned-form.ts';

const LIST = `${CONTENT_PATH}/temoignages`;
const NOTHING = {
  text: '',
  firstName: '',
  young: false,
  consentedOn: null,
  proof: '',
  photoUrl: null,
  shown: true,
  example: false,
};

/** Field labels. */
const NAMES = {
  text: 'Le témoignage',
  firstName: 'Prénom',
  young: 'Aussi sur la page des 25 à 35 ans',
  consentedOn: 'Accord donné le',
  proof: 'Où retrouver l’accord',
  photoUrl: 'Photo',
  shown: 'Montrer sur le site',
  example: 'Exemple',
};

export const meta = deskMeta('Un témoignage');

export default function TestimonialFormPage() {
  const query = useQuery(deskContentApi.testimonials.queryOptions());
  return (
    <EntryFrame query={query} entriesOf={(list) => list} list={LIST}>
      {(testimonial) => <Form testimonial={testimonial} />}
    </EntryFrame>
  );
}

function Form({ testimonial }: { testimonial: DeskTestimonial | undefined }) {
  const { id, form, field, sending } = useEntryForm(savedTestimonial, {
    entry: testimonial,
    values: testimonial ?? NOTHING,
    list: LIST,
    names: NAMES,
    said: 'Le témoignage est enregistré.',
    mutation: deskContentApi.saveTestimonial.mutationOptions(),
  });
  const { control, register, watch } = form;
  const typed = watch();
  const { field: photo } = useController({ control, name: 'photoUrl' });
  return (
    <DeskPage title={testimonial ? `Les mots ${ofName(testimonial.firstName)}` : 'Un témoignage'}>
      <PersonForm
        {...sending}
        preview={
          <div className="rounded-card bg-rosee p-5 [&_figure]:grid-cols-1! [&_figure]:text-center! [&_figcaption]:justify-center!">
            <Quote
              tone="bg-lavande"
              testimonial={{
                ...typed,
                key: id,
                text: typed.text || '…',
                author: typed.firstName || 'Prénom',
                picture: typed.photoUrl,
              }}
            />
          </div>
        }
      >
        <TextArea
          label="Le témoignage"
          hint="Sans guillemets : le site les met."
          rows={5}
          maxLength={LENGTHS.quote}
          {...field('text')}
        />
        <TextField label="Prénom" hint="Rien d’autre ne paraît : ni nom, ni ville." {...field('firstName')} />
        <PictureField name={typed.firstName} url={photo.value} onChange={photo.onChange} />
        <fieldset className="grid gap-5 rounded-card bg-lin p-5">
          <legend className="float-left mb-1 font-semibold">Son accord pour paraître</legend>
          <div className="clear-both grid gap-5 sm:grid-cols-2">
            <TextField
              label="Donné le"
              type="date"
              optional={typed.example}
              {...field('consentedOn', { setValueAs: (value) => value || null })}
            />
            <TextField
              label="Où le retrouver"
              optional={typed.example}
              hint="E-mail du 3 novembre, par exemple"
              {...field('proof')}
            />
          </div>
        </fieldset>
        <div className="grid">
          <Checkbox {...register('young')}>Aussi sur la page des 25 à 35 ans</Checkbox>
          <ShownFields shown={register('shown')} example={register('example')} />
        </div>
      </PersonForm>
    </DeskPage>
  );
}
