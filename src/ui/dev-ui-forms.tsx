import { BookOpen, Heart, House, Trees } from 'lucide-react';
import { useState } from 'react';
import { Checkbox } from './checkbox.tsx';
import { ChipChoice } from './chip-choice.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import { Combobox } from './combobox.tsx';
import { DateField } from './date-field.tsx';
import { LabelledSlider } from './labelled-slider.tsx';
import { TextLink } from './link.tsx';
import { PasswordField } from './password-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

const towns = ['Lyon', 'Limoges', 'Lille', 'Lieusaint'].map((label, index) => ({
  id: label,
  label,
  detail: ['69', '87', '59', '77'][index],
}));

const values = ['Respect', 'Humour', 'Famille', 'Liberté', 'Écoute', 'Nature', 'Curiosité', 'Fidélité'].map(
  (label) => ({ value: label, label }),
);

const homes = [
  {
    value: 'together',
    label: 'Vivre ensemble',
    description: 'Sous le même toit, dès que c’est possible',
    icon: House,
  },
  { value: 'apart', label: 'Chacun chez soi', description: 'Se retrouver par choix', icon: Trees },
  { value: 'open', label: 'À décider à deux', icon: Heart },
  { value: 'later', label: 'Je ne sais pas encore', icon: BookOpen },
] as const;

export function DevForms() {
  const [town, setTown] = useState('');
  const [chosen, setChosen] = useState<string[]>(['Respect', 'Humour']);
  const [full, setFull] = useState<string[]>(['Respect', 'Humour', 'Famille']);
  const [listening, setListening] = useState<number | null>(null);
  const [distance, setDistance] = useState<number | null>(50);
  const [born, setBorn] = useState('');
  const found = towns.filter(({ label }) => label.toLowerCase().startsWith(town.toLowerCase()));
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
      <TextField label="Prénom" hint="Celui que les autres membres verront." autoComplete="given-name" />
      <TextField
        label="Adresse e-mail"
        type="email"
        autoComplete="email"
        defaultValue="camille@exemple"
        error="Cette adresse est incomplète : il manque la fin, par exemple « .fr »."
      />
      <PasswordField label="Mot de passe" hint="6 caractères au moins." autoComplete="new-password" />
      <TextField label="Profession" optional disabled defaultValue="Libraire" />
      <Combobox
        label="Ville"
        hint="Tapez « li », puis choisissez dans la liste."
        inputValue={town}
        onInputChange={setTown}
        options={found}
        onSelect={(option) => setTown(option.label)}
      />
      <Combobox
        label="Ville (recherche en cours)"
        inputValue="Ly"
        onInputChange={() => {}}
        options={[]}
        pending
        onSelect={() => {}}
      />
      <DateField
        legend="Date de naissance"
        hint="Par exemple 27 3 1988."
        value={born}
        onChange={setBorn}
        birthday
      />
      <DateField
        legend="Date de naissance, refusée"
        value="2015-04-31"
        onChange={() => {}}
        error="Ce jour n’existe pas : avril a 30 jours."
      />
      <TextArea
        label="À propos de vous"
        hint="Ce que vous aimez, ce que vous cherchez."
        maxLength={500}
        defaultValue="J’aime les balades en forêt, les marchés du dimanche et les longues conversations."
      />
      <div className="grid content-start gap-3">
        <Checkbox defaultChecked>
          J’accepte les <TextLink to="/">conditions d’utilisation</TextLink>
        </Checkbox>
        <Checkbox
          hint="Vous pouvez revenir sur ce choix à tout moment."
          error="Cochez cette case pour continuer : sans votre accord, nous ne pouvons rien calculer."
        >
          J’accepte l’usage de mes réponses sur ma vie amoureuse
        </Checkbox>
        <Checkbox disabled>Indisponible</Checkbox>
      </div>
      <ChoiceCards
        legend="Comment imaginez-vous la vie à deux ?"
        name="home"
        choices={homes}
        className="lg:col-span-2"
        columns={2}
      />
      <ChoiceCards
        legend="Sans réponse"
        name="children"
        choices={[
          { value: 'yes', label: 'Oui' },
          { value: 'no', label: 'Non' },
        ]}
        error="Choisissez une réponse pour continuer."
        className="lg:col-span-2"
        columns={2}
      />
      <ChipChoice
        legend="Vos valeurs"
        hint="5 au plus."
        chips={values}
        value={chosen}
        onChange={setChosen}
        max={5}
        counter={`${5 - chosen.length} choix à faire`}
      />
      <ChipChoice
        legend="Vos valeurs, au complet"
        hint="3 au plus : retirez-en une pour en choisir une autre."
        chips={values}
        value={full}
        onChange={setFull}
        max={3}
        counter={`${3 - full.length} choix à faire`}
      />
      <LabelledSlider
        label="Je me sens à l’écoute"
        min={1}
        max={10}
        value={listening}
        onChange={setListening}
        ends={['Pas du tout', 'Tout à fait']}
      />
      <LabelledSlider
        label="Distance"
        min={5}
        max={200}
        step={5}
        value={distance}
        onChange={setDistance}
        valueText={(value) => `${value}\u00a0km`}
      />
    </div>
  );
}
