import { SelectField } from '#ui/select-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { CONTACT_MESSAGE_MAX_LENGTH, CONTACT_RECIPIENT_LABELS } from '../rules.ts';

export const CONTACT_FIELDS = ['first_name', 'last_name', 'email', 'phone', 'recipient', 'message'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

const RECIPIENTS = Object.entries(CONTACT_RECIPIENT_LABELS).map(([value, label]) => ({ value, label }));

interface ContactFieldsProps {
  values: Partial<Record<ContactField, string>>;
  errors: Partial<Record<ContactField, string>>;
}

export function ContactFields({ values, errors }: ContactFieldsProps) {
  const field = (name: ContactField) => ({
    name,
    required: true,
    defaultValue: values[name],
    error: errors[name],
  });
  return (
    <>
      <TextField label="Prénom" autoComplete="given-name" {...field('first_name')} />
      <TextField label="Nom" autoComplete="family-name" {...field('last_name')} />
      <TextField
        label="Adresse e-mail"
        type="email"
        autoComplete="email"
        inputMode="email"
        {...field('email')}
      />
      <TextField label="Téléphone" type="tel" autoComplete="tel" inputMode="tel" {...field('phone')} />
      <SelectField
        label="Destinataire"
        placeholder="Sélectionnez un destinataire"
        choices={RECIPIENTS}
        className="sm:col-span-2"
        {...field('recipient')}
      />
      <TextArea
        label="Message"
        rows={4}
        maxLength={CONTACT_MESSAGE_MAX_LENGTH}
        className="sm:col-span-2"
        {...field('message')}
      />
    </>
  );
}
