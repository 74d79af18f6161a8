import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { DeskPage } from '#desk/staff/web/shared/desk-page.tsx';
import { ARTICLE_FORMATS, BLOG_TOPICS, FORMAT_NAMES } from '#lib/article-topics.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { LeaveDialog } from '#ui/leave-dialog.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type DeskArticle, savedArticle } from '../contract.ts';
import { LENGTHS, slugOf } from '../rules.ts';
import { ARTICLE_REFUSALS, MARKDOWN_HINT } from '../texts.ts';
import { ArticlePreview } from './article-preview.tsx';
import { CONTENT_PATH } from './content-paths.ts';
import { PersonForm } from './person-form.tsx';
import { SceneField } from './scene-field.tsx';
import { deskContentApi } from './shared/api.ts';
import { useVersionedForm } from './use-versioned-form.ts';

const LIST = `${CONTENT_PATH}/articles`;
/** Of the fields. */
const NAMES = {
  ...{ title: 'Titre', slug: 'Adresse', excerpt: 'En deux phrases', text: 'L’article', scene: 'Image' },
  ...{ topic: 'Sujet', author: 'Signé par', published: 'Montrer sur le site', day: 'Date', time: 'Heure' },
};
const topics = BLOG_TOPICS.map((topic) => ({ value: topic, label: topic }));
const formats = ARTICLE_FORMATS.map((format) => ({ value: format, label: FORMAT_NAMES[format] }));

/** Begins with `article`; what is saved meanwhile elsewhere does not touch what is typed here. */
export function ArticleForm({ article }: { article: DeskArticle }) {
  const navigate = useNavigate();
  const saved = useRef(false);
  const [{ id, version, state, addressFixed, ...read }] = useState(article);
  const { form, field, sending } = useVersionedForm(savedArticle, {
    ...{ values: read, version, others: ['scene'], names: NAMES },
    mutation: deskContentApi.saveArticle.mutationOptions(),
    inputOf: (answers, known) => ({ ...answers, id, version: known }),
    said: 'L’article est enregistré.',
    onDone: () => {
      saved.current = true;
      return navigate(LIST);
    },
  });
  const { control, formState, register, setValue } = form;
  const { isDirty, dirtyFields } = formState;
  const typed = useWatch({ control });
  const title = field('title', {
    onChange: ({ target }) => {
      if (!addressFixed && version === null && !dirtyFields.slug) setValue('slug', slugOf(target.value));
    },
  });
  return (
    <DeskPage title={read.title || 'Un nouvel article'}>
      <LeaveDialog
        changed={isDirty}
        saved={saved}
        description="Ce que vous venez d’écrire n’est pas encore enregistré et serait perdu."
      />
      <PersonForm
        {...sending}
        failed="Cet article n’a pas été enregistré. Réessayez."
        back={LIST}
        preview={<ArticlePreview typed={{ ...read, ...typed }} />}
      >
        <TextField label="Titre" {...title} />
        <TextField
          label="Adresse"
          readOnly={addressFixed}
          hint={addressFixed ? ARTICLE_REFUSALS.fixed : `/blog/${typed.slug || '…'}`}
          {...field('slug')}
        />
        <TextArea
          label="En deux phrases"
          hint="Sous le titre dans la liste, et dans les moteurs de recherche"
          rows={3}
          maxLength={LENGTHS.excerpt}
          {...field('excerpt')}
        />
        <TextArea label="L’article" hint={MARKDOWN_HINT} rows={20} {...field('text')} />
        <SceneField value={typed.scene} input={register('scene')} />
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField label="Sujet" placeholder="Choisir" choices={topics} {...field('topic')} />
          <SelectField label="Forme" placeholder="Choisir" choices={formats} {...field('format')} />
        </div>
        <TextField label="Signé par" optional hint="Rien : la rédaction de Lueur" {...field('author')} />
        <fieldset className="grid gap-3 rounded-card bg-lin p-5">
          <legend className="float-left mb-1 font-semibold">Parution</legend>
          <Checkbox
            {...register('published')}
            className="clear-both"
            hint="Sinon l’article reste un brouillon, que l’on ne lit que d’ici."
          >
            Montrer sur le site à partir de la date ci-dessous
          </Checkbox>
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField label="Date" type="date" hint="Elle paraît sous le titre." {...field('day')} />
            <TextField label="Heure" type="time" hint="De Paris" {...field('time')} />
          </div>
        </fieldset>
      </PersonForm>
    </DeskPage>
  );
}
