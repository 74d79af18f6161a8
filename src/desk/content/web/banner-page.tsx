import { useQuery } from '@tanstack/react-query';
import { currentTime } from '#browser/clock.ts';
import { parisDay, parisTime } from '#lib/french-date.ts';
import { addDays } from '#lib/paris-time.ts';
import { type SavedBanner, savedBanner } from '#member/content/contract.ts';
import { BANNER_MAX_LENGTH } from '#member/content/rules.ts';
import { BannerStrip } from '#member/content/web/shared/banner-strip.tsx';
import { deskMeta } from '#ui/desk/desk-page.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ContentPart } from './content-part.tsx';
import { PersonForm } from './person-form.tsx';
import { deskContentApi } from './shared/api.ts';
import { useVersionedForm } from './use-versioned-form.ts';

/** Field labels. */
const NAMES = {
  text: 'La phrase',
  link: 'Page où elle mène',
  place: 'Où',
  from: 'Depuis',
  until: 'Jusqu’à',
};

const PLACES = [
  { value: 'both', label: 'Sur le site et dans l’application' },
  { value: 'site', label: 'Sur les pages publiques' },
  { value: 'app', label: 'Dans l’application des membres' },
];

export const meta = deskMeta('Bandeau');

export default function BannerPage() {
  const query = useQuery(deskContentApi.banner.queryOptions());
  return (
    <ContentPart
      title="Bandeau"
      intro="Une phrase en haut des pages, jusqu’à l’heure que vous dites. Qui la ferme ne la revoit plus, sauf si elle change."
      query={query}
    >
      {(stored) => <BannerForm stored={stored} />}
    </ContentPart>
  );
}

function newBanner(now: Date): SavedBanner {
  const [day, time] = [parisDay(now), parisTime(now)];
  const span = { from: `${day}T${time}`, until: `${addDays(day, 7)}T${time}` };
  return { text: '', link: '', place: 'both', ...span };
}

function BannerForm({ stored }: { stored: (SavedBanner & { version: string }) | null }) {
  const { form, field, sending } = useVersionedForm(savedBanner, {
    values: stored ?? newBanner(currentTime()),
    version: stored?.version ?? null,
    names: NAMES,
    mutation: deskContentApi.saveBanner.mutationOptions(),
    inputOf: (answers, version) => ({ ...answers, version }),
    said: 'Le bandeau est enregistré.',
  });
  const { text, link } = form.watch();
  return (
    <PersonForm
      {...sending}
      failed="Le bandeau n’a pas été enregistré. Réessayez."
      preview={<BannerStrip text={text || 'Votre phrase'} link={link || null} />}
    >
      <TextField label="La phrase" maxLength={BANNER_MAX_LENGTH} {...field('text')} />
      <TextField label="Page où elle mène" optional hint="/nos-services, par exemple" {...field('link')} />
      <SelectField label="Où" placeholder="Choisir" choices={PLACES} {...field('place')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Depuis" type="datetime-local" hint="À l’heure de Paris" {...field('from')} />
        <TextField
          label="Jusqu’à"
          type="datetime-local"
          hint="Pour l’enlever plus tôt, avancez cette heure."
          {...field('until')}
        />
      </div>
    </PersonForm>
  );
}
