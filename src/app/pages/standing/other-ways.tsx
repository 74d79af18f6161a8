import { Scale } from 'lucide-react';
import { OUT_OF_COURT_BODIES, REDRESS } from '#mechanisms/decisions/texts.ts';
import { ContactTrigger } from '#member/support/web/shared/contact-trigger.tsx';
import { TextLink } from '#ui/link.tsx';
import { SettingsSection } from '#ui/settings-section.tsx';

/** Redress besides the appeal: a letter, a certified body, a court. */
export function OtherWays() {
  return (
    <SettingsSection id="recours" icon={Scale} title="Les autres recours" intro={REDRESS.elsewhere}>
      <ul className="grid list-disc gap-2 pl-6">
        <li>
          La Commission européenne tient{' '}
          <a
            href={OUT_OF_COURT_BODIES}
            rel="noreferrer"
            className="font-medium text-prune underline underline-offset-4"
          >
            la liste des organismes certifiés
          </a>{' '}
          (en anglais).
        </li>
        <li>
          La règle et son application sont dans nos{' '}
          <TextLink to="/cgu#moderation">conditions générales</TextLink> et notre{' '}
          <TextLink to="/charte">charte</TextLink>.
        </li>
        <li>{'Une question\u202f? Le chat avec l’équipe reste ouvert, par le bouton de cette page.'}</li>
      </ul>
      <ContactTrigger variant="secondary" className="justify-self-start" label="Écrire à l’équipe" />
    </SettingsSection>
  );
}
