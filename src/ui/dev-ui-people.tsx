import { BadgeCheck, MessageCircle, X } from 'lucide-react';
import { Avatar } from './avatar.tsx';
import { Badge, CountBadge } from './badge.tsx';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { IconButton } from './icon-button.tsx';
import { Score, ScoreParts } from './score.tsx';
import { SkeletonCard } from './skeleton.tsx';

export function DevPeople() {
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center gap-4">
        <Avatar firstName="Camille" size="small" />
        <Avatar firstName="Sarah" />
        <Avatar firstName="Maud" size="large" />
        <Avatar firstName="Léo" size="huge" />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Badge>Nouveau</Badge>
        <Badge tone="sauge" icon={BadgeCheck}>
          Membre vérifié
        </Badge>
        <Badge tone="lavande">Sans enfant</Badge>
        <Badge tone="abricot">Hors ligne</Badge>
        <Badge tone="lin">Archivé</Badge>
        <Badge tone="danger">Bloqué</Badge>
        <CountBadge count={3} label="3 messages non lus" />
      </div>
      <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        <Card as="article" className="grid content-start gap-4">
          <div className="flex items-center gap-4">
            <Avatar firstName="Camille" size="large" />
            <div>
              <h3>Camille, 34 ans</h3>
              <p className="text-encre-2">Lyon</p>
            </div>
          </div>
          <Score value={92} word="Très belle affinité" />
          <p>J’aime les balades en forêt, les marchés du dimanche et les longues conversations.</p>
          <div className="flex items-center gap-3">
            <IconButton icon={X} label="Passer le profil de Camille" variant="tint" />
            <Button className="grow">
              <MessageCircle aria-hidden="true" />
              Envoyer un message
            </Button>
          </div>
        </Card>
        <Card tone="lavande" className="grid content-start gap-6">
          <Score value={76} word="Belle affinité" size="large" />
          <ScoreParts loveProfile="réponses très proches" activities={12} lifeProject={24} />
        </Card>
        <SkeletonCard />
      </div>
    </div>
  );
}
