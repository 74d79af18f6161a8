import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { OpeningGuide } from '#desk/content/web/shared/opening-guide.tsx';
import { OpenDangers } from '#desk/moderation/web/shared/open-dangers.tsx';
import { hasRole } from '#desk/staff/rules.ts';
import { deskStaffApi } from '#desk/staff/web/shared/api.ts';
import { AskedNotes } from '#desk/staff/web/shared/asked-notes.tsx';
import { useDeskSession, useHasRole } from '#desk/staff/web/shared/desk-session.ts';
import { DESK_PATH } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { DeskPage } from '#ui/desk/desk-page.tsx';
import { type DeskWaiting, useWaitingOf } from '#ui/desk/desk-waiting.ts';
import { Link, TextLink } from '#ui/link.tsx';
import { DESK_NAVIGATION, type DeskEntry } from '../../layouts/desk-navigation.ts';

export default function DeskHomePage() {
  const { colleague } = useDeskSession();
  if (!colleague) return null;
  const parts = DESK_NAVIGATION.filter(
    ({ to, roles }) => to !== DESK_PATH && hasRole(colleague.roles, roles),
  );
  return (
    <DeskPage
      title={`Bonjour ${colleague.firstName}`.trim()}
      intro="Vos espaces de travail, et ce qui vous y attend."
    >
      <OnCallNotice />
      {hasRole(colleague.roles, ['moderation', 'admin']) ? <OpenDangers /> : null}
      <AskedNotes />
      {parts.length === 0 ? (
        <Card tone="carte">Rien à faire pour le moment.</Card>
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {parts.map((entry) => (
            <li key={entry.to}>
              <WaitingPart entry={entry} />
            </li>
          ))}
        </ul>
      )}
      {hasRole(colleague.roles, ['admin']) ? <OpeningGuide whileMissing /> : null}
    </DeskPage>
  );
}

function WaitingPart({ entry }: { entry: DeskEntry }) {
  const waiting = useWaitingOf(entry);
  const part = <Part entry={entry} waiting={waiting} />;
  if (!waiting?.retry) return part;
  return (
    <div className="flex h-full flex-col gap-1">
      <div className="grow">{part}</div>
      <p className="flex flex-wrap items-center justify-between gap-x-3 pl-5 text-encre-2" role="status">
        Ce qui y attend n’a pas pu être lu.
        <Button variant="quiet" size="small" onClick={waiting.retry}>
          Réessayer<span className="sr-only">{`\u202f: ${entry.label}`}</span>
        </Button>
      </p>
    </div>
  );
}

interface PartProps {
  entry: DeskEntry;
  waiting: DeskWaiting | undefined;
}

function Part({ entry: { to, label, icon: Icon }, waiting }: PartProps) {
  const { count = 0, sentence, detail } = waiting ?? {};
  const calls = count > 0;
  return (
    <Link to={to} className="block h-full rounded-card">
      <Card
        tone="carte"
        padding="none"
        className="flex h-full items-center gap-4 p-5 transition-colors hover:border-bord"
      >
        <span
          className={`grid size-11 shrink-0 place-items-center rounded-full ${calls ? 'bg-prune text-reserve' : 'bg-rosee text-prune'}`}
        >
          <Icon aria-hidden="true" className="size-5" />
        </span>
        <span className="grid min-w-0 grow gap-0.5">
          <span className="text-base font-semibold">{label}</span>
          {sentence ? <span className={calls ? '' : 'text-encre-2'}>{sentence}</span> : null}
          {detail ? <span className="text-xs text-encre-2">{detail}</span> : null}
        </span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-encre-2" />
      </Card>
    </Link>
  );
}

/** Reminds the colleague on call this week, and warns admins when the week has no one. */
function OnCallNotice() {
  const me = useDeskSession().colleague?.id;
  const isAdmin = useHasRole('admin');
  const mayBe = useHasRole('moderation', 'admin');
  const { data } = useQuery(deskStaffApi.onCall.queryOptions({ enabled: mayBe }));
  const onCall = data?.weeks[0]?.colleague;
  const isMine = onCall !== undefined && onCall?.id === me;
  if (!isMine && !(isAdmin && onCall === null)) return null;
  return (
    <Card tone="abricot" padding="small" className="flex flex-wrap gap-x-4">
      {isMine ? 'Vous êtes d’astreinte cette semaine.' : 'Personne n’est d’astreinte cette semaine.'}
      <TextLink to="/equipe/danger">{isMine ? 'Que faire en cas de danger' : 'Choisir quelqu’un'}</TextLink>
    </Card>
  );
}
