import { useQuery } from '@tanstack/react-query';
import { teamMoment } from '#browser/team-time.ts';
import { Card } from '#ui/card.tsx';
import { type DeskWaiting, waitingFrom } from '#ui/desk/desk-waiting.ts';
import { TextLink } from '#ui/link.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import type { NoteSubject } from '../../rules.ts';
import { deskNotesApi } from './api.ts';
import { useHasRole } from './desk-session.ts';

const PLACES: Record<NoteSubject, { words: string; to: (subject: string) => string }> = {
  case: { words: 'un dossier', to: (id) => `/equipe/moderation/${encodeURIComponent(id)}` },
  pair: {
    words: 'une présentation',
    to: (pair) => `/equipe/presentations/${pair.split('+').map(encodeURIComponent).join('/')}`,
  },
};

function useAsked() {
  const mayBeAsked = useHasRole('moderation', 'matchmaker', 'admin');
  return useQuery(deskNotesApi.asked.queryOptions({ enabled: mayBeAsked }));
}

/** Number of open questions, for the badge of the home page. */
export function useAskedWaiting(): DeskWaiting | undefined {
  return waitingFrom(useAsked(), ({ length: count }) => ({
    count,
    sentence: count > 1 ? `${count} avis vous sont demandés.` : 'Un avis vous est demandé.',
  }));
}

/** Subjects on which colleagues ask for an opinion; renders nothing without any. */
export function AskedNotes() {
  const query = useAsked();
  return (
    <QueryContent query={query} failed="Les avis demandés n’ont pas pu être lus." waiting={null}>
      {(asked) =>
        asked.length > 0 ? (
          <Card tone="carte">
            <h2 className="mb-2 text-base font-semibold">Votre avis est demandé</h2>
            <ul className="grid gap-1">
              {asked.map(({ id, by, kind, subject, at }) => (
                <li key={id}>
                  <TextLink to={PLACES[kind].to(subject)}>
                    Par {by}, sur {PLACES[kind].words}, {teamMoment(new Date(at))}
                  </TextLink>
                </li>
              ))}
            </ul>
          </Card>
        ) : null
      }
    </QueryContent>
  );
}
