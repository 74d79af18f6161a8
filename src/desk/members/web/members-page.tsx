import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { z } from 'zod';
import { readStored, writeStored } from '#browser/storage.ts';
import { DeskPage } from '#desk/staff/web/shared/desk-page.tsx';
import { useDeskSession, useHasRole } from '#desk/staff/web/shared/desk-session.ts';
import { FilterLine } from '#desk/staff/web/shared/filter-line.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { MemberTable } from './member-table.tsx';

export default function MembersPage() {
  const answersForData = useHasRole('admin');
  return (
    <DeskPage
      title="Membres"
      intro="Ouvrir une fiche demande une raison. Elle est notée, et relue par la personne qui répond de la protection des données."
      actions={
        answersForData ? (
          <ButtonLink to="/equipe/journal?action=members.open" variant="secondary" size="small">
            Ouvertures de fiches
          </ButtonLink>
        ) : null
      }
    >
      <SavedViews />
      <MemberTable />
    </DeskPage>
  );
}

const NAME_MAX_LENGTH = 40;
const viewsByName = z.record(z.string(), z.string());

function readViews(place: string): Record<string, string> {
  try {
    return viewsByName.parse(JSON.parse(readStored(place) ?? '{}'));
  } catch {
    return {};
  }
}

/** Filters that the colleague named, kept on this machine. */
function SavedViews() {
  const query = useSearchParams()[0].toString();
  const place = `deskViews:${useDeskSession().colleague?.id}`;
  const [saved, setSaved] = useState(() => readViews(place));
  const [name, setName] = useState<string>();
  const isSaved = Object.values(saved).includes(query);
  function keep(next: Record<string, string>) {
    writeStored(place, JSON.stringify(next));
    setSaved(next);
    setName(undefined);
  }
  const others = Object.fromEntries(Object.entries(saved).filter((view) => view[1] !== query));
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
      <FilterLine
        label="Vues enregistrées"
        filters={[['Tous les membres', ''], ...Object.entries(saved)].map(([view = '', filters]) => ({
          ...{ to: `?${filters}`, name: view, here: filters === query },
        }))}
      />
      {isSaved ? (
        <Button variant="quiet" size="small" onClick={() => keep(others)}>
          Retirer cette vue
        </Button>
      ) : query ? (
        <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setName('')}>
          Enregistrer cette vue
        </Button>
      ) : null}
      {name === undefined ? null : (
        <FormDialog
          title="Enregistrer cette vue"
          description="Elle reste sur cette machine. Les mots cherchés n’en font pas partie."
          submitLabel="Enregistrer"
          missing={name.trim() ? null : 'Donnez un nom à cette vue'}
          field="input"
          pending={false}
          error={null}
          failed=""
          onSubmit={() => keep({ ...saved, [name.trim()]: query })}
          onClose={() => setName(undefined)}
        >
          <TextField
            label="Son nom"
            maxLength={NAME_MAX_LENGTH}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </FormDialog>
      )}
    </div>
  );
}
