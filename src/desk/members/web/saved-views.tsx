import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { z } from 'zod';
import { readStored, writeStored } from '#browser/storage.ts';
import { useDeskSession } from '#desk/staff/web/shared/desk-session.ts';
import { FilterLine } from '#desk/staff/web/shared/filter-line.tsx';
import { Button } from '#ui/button.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { chosenIn } from './member-filters.ts';

const NAME_MAX_LENGTH = 40;
const views = z.array(z.object({ name: z.string(), query: z.string() }));
type View = z.infer<typeof views>[number];

function readViews(place: string): View[] {
  try {
    return views.parse(JSON.parse(readStored(place) ?? '[]'));
  } catch {
    return [];
  }
}

/** Filters that the colleague named, kept on this machine. */
export function SavedViews() {
  const [search] = useSearchParams();
  const place = `deskViews:${useDeskSession().colleague?.id}`;
  const [saved, setSaved] = useState(() => readViews(place));
  const [naming, setNaming] = useState(false);
  const [name, setName] = useState('');
  const query = chosenIn(search).toString();
  const here = saved.find((view) => view.query === query);
  function keep(next: View[]) {
    writeStored(place, JSON.stringify(next));
    setSaved(next);
    setNaming(false);
    setName('');
  }
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
      <FilterLine
        label="Vues enregistrées"
        filters={[
          { to: '?', name: 'Tous les membres', here: query === '' },
          ...saved.map((view) => ({ to: `?${view.query}`, name: view.name, here: view === here })),
        ]}
      />
      {here ? (
        <Button variant="quiet" size="small" onClick={() => keep(saved.filter((view) => view !== here))}>
          Retirer cette vue
        </Button>
      ) : query ? (
        <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setNaming(true)}>
          Enregistrer cette vue
        </Button>
      ) : null}
      {naming ? (
        <FormDialog
          title="Enregistrer cette vue"
          description="Elle reste sur cette machine. Les mots cherchés n’en font pas partie."
          submitLabel="Enregistrer"
          missing={name.trim() ? null : 'Donnez un nom à cette vue'}
          field="input"
          pending={false}
          error={null}
          failed=""
          onSubmit={() =>
            keep([...saved.filter((view) => view.name !== name.trim()), { name: name.trim(), query }])
          }
          onClose={() => setNaming(false)}
        >
          <TextField
            label="Son nom"
            maxLength={NAME_MAX_LENGTH}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </FormDialog>
      ) : null}
    </div>
  );
}
