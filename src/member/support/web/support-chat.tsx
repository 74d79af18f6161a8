import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryClient } from '#browser/api/query-client.ts';
import { endSession } from '#browser/session/session.ts';
import { onUnauthorized } from '#browser/session/session-end.ts';
import type { ChatKind } from '../rules.ts';
import { supportChatApi } from './shared/api.ts';
import { CHANNELS, readSupportAgain } from './shared/support-channel.ts';
import { SupportConversation } from './support-conversation.tsx';
import { VisitorIntro } from './visitor-intro.tsx';
import { forgetLabels, readLabels } from './visitor-labels.ts';

export interface SupportChatProps {
  id: string;
  kind: ChatKind;
  open: boolean;
  onClose: () => void;
}

/** What the floating button opens. It stays, unseen, once it was opened: it tells of what comes. */
export function SupportChat({ kind, ...panel }: SupportChatProps) {
  return (
    <QueryClientProvider client={queryClient}>
      {kind === 'member' ? <MemberChat {...panel} /> : <VisitorChat {...panel} />}
    </QueryClientProvider>
  );
}

type PanelProps = Omit<SupportChatProps, 'kind'>;

/** Spec 2 §4: who has said their name goes straight to the conversation. */
function VisitorChat(panel: PanelProps) {
  const [known, setKnown] = useState(() => readLabels() !== null);
  if (known) return <SupportConversation {...panel} channel={CHANNELS.visitor} />;
  return panel.open ? <VisitorIntro {...panel} onBegun={() => setKnown(true)} /> : null;
}

function MemberChat(panel: PanelProps) {
  useEffect(followSession, []);
  useEffect(bringAlong, []);
  return <SupportConversation {...panel} channel={CHANNELS.member} />;
}

/** A public page follows no session: there the chat is what learns that it is over. */
function followSession(): () => void {
  return onUnauthorized(() => void endSession('expired'));
}

/** What one wrote before one had an account comes along; labels are then of no more use. */
function bringAlong(): void {
  if (!readLabels()) return;
  supportChatApi.keepVisitorChat.call().then(
    () => {
      forgetLabels();
      readSupportAgain(queryClient);
    },
    // Tried again in the next page.
    () => undefined,
  );
}
