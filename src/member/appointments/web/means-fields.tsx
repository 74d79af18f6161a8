import { Phone, Video } from 'lucide-react';
import { ChoiceCards } from '#ui/choice-cards.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Means } from '../rules.ts';

interface MeansFieldsProps {
  means: Means;
  onMeans: (means: Means) => void;
  phone: string;
  onPhone: (phone: string) => void;
  phoneError: string | undefined;
}

/** In the site, or by phone with a number for this appointment alone. */
export function MeansFields({ means, onMeans, phone, onPhone, phoneError }: MeansFieldsProps) {
  return (
    <>
      <ChoiceCards
        name="means"
        legend="Comment voulez-vous parler&#8239;?"
        value={means}
        onValueChange={onMeans}
        choices={[
          {
            value: 'call',
            label: 'En appel dans le site',
            description: 'Image ou voix seule, à vous de voir',
            icon: Video,
          },
          { value: 'phone', label: 'Par téléphone', description: 'Nous vous appelons', icon: Phone },
        ]}
      />
      {means === 'phone' ? (
        <TextField
          label="Votre numéro pour ce rendez-vous"
          hint="Seule la personne qui vous appelle le voit. Il est effacé le lendemain."
          type="tel"
          autoComplete="tel"
          value={phone}
          onChange={(event) => onPhone(event.target.value)}
          error={phoneError}
        />
      ) : null}
    </>
  );
}
