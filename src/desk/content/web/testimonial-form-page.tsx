import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router';
import type { z } from 'zod';
import { showFieldErrors } from '#browser/api/error-sentence.ts';
import { deskMeta } from '#desk/staff/web/shared/desk-meta.ts';
import { DeskPage } from '#desk/staff/web/shared/desk-page.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type DeskTestimonial, type SavedTestimonial, savedTestimonial } from '../contract.ts';
import { LENGTHS } from '../rules.ts';
import { CONTENT_PATH, NEW } from './content-paths.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { MissingPerson } from './missing-person.tsx';
import { PersonForm } from './person-form.tsx';
import { PictureField } from './picture-field.tsx';
import { deskContentApi } from './shared/api.ts';
import { Quote } from './shared/quote.tsx';
import { ShownFields } from './shown-fields.tsx';
import { useContentChange } from './use-content-change.ts';

const LIST = `${CONTENT_PATH}/temoignages`;
const NOTHING = {
  ...{ text: '', firstName: '', young: false, consentedOn: null, proof: '' },
  ...{ photoUrl: null, shown: true, example: false },
};
const FIELDS = ['text', 'firstName', 'consentedOn', 'proof'] as const;
type Typed = z.input<typeof savedTestimonial>;

export function meta() {
  return deskMeta('Un témoignage');
}

/** Enters somebody’s words, or changes them. */
export default function TestimonialFormPage() {
  const { id = NEW } = useParams();
  const testimonials = useQuery(deskContentApi.testimonials.queryOptions());
  return (
    <QueryContent
      query={testimonials}
      failed="Ce témoignage n’a pas pu être lu. Réessayez."
      waiting={<ListSkeleton label="Lecture du témoignage…" />}
    >
      {({ list }) => {
        const testimonial = list.find((one) => one.id === id);
        if (!testimonial && id !== NEW) return <MissingPerson back={LIST} />;
        return <Form key={id} testimonial={testimonial} />;
      }}
    </QueryContent>
  );
}

function Form({ testimonial }: { testimonial: DeskTestimonial | undefined }) {
  const navigate = useNavigate();
  const [id] = useState(() => testimonial?.id ?? crypto.randomUUID());
  const form = useForm<Typed, unknown, SavedTestimonial>({
    resolver: zodResolver(savedTestimonial),
    defaultValues: testimonial ?? NOTHING,
  });
  const { control, register, formState, watch } = form;
  const save = useContentChange(deskContentApi.saveTestimonial.mutationOptions(), {
    said: 'Le témoignage est enregistré.',
    onDone: () => navigate(LIST),
    onRefused: (error) => showFieldErrors(error, FIELDS, form.setError),
  });
  const typed = watch();
  return (
    <DeskPage title={testimonial ? `Les mots de ${testimonial.firstName}` : 'Un témoignage'}>
      <PersonForm
        onSubmit={form.handleSubmit((answers) => save.mutate({ ...answers, id }))}
        pending={save.isPending}
        error={save.error}
        back={LIST}
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
          error={formState.errors.text?.message}
          {...register('text')}
        />
        <TextField
          label="Prénom"
          hint="Rien d’autre ne paraît : ni nom, ni ville."
          error={formState.errors.firstName?.message}
          {...register('firstName')}
        />
        <Controller
          control={control}
          name="photoUrl"
          render={({ field }) => (
            <PictureField name={typed.firstName} url={field.value} onChange={field.onChange} />
          )}
        />
        <fieldset className="grid gap-5 rounded-card bg-lin p-5">
          <legend className="float-left mb-1 font-semibold">Son accord pour paraître</legend>
          <div className="clear-both grid gap-5 sm:grid-cols-2">
            <TextField
              label="Donné le"
              type="date"
              optional={typed.example}
              error={formState.errors.consentedOn?.message}
              {...register('consentedOn', { setValueAs: (value) => value || null })}
            />
            <TextField
              label="Où le retrouver"
              optional={typed.example}
              hint="E-mail du 3 novembre, par exemple"
              error={formState.errors.proof?.message}
              {...register('proof')}
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
