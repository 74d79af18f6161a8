import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router';
import { currentTime } from '#browser/clock.ts';
import { ARTICLE_FORMATS, BLOG_TOPICS, FORMAT_NAMES, TOPIC_TONES } from '#lib/article-topics.ts';
import { parisDay, parisTime } from '#lib/french-date.ts';
import { Badge } from '#ui/badge.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { classNames } from '#ui/class-names.ts';
import { DeskPage, deskMeta } from '#ui/desk/desk-page.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type DeskArticle, type SavedArticle, savedArticle } from '../contract.ts';
import { LENGTHS, slugOf } from '../rules.ts';
import { ARTICLE_REFUSALS, CONTENT_PATH, MARKDOWN_HINT, NEW } from '../texts.ts';
import { PersonForm } from './person-form.tsx';
import { deskContentApi } from './shared/api.ts';
import { Illustration, SCENES } from './shared/illustration.tsx';
import { TextPreview } from './text-preview.tsx';
import { useVersionedForm } from './use-versioned-form.ts';

export const meta = deskMeta('Un article');

export default function ArticleFormPage() {
  const { id = NEW } = useParams();
  return id === NEW ? <ArticleForm key={NEW} article={newArticle()} /> : <Stored key={id} id={id} />;
}

function Stored({ id }: { id: string }) {
  const query = useQuery(deskContentApi.article.queryOptions({ input: { id } }));
  return (
    <QueryContent
      query={query}
      failed="Cet article n’a pas pu être lu."
      waiting={<LoadingShapes label="Lecture de l’article…" shapes={['h-96']} />}
    >
      {(article) => <ArticleForm article={article} />}
    </QueryContent>
  );
}

function newArticle(): DeskArticle {
  const now = currentTime();
  return {
    id: crypto.randomUUID(),
    version: null,
    state: 'draft',
    addressFixed: false,
    published: false,
    title: '',
    slug: '',
    excerpt: '',
    text: '',
    author: '',
    topic: 'Premiers pas',
    format: 'letter',
    scene: 'premier-message',
    day: parisDay(now),
    time: parisTime(now),
  };
}

const LIST = `${CONTENT_PATH}/articles`;
/** Field labels. */
const NAMES = {
  title: 'Titre',
  slug: 'Adresse',
  excerpt: 'En deux phrases',
  text: 'L’article',
  scene: 'Image',
  topic: 'Sujet',
  author: 'Signé par',
  published: 'Montrer sur le site',
  day: 'Date',
  time: 'Heure',
};
const topics = BLOG_TOPICS.map((topic) => ({ value: topic, label: topic }));
const formats = ARTICLE_FORMATS.map((format) => ({ value: format, label: FORMAT_NAMES[format] }));

/** Initialised from `article`; a save elsewhere never overwrites what is typed here. */
function ArticleForm({ article }: { article: DeskArticle }) {
  const navigate = useNavigate();
  const [{ id, version, state, addressFixed, ...read }] = useState(article);
  const { form, field, sending } = useVersionedForm(savedArticle, {
    values: read,
    version,
    others: ['scene'],
    names: NAMES,
    mutation: deskContentApi.saveArticle.mutationOptions(),
    inputOf: (answers, known) => ({ ...answers, id, version: known }),
    said: 'L’article est enregistré.',
    onDone: () => navigate(LIST),
  });
  const { control, formState, register, setValue } = form;
  const { dirtyFields } = formState;
  const typed = useWatch({ control });
  const title = field('title', {
    onChange: ({ target }) => {
      if (!addressFixed && version === null && !dirtyFields.slug) setValue('slug', slugOf(target.value));
    },
  });
  return (
    <DeskPage title={read.title || 'Un nouvel article'}>
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

function ArticlePreview({ typed }: { typed: SavedArticle }) {
  return (
    <div className="max-h-[80dvh] overflow-y-auto rounded-card border border-filet bg-papier">
      <div className={classNames('grid gap-3 p-5', TOPIC_TONES[typed.topic]?.band)}>
        <p className="flex flex-wrap gap-2">
          <Badge tone="carte">{typed.topic}</Badge>
          <Badge tone="carte">{FORMAT_NAMES[typed.format]}</Badge>
        </p>
        <p className="font-title text-[1.75rem] leading-tight font-semibold">{typed.title || 'Titre'}</p>
        <Illustration scene={typed.scene} className="max-w-sm rounded-[28px] border-8 border-carte" />
      </div>
      <div className="prose prose-article p-5">
        <TextPreview text={typed.text} />
      </div>
    </div>
  );
}

/** The illustrations of the site; each was drawn for one article. */
function SceneField({ value, input }: { value: string | undefined; input: ComponentProps<'input'> }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">Image</legend>
      <div className="flex flex-wrap gap-2">
        {SCENES.map((scene) => (
          <label
            key={scene}
            className="relative block w-20 overflow-hidden rounded-field border-2 border-filet bg-lin has-checked:border-prune has-checked:ring-2 has-checked:ring-prune has-focus-visible:outline-3 has-focus-visible:outline-prune"
          >
            <input
              {...input}
              type="radio"
              value={scene}
              defaultChecked={scene === value}
              aria-label={scene.replaceAll('-', ' ')}
              className="sr-only"
            />
            <Illustration scene={scene} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
