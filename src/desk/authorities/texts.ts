export const EMERGENCY_NUMBERS = [
  { number: '17', who: 'Police ou gendarmerie', what: 'quelqu’un est menacé, frappé, suivi, retenu' },
  { number: '112', who: 'Numéro d’urgence européen', what: 'depuis toute l’Europe, même sans crédit' },
  { number: '15', who: 'Samu', what: 'une vie est en danger, un malaise, une prise de médicaments' },
  { number: '18', who: 'Pompiers', what: 'un accident, un feu, une personne à secourir' },
  { number: '114', who: 'Par SMS', what: 'pour qui ne peut pas parler ou n’entend pas' },
  {
    number: '3114',
    who: 'Prévention du suicide',
    what: 'quelqu’un parle de mourir, ou s’inquiète pour un proche',
  },
] as const;
