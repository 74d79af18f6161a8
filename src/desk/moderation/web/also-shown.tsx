import { useQuery } from '@tanstack/react-query';
import { TextLink } from '#ui/link.tsx';
import { personWords } from './case-words.ts';
import { deskModerationApi } from './shared/api.ts';

/** A hint, never an accusation: the colleague compares and decides. Comparing takes a while, and nothing waits for it. */
export function AlsoShown({ id }: { id: string }) {
  const { data: others } = useQuery(
    deskModerationApi.alsoShown.queryOptions({
      input: { id },
      staleTime: 60_000,
      refetchOnWindowFocus: false,
    }),
  );
  if (!others?.length) return null;
  return (
    <section className="grid gap-1 rounded-card bg-lin p-4">
      <h3 className="text-base font-semibold">Une photo semblable figure ailleurs</h3>
      <ul>
        {others.map((person) => (
          <li key={person.id}>
            <TextLink to={`/equipe/membres/${encodeURIComponent(person.id)}`}>
              {personWords({ subject: person })}
            </TextLink>
            {person.closed ? ', compte fermé' : null}
          </li>
        ))}
      </ul>
      <p className="text-encre-2">
        C’est un indice, pas une preuve{'\u202f'}: un couple ou des amis peuvent avoir la même photo.
      </p>
    </section>
  );
}
