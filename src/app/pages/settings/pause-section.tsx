import { CirclePause } from 'lucide-react';
import { PauseChoice } from '#member/profile/web/shared/pause-choice.tsx';
import { SettingsSection } from '#ui/settings-section.tsx';

export function PauseSection() {
  return (
    <SettingsSection
      id="pause"
      icon={CirclePause}
      title="Faire une pause"
      intro="En pause, votre profil n’est plus proposé, pas même aux personnes qui l’ont vu aujourd’hui. Vos conversations continuent et rien n’est effacé."
    >
      <PauseChoice />
    </SettingsSection>
  );
}
