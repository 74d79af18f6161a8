import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { useQuery } from '@tanstack/react-query';
import { MessageSquareText, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { useDeskActions } from '#desk/staff/web/shared/desk-actions.ts';
import { KeyHint } from '#desk/staff/web/shared/key-hint.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import type { SavedReply } from '../contract.ts';
import { deskInboxApi } from './shared/api.ts';

interface ReplyPickerProps {
  onPick: (reply: SavedReply) => void;
  onManage: () => void;
}

const item =
  'grid min-h-11 cursor-default content-center rounded-[14px] px-3 py-1.5 text-sm outline-none data-highlighted:bg-lavande';

/** The answers that come back often: one is put into the composer, to be read again before it is sent. */
export function ReplyPicker({ onPick, onManage }: ReplyPickerProps) {
  const { data } = useQuery(deskInboxApi.replies.queryOptions());
  const [open, setOpen] = useState(false);
  useDeskActions([{ key: 't', label: 'Insérer une réponse type', run: () => setOpen(true) }]);
  return (
    <DropdownMenu.Root modal={false} open={open} onOpenChange={setOpen}>
      <DropdownMenu.Trigger
        aria-keyshortcuts="t"
        className={`${buttonStyle({ variant: 'quiet', size: 'small' })} max-sm:!px-2.5`}
      >
        <MessageSquareText aria-hidden="true" />
        Réponses types
        <KeyHint>t</KeyHint>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="start"
        side="top"
        sideOffset={6}
        collisionPadding={12}
        className="z-40 grid max-h-80 w-80 max-w-[calc(100vw-1.5rem)] animate-fade gap-0.5 overflow-y-auto rounded-[20px] border border-bord bg-carte p-2"
        // The focus goes to the composer with what was put into it.
        onCloseAutoFocus={(event) => event.preventDefault()}
      >
        {data?.map((reply) => (
          <DropdownMenu.Item key={reply.id} className={item} onSelect={() => onPick(reply)}>
            <span className="font-semibold wrap-anywhere">{reply.title}</span>
            <span className="line-clamp-1 text-encre-2">{reply.content}</span>
          </DropdownMenu.Item>
        ))}
        {data?.length === 0 ? (
          <p className="px-3 py-2 text-sm text-encre-2">Aucune réponse type n’est encore enregistrée.</p>
        ) : null}
        <DropdownMenu.Item className={`${item} border-t border-filet`} onSelect={onManage}>
          <span className="flex items-center gap-2 font-semibold text-prune">
            <Settings2 aria-hidden="true" className="size-4" />
            Voir toutes les réponses types
          </span>
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
