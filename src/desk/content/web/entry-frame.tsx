import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { useParams } from 'react-router';
import { ButtonLink } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { DeskPage } from '#ui/desk/desk-page.tsx';
import { type ContentQuery, QueryContent } from '#ui/query-content.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';
import { NEW } from '../texts.ts';

interface EntryFrameProps<Data, Entry> {
  query: ContentQuery<Data>;
  entriesOf: (data: Data) => readonly Entry[];
  list: string;
  /** Renders the form; `entry` is undefined for a new one. */
  children: (entry: Entry | undefined, data: Data) => ReactNode;
}

export function EntryFrame<Data, Entry extends { id: string }>(props: EntryFrameProps<Data, Entry>) {
  const { query, entriesOf, list, children } = props;
  const { id = NEW } = useParams();
  return (
    <QueryContent
      query={query}
      failed="Cette fiche n’a pas pu être lue."
      waiting={<LoadingShapes label="Lecture de la fiche…" shapes={['h-96']} />}
    >
      {(data) => {
        const entry = entriesOf(data).find((one) => one.id === id);
        if (!entry && id !== NEW)
          return (
            <DeskPage
              title="Cette fiche n’existe plus"
              intro="Elle a peut-être été retirée depuis un autre poste."
            >
              <ButtonLink to={list} className="justify-self-start">
                Revenir à la liste
              </ButtonLink>
            </DeskPage>
          );
        return <Fragment key={id}>{children(entry, data)}</Fragment>;
      }}
    </QueryContent>
  );
}

type Box = Omit<ComponentProps<typeof Checkbox>, 'children'>;

export function ShownFields({ shown, example }: { shown: Box; example: Box }) {
  return (
    <div className="grid">
      <Checkbox {...shown}>Montrer sur le site</Checkbox>
      <ExampleField {...example} />
    </div>
  );
}

export function ExampleField(example: Box) {
  return (
    <Checkbox
      {...example}
      hint="« Exemple » est alors écrit à côté ; cela disparaît du site dès qu’il s’y trouve du vrai."
    >
      C’est un exemple
    </Checkbox>
  );
}
