import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { showFieldErrors } from '#browser/api/error-sentence.ts';
import { queryClient } from '#browser/api/query-client.ts';
import { Button } from '#ui/button.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { typedResolver } from '#ui/form/typed-resolver.ts';
import { TextLink } from '#ui/link.tsx';
import { TextField } from '#ui/text-field.tsx';
import { visitorLabels } from '../contract.ts';
import { supportChatApi } from './shared/api.ts';
import { CHANNELS } from './shared/support-channel.ts';
import { SupportPanel } from './support-panel.tsx';
import { keepLabels, newVisitorId } from './visitor-labels.ts';

const FIELDS = ['name', 'email'] as const;

interface VisitorIntroProps {
  id: string;
  onClose: () => void;
  onBegun: () => void;
}

/** Before the first message of someone without an account: whom to answer, and where. */
export function VisitorIntro({ id, onClose, onBegun }: VisitorIntroProps) {
  const form = useForm<z.input<typeof visitorLabels>, unknown, z.output<typeof visitorLabels>>({
    resolver: typedResolver(visitorLabels),
    defaultValues: { visitorId: newVisitorId(), name: '', email: '' },
  });
  const { setFocus, formState } = form;
  const { errors } = formState;
  useEffect(() => setFocus('name'), [setFocus]);
  const expected = useQuery({
    queryKey: CHANNELS.visitor.threadKey,
    queryFn: ({ signal }) => CHANNELS.visitor.read(signal),
  });
  const begin = useMutation(
    supportChatApi.beginAsVisitor.mutationOptions({
      onSuccess: (chat, labels) => {
        keepLabels(labels);
        queryClient.setQueryData(CHANNELS.visitor.threadKey, chat);
        onBegun();
      },
      onError: (error) => showFieldErrors(error, FIELDS, form.setError),
    }),
  );
  return (
    <SupportPanel id={id} onClose={onClose} promise={expected.data?.promise}>
      <form
        noValidate
        className="grid gap-4 overflow-y-auto p-5"
        onSubmit={form.handleSubmit((labels) => begin.mutate(labels))}
      >
        <p className="text-encre-2">
          Dites-nous comment vous appeler et où vous répondre si vous quittez cette page.
        </p>
        <TextField
          label="Votre nom"
          autoComplete="name"
          required
          error={errors.name?.message}
          {...form.register('name')}
        />
        <TextField
          label="Votre adresse e-mail"
          type="email"
          autoComplete="email"
          required
          error={errors.email?.message}
          {...form.register('email')}
        />
        <FailureAlert
          error={Object.keys(errors).length === 0 && begin.error}
          failed="La conversation n’a pas pu commencer. Veuillez réessayer."
        />
        <Button type="submit" pending={begin.isPending} pendingLabel="Un instant…">
          Commencer la conversation
        </Button>
        <p className="text-xs text-encre-2">
          Votre conversation est gardée douze mois.{' '}
          <TextLink to="/privacy" target="_blank" rel="noopener" className="whitespace-nowrap">
            Vos données
            <span className="sr-only"> (nouvel onglet)</span>
          </TextLink>
        </p>
      </form>
    </SupportPanel>
  );
}
