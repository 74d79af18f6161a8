import { useQuery } from '@tanstack/react-query';
import type { OfferKey } from '#member/membership/rules.ts';
import { TextLink } from '#ui/link.tsx';
import { sentencesOnPrice } from '../rules.ts';
import { deskContentApi } from './shared/api.ts';

const files = import.meta.glob<{ default: string }>('../../../../content/legal/*.md', { query: '?raw' });

async function readTexts() {
  const legal = Object.entries(files).map(async ([path, read]) => ({
    page: path.slice(path.lastIndexOf('/'), -'.md'.length),
    text: (await read()).default,
  }));
  return Promise.all(legal);
}

/** What a new price leaves as it is: the sentences written out in the legal texts and in the questions. */
export function PriceSentences({ offer }: { offer: OfferKey }) {
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
