import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { z } from 'zod';
import { currentTime } from '#browser/clock.ts';
import { parisDay } from '#lib/french-date.ts';
import { savedOffer } from '#member/membership/contract.ts';
import {
  MAX_PRICE_CENTS,
  type MembershipOffer,
  type OfferKey,
  SOLD_SERVICES,
  shownOffer,
} from '#member/membership/rules.ts';
import { NOTHING_TO_PAY, OFFER_NAMES, priceWords } from '#member/membership/texts.ts';
import { Button } from '#ui/button.tsx';
import { deskMeta } from '#ui/desk/desk-page.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { LeaveDialog } from '#ui/leave-dialog.tsx';
import { TextLink } from '#ui/link.tsx';
import { TextField } from '#ui/text-field.tsx';
import { sentencesOnPrice } from '../rules.ts';
import { ContentPart } from './content-part.tsx';
import { deskContentApi } from './shared/api.ts';
import { useVersionedForm } from './use-versioned-form.ts';

export const meta = deskMeta('Prix et offres');

export default function OffersPage() {
  const query = useQuery(deskContentApi.offers.queryOptions());
  const [changed, setChanged] = useState<readonly OfferKey[]>([]);
  const setDirty = (key: OfferKey, isDirty: boolean) =>
    setChanged((keys) => [...keys.filter((one) => one !== key), ...(isDirty ? [key] : [])]);
  return (
    <ContentPart
      title="Prix et offres"
      intro={`Les mêmes prix sur toutes les pages, et à côté de chacun : « ${NOTHING_TO_PAY} »`}
      query={query}
    >
      {(list) => (
        <>
          {/* A router asks only once: one dialog for all forms. */}
          <LeaveDialog changed={changed.length > 0} />
          <ul className="grid items-start gap-5 lg:grid-cols-2">
            {list.map((offer) => (
              <OfferForm key={offer.key} offer={offer} onDirty={setDirty} />
            ))}
          </ul>
        </>
      )}
    </ContentPart>
  );
}

/** « 90 » or « 99,50 », in euros. */
const price = z
  .string()
  .regex(/^\d{1,5}([.,]\d{1,2})?$/, 'Entrez un prix en euros, par exemple 90 ou 99,50')
  .transform((typed) => Math.round(Number(typed.replace(',', '.')) * 100))
  .refine((cents) => cents <= MAX_PRICE_CENTS, 'Ce prix est trop élevé');
const offerForm = savedOffer.pick({ today: true, until: true }).extend({ priceCents: price });

const NAMES = { priceCents: 'Prix TTC, en centimes', today: 'Aujourd’hui', until: 'Offre valable jusqu’au' };

interface OfferFormProps {
  offer: MembershipOffer & { version: string };
  onDirty: (key: OfferKey, isDirty: boolean) => void;
}

function OfferForm({ offer, onDirty }: OfferFormProps) {
  const { key } = offer;
  const { name, per } = OFFER_NAMES[key];
  const sold = SOLD_SERVICES.some((service) => service === key);
  const { form, field, sending, isSaved } = useVersionedForm(offerForm, {
    values: {
      priceCents: String(offer.priceCents / 100).replace('.', ','),
      today: offer.today,
      until: offer.until,
    },
    version: offer.version,
    part: key,
    names: NAMES,
    mutation: deskContentApi.saveOffer.mutationOptions(),
    inputOf: (answers, version) => ({ key, ...answers, version }),
    said: 'Le prix est enregistré, toutes les pages le montrent.',
  });
  const { isDirty } = form.formState;
  const reportDirty = useEffectEvent(onDirty);
  useEffect(() => reportDirty(key, isDirty), [key, isDirty]);
  const shown = shownOffer(offer, parisDay(currentTime()));
  return (
    <li className="rounded-card border border-filet bg-carte p-5 sm:p-6">
      <form noValidate className="grid gap-4" onSubmit={sending.onSubmit}>
        <div className="grid gap-1">
          <h2 className="text-h3">{name}</h2>
          <p className="text-sm text-encre-2">
            {sold ? `Sur le site : ${shown}. ` : 'Dans « Mon coaching », avant le premier atelier. '}
            {`Prix envisagé : ${priceWords(offer.priceCents)} ${per}.`}
          </p>
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label="Prix TTC, en euros" hint={per} inputMode="decimal" {...field('priceCents')} />
          {sold ? <TextField label="Aujourd’hui" hint="0 €, Offerte…" {...field('today')} /> : null}
        </div>
        {sold ? (
          <TextField
            label="Offre valable jusqu’au"
            type="date"
            optional
            hint="Passé ce jour, les pages disent « Rien à payer »."
            {...field('until', { setValueAs: (value) => value || null })}
          />
        ) : null}
        {isDirty || isSaved ? <PriceSentences offer={key} /> : null}
        <FailureAlert
          error={sending.error}
          failed="Ce prix n’a pas été enregistré. Réessayez."
          newer={sending.newer}
        />
        <Button
          type="submit"
          size="small"
          variant="secondary"
          className="justify-self-start"
          pending={sending.pending}
          pendingLabel="Enregistrement…"
        >
          Enregistrer
          <span className="sr-only">{` (${name})`}</span>
        </Button>
      </form>
    </li>
  );
}

const files = import.meta.glob<{ default: string }>('../../../../content/legal/*.md', { query: '?raw' });

async function readTexts() {
  const legal = Object.entries(files).map(async ([path, read]) => ({
    page: path.slice(path.lastIndexOf('/'), -'.md'.length),
    text: (await read()).default,
  }));
  return Promise.all(legal);
}

/** Sentences in the legal texts and questions that state the price and that a new price does not update. */
function PriceSentences({ offer }: { offer: OfferKey }) {
  const { data = [] } = useQuery({ queryKey: ['written-texts'], queryFn: readTexts, staleTime: Infinity });
  const questions = useQuery(deskContentApi.questions.queryOptions()).data ?? [];
  const answers = questions.map(({ question, answer }) => `${question} ${answer}`);
  const texts = [...data, { page: '/nos-services', text: answers.join('\n') }];
  const found = texts.flatMap(({ page, text }) =>
    sentencesOnPrice(offer, text).map((sentence) => ({ page, sentence })),
  );
  if (found.length === 0) return null;
  return (
    <div className="grid gap-2 rounded-field bg-abricot-100 px-4 py-3 text-sm">
      <p className="font-semibold">Ces phrases ne suivent pas le prix : relisez-les.</p>
      <ul className="grid list-disc gap-1.5 pl-5">
        {found.map(({ page, sentence }) => (
          <li key={`${page} ${sentence}`}>
            {sentence}{' '}
            <TextLink to={page} target="_blank">
              {page}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
