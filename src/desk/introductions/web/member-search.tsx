import { useInfiniteQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { Avatar } from '#ui/avatar.tsx';
import { Card } from '#ui/card.tsx';
import { PagedRows } from '#ui/desk/paged-rows.tsx';
import { useSearchWords } from '#ui/desk/use-search-words.ts';
import { Link } from '#ui/link.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Proposable } from '../contract.ts';
import { goingOnWords, WAIT_WORDS } from './introduction-words.ts';
import { deskIntroductionsApi } from './shared/api.ts';

interface MemberSearchProps {
  title: string;
  linkTo: (id: string) => string;
}

/** Until a name is typed, lists members who wait for a matchmaker. */
export function MemberSearch({ title, linkTo }: MemberSearchProps) {
  const { words, field } = useSearchWords();
  const found = useInfiniteQuery(
    deskIntroductionsApi.members.infiniteOptions({
      input: (after: string | undefined) => ({ words: words || undefined, after }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      placeholderData: (before) => before,
    }),
  );
  const isWaiting = !words && found.data?.pages[0]?.members.some(({ waits }) => waits.length > 0);
  return (
    <Card as="section" padding="small" aria-labelledby="choose-member" className="grid gap-4 sm:p-5">
      <h2 id="choose-member" className="text-h3">
        {title}
      </h2>
      <TextField label="Prénom ou ville" {...field} />
      {isWaiting ? (
        <h3 className="text-base">
          Qui attend<span className="font-normal text-encre-2">, depuis le plus longtemps ici</span>
        </h3>
      ) : null}
      <PagedRows
        query={found}
        rowsOf={(page) => page.members}
        failed="Les membres n’ont pas pu être lus."
        loading="Recherche…"
        empty={
          <p role="status" className="flex items-center gap-3 rounded-field bg-papier p-4 text-encre-2">
            <Search aria-hidden="true" className="size-5 shrink-0" />
            {words
              ? 'Aucun membre présentable ne porte ce prénom ou n’habite là.'
              : 'Aucun membre ne peut être présenté pour le moment.'}
          </p>
        }
        more="Voir plus de membres"
      >
        {(member) => <MemberRow key={member.id} member={member} to={linkTo(member.id)} />}
      </PagedRows>
    </Card>
  );
}

function MemberRow({ member, to }: { member: Proposable; to: string }) {
  return (
    <li>
      <Link
        to={to}
        className="flex flex-wrap items-center gap-x-3 rounded-field px-2 py-2.5 no-underline transition-colors hover:bg-lin"
      >
        <Avatar firstName={member.firstName} photoUrl={member.photoUrl} size="small" />
        <span className="grid min-w-40 flex-1">
          <span className="font-semibold text-encre wrap-anywhere">
            {member.firstName}, {member.age}&nbsp;ans
          </span>
          <span className="text-encre-2 wrap-anywhere">{member.city}</span>
        </span>
        {member.waits.length > 0 ? (
          <span className="grow basis-64 text-sm text-prune max-sm:pl-13">
            {member.waits.map((reason) => WAIT_WORDS[reason]).join('. ')}
          </span>
        ) : null}
        {member.goingOn > 0 ? (
          <span className="shrink-0 text-xs text-encre-2">{goingOnWords(member.goingOn)}</span>
        ) : null}
      </Link>
    </li>
  );
}
