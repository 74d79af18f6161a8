import { MessageCircle, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { Disclosure } from './disclosure.tsx';
import { IconButton } from './icon-button.tsx';
import { TextLink } from './link.tsx';
import { notify } from './toasts.tsx';

const row = 'flex flex-wrap items-center gap-3';

export function DevActions() {
  const [open, setOpen] = useState<'dialog' | 'confirm'>();
  const [pending, setPending] = useState(false);
  const close = () => setOpen(undefined);
  return (
    <div className="grid gap-5">
      <div className={row}>
        <Button>Commencer gratuitement</Button>
        <Button variant="secondary">Comment ça marche</Button>
        <Button variant="quiet">Plus tard</Button>
        <Button variant="danger">
          <Trash2 aria-hidden="true" />
          Supprimer mon compte
        </Button>
      </div>
      <div className={row}>
        <Button size="large">Grande</Button>
        <Button size="small">Petite</Button>
        <Button disabled>Indisponible</Button>
        <Button pending={pending} pendingLabel="Envoi en cours…" onClick={() => setPending(true)}>
          <MessageCircle aria-hidden="true" />
          Envoyer un message
        </Button>
        <Button pending pendingLabel="Enregistrement…">
          Enregistrer
        </Button>
        <IconButton icon={X} label="Passer ce profil" variant="tint" />
        <IconButton icon={X} label="Retirer" variant="outline" />
      </div>
      <div className={row}>
        <ButtonLink to="/" variant="secondary">
          Un lien en bouton
        </ButtonLink>
        <TextLink to="/">Un lien dans le texte</TextLink>
      </div>
      <Disclosure label="Voir mon parcours" openLabel="Refermer mon parcours">
        <p className="max-w-xl">
          Quinze ans à écouter des histoires d’amour, et à aider à en écrire de nouvelles.
        </p>
      </Disclosure>
      <div className={row}>
        <Button variant="secondary" onClick={() => setOpen('dialog')}>
          Ouvrir une fenêtre
        </Button>
        <Button variant="danger" onClick={() => setOpen('confirm')}>
          Demander confirmation
        </Button>
        <Button variant="quiet" onClick={() => notify.success('Vos préférences sont enregistrées.')}>
          Notification
        </Button>
        <Button
          variant="quiet"
          onClick={() => notify.error('Message non envoyé', 'Il est gardé ici : réessayez dans un instant.')}
        >
          Notification d’erreur
        </Button>
      </div>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Mot de passe oublié"
        description="Nous vous envoyons un lien pour en choisir un nouveau."
        footer={<Button onClick={close}>Envoyer le lien</Button>}
      >
        <p>Le lien reste valable une heure.</p>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onClose={close}
        title="Supprimer cette conversation ?"
        description="Les 24 messages échangés avec Camille seront effacés pour vous deux. C’est définitif."
        confirmLabel="Supprimer la conversation"
        danger
        onConfirm={close}
      />
    </div>
  );
}
