import { useMutation } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { useTitleCount } from '#browser/meta/use-title-count.ts';
import { leavePage } from '#browser/session/leave-page.ts';
import { readStored, removeStored, writeStored } from '#browser/storage.ts';
import type { Colleague } from '#desk/staff/contract.ts';
import { hasRole } from '#desk/staff/rules.ts';
import { ROLE_LABELS } from '#desk/staff/texts.ts';
import { deskStaffApi } from '#desk/staff/web/shared/api.ts';
import { DESK_LOG_IN_PATH, useDeskSession } from '#desk/staff/web/shared/desk-session.ts';
import { DESK_PATH } from '#lib/paths.ts';
import { returnState } from '#lib/return-place.ts';
import { Button } from '#ui/button.tsx';
import { useDeskKeyboard } from '#ui/desk/desk-keys.ts';
import { deskMeta } from '#ui/desk/desk-page.tsx';
import { DeskSidebar } from '#ui/desk/desk-sidebar.tsx';
import { useWaitingOf } from '#ui/desk/desk-waiting.ts';
import { KeyHelp } from '#ui/desk/key-help.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { PageMain } from '#ui/page/page-main.tsx';
import { PageSkeleton } from '#ui/page/page-skeleton.tsx';
import { Toasts } from '#ui/toasts.tsx';
import DeskNotFoundPage from '../pages/desk/desk-not-found-page.tsx';
import { DESK_NAVIGATION, type DeskEntry } from './desk-navigation.ts';
import { DeskPalette } from './desk-palette.tsx';
import { PageOutlet } from './page-outlet.tsx';
import { useDeskLive } from './use-desk-live.ts';

const isAt = (pathname: string, { to }: DeskEntry) =>
  to === DESK_PATH ? pathname === to : pathname === to || pathname.startsWith(`${to}/`);
const entryAt = (pathname: string) => DESK_NAVIGATION.find((entry) => isAt(pathname, entry));

export function meta({ location }: { location: { pathname: string } }) {
  return deskMeta(entryAt(location.pathname)?.label ?? 'Bureau')();
}

/** Without a complete log-in, only the log-in page is rendered. */
export default function DeskLayout() {
  const location = useLocation();
  const { stage, colleague, error, isFetching, refetch } = useDeskSession();
  if (colleague) return <Frame colleague={colleague} pathname={location.pathname} />;
  if (stage !== undefined) return <Navigate to={DESK_LOG_IN_PATH} state={returnState(location)} replace />;
  return (
    <PageMain className="page-width py-12">
      {error ? (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
          {errorSentence(error, 'Cette page n’a pas pu être chargée. Vérifiez votre connexion internet.')}
        </ErrorState>
      ) : (
        <PageSkeleton />
      )}
    </PageMain>
  );
}

function Frame({ colleague, pathname }: { colleague: Colleague; pathname: string }) {
  const entries = DESK_NAVIGATION.filter(({ roles }) => hasRole(colleague.roles, roles));
  const here = entryAt(pathname);
  const mayBeHere = !here || entries.includes(here);
  const [opened, setOpened] = useState<'palette' | 'help'>();
  const onPalette = () => setOpened('palette');
  const onHelp = () => setOpened('help');
  const close = () => setOpened(undefined);
  useDeskLive(colleague.id);
  useDeskKeyboard({ entries, onPalette, onHelp });
  useLastFilter(here, colleague.id);
  return (
    <div data-desk className="flex fill-window flex-col text-sm lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)]">
      <DeskSidebar
        name={colleague.firstName || colleague.email}
        roles={colleague.roles.map((role) => ROLE_LABELS[role]).join(', ')}
        logOut={<LogOutOfDesk />}
        entries={entries}
        here={here}
        onPalette={onPalette}
        onHelp={onHelp}
      />
      {/* « Accueil » shows the waiting work of every part. */}
      <TitleCount entries={here?.useWaiting && here.to !== DESK_PATH && mayBeHere ? [here] : entries} />
      <PageMain className="min-w-0">
        {/* As in the API: a missing role looks like an unknown page. */}
        {mayBeHere ? <PageOutlet /> : <DeskNotFoundPage />}
      </PageMain>
      {opened === 'palette' ? <DeskPalette entries={entries} onClose={close} /> : null}
      {opened === 'help' ? (
        <KeyHelp places={entries.map(({ letter, label }) => [`g ${letter}`, label])} onClose={close} />
      ) : null}
      <Toasts />
    </div>
  );
}

interface TitleCountProps {
  entries: readonly DeskEntry[];
  counted?: number;
}

/** « (3) Messages · Équipe Lueur »: the waiting work of these parts together. */
function TitleCount({ entries: [first, ...rest], counted = 0 }: TitleCountProps) {
  if (!first) return <Written count={counted} />;
  return <Counted key={first.to} place={first} entries={rest} counted={counted} />;
}

function Counted({ place, entries, counted }: Required<TitleCountProps> & { place: DeskEntry }) {
  return <TitleCount entries={entries} counted={counted + (useWaitingOf(place)?.count ?? 0)} />;
}

function Written({ count }: { count: number }) {
  useTitleCount(count);
  return null;
}

/**
 * Restores the last filters of each part of the desk, stored per colleague in this browser. Filters in the address
 * take precedence; search terms are not stored.
 */
function useLastFilter(here: DeskEntry | undefined, colleague: string): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const entered = useRef<DeskEntry>(undefined);
  useEffect(() => {
    const entering = entered.current !== here;
    entered.current = here;
    if (!here?.filters) return;
    const place = `deskFilter:${colleague}:${here.to}`;
    const kept = readStored(place);
    if (entering && kept && pathname === here.to && search === '') {
      void navigate(`${here.to}?${kept}`, { replace: true });
      return;
    }
    const { filters } = here;
    const chosen = [...new URLSearchParams(search)].filter(
      ([name, value]) => value && filters.includes(name),
    );
    if (chosen.length > 0) writeStored(place, new URLSearchParams(chosen).toString());
    else removeStored(place);
  }, [here, colleague, pathname, search, navigate]);
}

function LogOutOfDesk() {
  const logOut = useMutation({
    mutationFn: () => leavePage(DESK_LOG_IN_PATH, () => deskStaffApi.logOut.call()),
  });
  return (
    <>
      <FailureAlert error={logOut.error} failed="La déconnexion n’a pas abouti. Réessayez." />
      <Button
        variant="quiet"
        size="small"
        className="justify-self-start px-3"
        pending={logOut.isPending || logOut.isSuccess}
        onClick={() => logOut.mutate()}
      >
        <LogOut aria-hidden="true" />
        Se déconnecter
      </Button>
    </>
  );
}
