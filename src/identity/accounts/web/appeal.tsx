import { useMutation, useQueryClient } from '@tanstack/react-query';
import { safeToRepeat } from '#browser/api/query-client.ts';
import { consentDate } from '#lib/consent-date.ts';
import { REDRESS } from '#mechanisms/decisions/texts.ts';
import { ContestForm } from '#mechanisms/decisions/web/shared/contest-form.tsx';
import { standingApi } from './shared/api.ts';

export function Appeal({ statement, until }: { statement: string; until: string }) {
  const queryClient = useQueryClient();
  const appeal = useMutation(
    // Idempotent: the same words twice are one appeal.
    standingApi.appeal.mutationOptions({
      ...safeToRepeat,
      onSuccess: () => queryClient.invalidateQueries({ queryKey: standingApi.mine.queryKey() }),
    }),
  );
  return (
    <section className="grid gap-4 rounded-[20px] bg-lin p-5 sm:p-6">
      <div className="grid gap-1">
        <h3 className="text-h3">{'Vous n’êtes pas d’accord\u202f?'}</h3>
        <p className="text-encre-2">
          {REDRESS.here} Vous pouvez le faire jusqu’au {consentDate(until)}.
        </p>
      </div>
      <ContestForm
        send={(text) => appeal.mutate({ statement, text })}
        sending={appeal.isPending || appeal.isSuccess}
        error={appeal.error}
        submitLabel="Contester la décision"
      />
    </section>
  );
}
