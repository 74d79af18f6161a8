import { useQuery } from '@tanstack/react-query';
import { deskStaffApi } from '#desk/staff/web/shared/api.ts';
import { useDeskSession, useHasRole } from '#desk/staff/web/shared/desk-session.ts';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/link.tsx';

/** Reminds the colleague on call this week, and warns admins when the week has no one. */
export function OnCallNotice() {
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
