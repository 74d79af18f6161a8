import { LockKeyhole } from 'lucide-react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Checkbox } from '#ui/checkbox.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TEAM_NOTE_MAX_LENGTH } from '../rules.ts';

interface TeamNoteFieldsProps {
  firstName: string;
  /** An earlier note exists, which is not shown again. */
  toldBefore: boolean;
  notAgain: UseFormRegisterReturn<'notAgain'>;
  note: UseFormRegisterReturn<'note'>;
  error: string | undefined;
}

/** Collapsed, since most meetings need no note. */
export function TeamNoteFields({ firstName, toldBefore, notAgain, note, error }: TeamNoteFieldsProps) {
  return (
    <Disclosure label="Un mot pour l’équipe seulement" className="border-t border-filet pt-3 [&>div]:w-full">
      <div className="grid gap-4 pt-1 pb-2">
        <p className="flex gap-3 text-sm text-encre-2">
          <LockKeyhole aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-prune" />
          <span>
            {firstName} n’en saura rien, ni aujourd’hui ni plus tard.
            {toldBefore ? ' L’équipe a reçu votre mot précédent\u202f; celui-ci le remplacera.' : null}
          </span>
        </p>
        <Checkbox {...notAgain}>Je ne souhaite pas revoir cette personne</Checkbox>
        <TextArea
          label="Ce que vous voulez nous dire"
          optional
          rows={3}
          maxLength={TEAM_NOTE_MAX_LENGTH}
          error={error}
          {...note}
        />
      </div>
    </Disclosure>
  );
}
