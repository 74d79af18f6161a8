import { useQuery } from '@tanstack/react-query';
import { Badge } from '#ui/badge.tsx';
import { TextLink } from '#ui/link.tsx';
import type { OpenedCase } from '../contract.ts';
import { ALSO_SHOWN } from '../rules.ts';
import { personWords } from './case-words.ts';
import { deskModerationApi } from './shared/api.ts';

/** A hint, never an accusation: the colleague compares and decides. Comparing takes a while, and nothing waits for it. */
export function AlsoShown({ opened: { id, kind } }: { opened: OpenedCase }) {
  const { data: others } = useQuery(
    deskModerationApi.alsoShown.queryOptions({
      input: { id },
      staleTime: 60_000,
      refetchOnWindowFocus: false,
    }),
  );
  if (!others?.length) return null;
  const count = others.length;
  const what = kind === 'photo' ? 'Cette photo' : 'Une photo de ce profil';
  const where =
    count === 1 ? 'un autre compte' : `${count} autres comptes${count < ALSO_SHOWN ? '' : ' au moins'}`;
  return (
    <section aria-label="La même photo ailleurs" className="grid gap-1 rounded-card bg-lin p-4">
      <h3 className="text-base font-semibold">
        {what} figure aussi sur {where}
      </h3>
      <ul>
        {others.map((person) => (
          <li key={person.id} className="flex flex-wrap items-center gap-2">
            <TextLink to={`/equipe/membres/${encodeURIComponent(person.id)}`}>
              {personWords({ subject: person })}
            </TextLink>
            {person.closed ? <Badge>Compte fermé</Badge> : null}
          </li>
        ))}
      </ul>
      <p className="text-encre-2">
        C’est un indice, pas une preuve{'\u202f'}: un couple ou des amis peuvent avoir la même photo.
      </p>
    </section>
  );
}
