import { frenchDay } from '#lib/french-date.ts';
import type { DateToTell } from '#member/meeting/contract.ts';
import { Avatar } from '#ui/avatar.tsx';
import { WaitingRow } from './waiting-row.tsx';

export function DateToTellRow({ date: { contactId, firstName, photoUrl, agreedAt } }: { date: DateToTell }) {
  return (
    <WaitingRow
      to={`/chat?contact=${encodeURIComponent(contactId)}`}
      title={`Votre rendez-vous avec ${firstName}`}
      picture={<Avatar firstName={firstName} photoUrl={photoUrl} />}
    >
      <time dateTime={agreedAt}>{frenchDay(new Date(agreedAt))}</time>
      <span className="text-sm font-semibold text-prune">Vous êtes-vous rencontrés ?</span>
    </WaitingRow>
  );
}
