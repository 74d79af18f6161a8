import { CoachLine } from '#features/accompaniment/coaches/web/shared/coach-line.tsx';
import type { MyWorkshopSession } from '#features/accompaniment/workshops/contract.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { WalkingScene } from '#ui/illustrations/walking.tsx';
import { groupSessions } from './group-sessions.ts';
import { SessionLine } from './session-line.tsx';

/** The registered sessions, by coach then by workshop. */
export function MySessions({ sessions }: { sessions: readonly MyWorkshopSession[] }) {
  if (sessions.length === 0) return <NoSession />;
  return (
    <section aria-labelledby="my-sessions" className="grid gap-5">
      <h2 id="my-sessions">Mes ateliers</h2>
      {groupSessions(sessions).map(({ coach, workshops }) => (
        <Card
          key={coach.key}
          as="section"
          aria-label={`Ateliers avec ${coach.firstName}`}
          className="grid gap-6 sm:p-8"
        >
          <CoachLine coach={coach} withRole />
          {workshops.map(({ title, sessions: dates }) => (
            <div key={title} className="grid gap-1">
              <h3>{title}</h3>
              <ul>
                {dates.map((session) => (
                  <SessionLine key={session.id} session={session} title={title} />
                ))}
              </ul>
            </div>
          ))}
        </Card>
      ))}
    </section>
  );
}

function NoSession() {
  return (
    <Card padding="small">
      <EmptyState
        title="Vous n'avez pas encore réservé de coaching"
        illustration={<WalkingScene className="block h-auto w-full" />}
        action={
          <>
            <ButtonLink to="/conseils">Lire mes conseils</ButtonLink>
            <ButtonLink to="/dashboard" variant="secondary">
              Mon espace
            </ButtonLink>
          </>
        }
      >
        <p>Les ateliers réunissent deux à cinq personnes. Vos conseils vous diront par lequel commencer.</p>
      </EmptyState>
    </Card>
  );
}
