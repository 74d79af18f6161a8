import { skipToken, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router';
import { teamMoment } from '#browser/team-time.ts';
import { deskAppointmentsApi } from '#desk/appointments/web/shared/api.ts';
import { SEARCH_MAX_LENGTH, SEARCH_MIN_LENGTH } from '#desk/inbox/rules.ts';
import { deskInboxApi } from '#desk/inbox/web/shared/api.ts';
import { nameOf, originOf } from '#desk/inbox/web/thread-words.ts';
import { deskMembersApi } from '#desk/members/web/shared/api.ts';
import { caseTitle } from '#desk/moderation/web/case-words.tsx';
import { deskModerationApi } from '#desk/moderation/web/shared/api.ts';
import { HOST_ROLES } from '#desk/staff/rules.ts';
import { useHasRole } from '#desk/staff/web/shared/desk-session.ts';
import { frenchDate } from '#lib/french-date.ts';
import { bareText } from '#lib/french-words.ts';
import { PARIS_ZONE } from '#lib/zones.ts';
import { Combobox } from '#ui/combobox.tsx';
import { listDeskActions } from '#ui/desk/desk-actions.ts';
import { Dialog } from '#ui/dialog.tsx';
import type { DeskEntry } from './desk-navigation.ts';

/** Actions of the current page, pages, and the people and work that the colleague may see. */
export function DeskPalette({ entries, onClose }: { entries: readonly DeskEntry[]; onClose: () => void }) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [actions] = useState(listDeskActions);
  const { found, pending } = useDeskSearch(useDeferredValue(text.trim()), entries);
  const named = [
    ...actions.map(({ label, key = '', run }, place) => ({ id: `act-${place}`, label, detail: key, run })),
    ...entries.map(({ to, label, letter }) => ({
      id: `go-${letter}`,
      label,
      detail: `g ${letter}`,
      run: () => void navigate(to),
    })),
  ].filter(({ label }) => bareText(label).includes(bareText(text.trim())));
  const options = [
    ...named,
    ...found.map(({ to, ...option }) => ({ ...option, run: () => void navigate(to) })),
  ];
  return (
    <Dialog onClose={onClose} title="Aller, chercher, agir">
      <Combobox
        alwaysOpen
        label="Une page, un geste, un prénom"
        inputValue={text}
        onInputChange={setText}
        options={options}
        pending={pending && options.length === 0}
        onSelect={({ run }) => {
          onClose();
          // Once the dialog has returned the focus.
          window.setTimeout(run);
        }}
      />
    </Dialog>
  );
}

/** Maximum per kind; typing more letters narrows the results. */
const SHOWN = 4;

/** Searches conversations, cases, appointments and members, as far as the colleague’s roles allow. */
function useDeskSearch(typed: string, entries: readonly DeskEntry[]) {
  const words = Array.from(typed).slice(0, SEARCH_MAX_LENGTH).join('');
  const asks = (place: string) =>
    words.length >= SEARCH_MIN_LENGTH && entries.some(({ to }) => to === `/equipe/${place}`);
  const isNamed = (firstName = '') => bareText(firstName).startsWith(bareText(words));
  const receives = useHasRole(...HOST_ROLES);
  const threads = useQuery(
    deskInboxApi.list.queryOptions({ input: asks('messages') ? { q: words } : skipToken }),
  );
  const cases = useQuery(
    deskModerationApi.queue.queryOptions({ input: asks('moderation') ? {} : skipToken }),
  );
  const week = useQuery(
    deskAppointmentsApi.week.queryOptions({ input: receives && asks('rendez-vous') ? {} : skipToken }),
  );
  const members = useQuery(
    deskMembersApi.search.queryOptions({ input: asks('membres') ? { words } : skipToken }),
  );
  const found = [
    ...(threads.data?.threads ?? []).slice(0, SHOWN).map((one) => ({
      id: `thread-${one.id}`,
      label: nameOf(one),
      detail: originOf(one),
      to: `/equipe/messages/${one.id}`,
    })),
    ...(cases.data?.cases ?? [])
      .filter(({ subject }) => isNamed(subject?.firstName))
      .slice(0, SHOWN)
      .map((one) => ({
        id: `case-${one.id}`,
        label: one.subject?.firstName ?? '',
        detail: `Dossier\u202f: ${caseTitle(one)}`,
        to: `/equipe/moderation/${one.id}`,
      })),
    ...(week.data?.appointments ?? [])
      .filter(({ guest }) => isNamed(guest.firstName))
      .slice(0, SHOWN)
      .map(({ id, guest, startsAt }) => ({
        id: `appointment-${id}`,
        label: guest.firstName,
        detail: `Rendez-vous, ${teamMoment(new Date(startsAt))}`,
        to: `/equipe/rendez-vous/${id}`,
      })),
    ...(members.data?.members ?? []).slice(0, SHOWN).map(({ id, firstName, age, address, city, since }) => ({
      id: `member-${id}`,
      label: age ? `${firstName}, ${age}\u00a0ans` : (firstName ?? 'Sans profil'),
      // The sign-up date distinguishes two people with the same first name and town.
      detail: ['Fiche', city, address, `inscription le ${frenchDate(new Date(since), PARIS_ZONE)}`]
        .filter(Boolean)
        .join(', '),
      to: `/equipe/membres/${encodeURIComponent(id)}`,
    })),
  ];
  return {
    found,
    pending: [threads, cases, week, members].some(({ isLoading }) => isLoading),
  };
}
