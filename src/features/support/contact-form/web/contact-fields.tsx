import type { UseFormRegisterReturn } from 'react-hook-form';
import { SelectField } from '#ui/select-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { CONTACT_MESSAGE_MAX_LENGTH, CONTACT_RECIPIENT_LABELS, CONTACT_RECIPIENTS } from '../rules.ts';

export const CONTACT_FIELDS = ['first_name', 'last_name', 'email', 'phone', 'recipient', 'message'] as const;
type ContactField = (typeof CONTACT_FIELDS)[number];

/** Where the fields and the button stand: also of the shape that keeps their place. */
export const CONTACT_FORM_GRID = 'grid gap-5 sm:grid-cols-2';
export const CONTACT_BUTTON_PLACE = 'sm:col-span-2 sm:justify-self-start';

const RECIPIENTS = CONTACT_RECIPIENTS.map((value) => ({ value, label: CONTACT_RECIPIENT_LABELS[value] }));

interface ContactFieldsProps {
  /** What ties a field to its form; without it the fields only show the shape of the form. */
  tie?: (name: ContactField) => Partial<UseFormRegisterReturn> & { error?: string };
}

/** The six fields of the contact form: the same ones when it is alive and while it is on its way. */
export function ContactFields({ tie = () => ({}) }: ContactFieldsProps) {
  return (
    <>
      <TextField label="Prénom" autoComplete="given-name" required {...tie('first_name')} />
      <TextField label="Nom" autoComplete="family-name" required {...tie('last_name')} />
      <TextField
        label="Adresse email"
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        {...tie('email')}
      />
      <TextField label="Téléphone" type="tel" autoComplete="tel" inputMode="tel" required {...tie('phone')} />
      <SelectField
        label="Destinataire"
        placeholder="Sélectionnez un destinataire"
        choices={RECIPIENTS}
        required
        className="sm:col-span-2"
        {...tie('recipient')}
      />
      <TextArea
        label="Message"
        rows={4}
        required
        maxLength={CONTACT_MESSAGE_MAX_LENGTH}
        className="sm:col-span-2"
        {...tie('message')}
      />
    </>
  );
}
