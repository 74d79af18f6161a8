import { useQuery } from '@tanstack/react-query';
import { ofName } from '#lib/french-words.ts';
import { previewQuery } from '#member/matching/web/shared/api.ts';
import { PersonFacts } from '#member/matching/web/shared/person-facts.tsx';
import { scoreLabel } from '#member/matching/web/shared/score-chip.tsx';
import { ActivityList } from '#member/profile/web/shared/profile-summary.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import type { Contact } from '../contract.ts';

interface ContactProfileProps {
  contact: Contact;
  onPreview: () => void;
}

/** The contact beside the thread on wide screens: portrait, then what both have in common. */
export function ContactProfile({ contact, onPreview }: ContactProfileProps) {
  const { data: profile } = useContactProfile(contact);
  if (!profile) return null;
  const { firstName, age, compatibility, activities, sharedActivities } = profile;
  return (
    <aside
      aria-label={`Profil ${ofName(firstName)}`}
      className="grid min-h-0 w-72 content-start gap-5 overflow-y-auto border-l border-filet p-6 max-xl:hidden"
    >
      <Avatar {...profile} size="huge" className="justify-self-center" />
      <div className="grid justify-items-center gap-2 text-center">
        <p className="font-title text-h3 font-semibold wrap-anywhere">
          {firstName}, {age}&nbsp;ans
        </p>
        {compatibility.missing ? null : <Badge tone="sauge">{scoreLabel(compatibility)}</Badge>}
      </div>
      <PersonFacts {...profile} />
      {activities && activities.length > 0 ? (
        <ActivityList activities={activities} shared={sharedActivities} />
      ) : null}
      <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={onPreview}>
        Voir tout le profil
      </Button>
    </aside>
  );
}

/** Loads the profile of a contact; undefined during a block, or if the contact is unreachable. */
export function useContactProfile({ id, blocked, reachable }: Pick<Contact, 'id' | 'blocked' | 'reachable'>) {
  return useQuery({ ...previewQuery(id), enabled: !blocked && reachable });
}
