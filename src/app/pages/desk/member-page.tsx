import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { isRefusal } from '#browser/api/error-sentence.ts';
import { MemberFileView } from '#desk/members/web/member-file-view.tsx';
import { ReasonForm } from '#desk/members/web/reason-form.tsx';
import { deskMembersApi } from '#desk/members/web/shared/api.ts';
import { OpenCaseButton } from '#desk/moderation/web/shared/open-case-button.tsx';
import { deskMeta } from '#ui/desk/desk-meta.ts';
import { DeskPage } from '#ui/desk/desk-page.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';

const FAILED = 'Cette fiche n’a pas pu être lue.';

export const meta = deskMeta('Un membre');

export default function MemberPage() {
  const { id = '' } = useParams();
  const file = useQuery(deskMembersApi.one.queryOptions({ input: { id } }));
  const closed = isRefusal(file.error, 'OPEN_FIRST');
  const data = closed ? undefined : file.data;
  return (
    <DeskPage
      title={data?.firstName ?? 'Fiche d’un membre'}
      intro={
        data
          ? [data.age === null ? null : `${data.age}\u00a0ans`, data.city].filter(Boolean).join(', ')
          : null
      }
      back={{ to: '/equipe/membres', label: 'Tous les membres' }}
    >
      {closed ? (
        <ReasonForm id={id} />
      ) : (
        <QueryContent
          query={file}
          failed={FAILED}
          waiting={
            <LoadingShapes
              label="Ouverture de la fiche…"
              className="grid gap-4 lg:grid-cols-2"
              shapes={['h-56', 'h-56']}
            />
          }
        >
          {(opened) => (
            <MemberFileView
              file={opened}
              openCase={
                <OpenCaseButton
                  profileId={opened.id}
                  firstName={opened.firstName ?? 'Un membre'}
                  origin={{ kind: 'member' }}
                />
              }
            />
          )}
        </QueryContent>
      )}
    </DeskPage>
  );
}
