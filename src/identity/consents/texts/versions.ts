import { PRODUCT_NAME } from '#lib/product.ts';
import type { ConsentPurpose } from '../rules.ts';
import { CONSENT_STATEMENTS, type ConsentStatement } from '../texts.ts';

/** A text that members agree to, word for word. It never changes once shown: new wording needs a new version. */
export interface ConsentText extends ConsentStatement {
  version: string;
  date: string;
  documents: readonly { path: string; sha256: string }[];
  /** SHA-256 of statement, details and documents, one per line; stored in the proof of consent. */
  sha256: string;
}

const termsPages = (cgu: string, privacy: string): ConsentText['documents'] => [
  { path: 'content/legal/cgu.md', sha256: cgu },
  { path: 'content/legal/privacy.md', sha256: privacy },
];

/**
 * Every text that members have ever agreed to, the latest first. A consent is proven by version, date and hash (D6,
 * D30); `versions.test.ts` fails when the wording changes under an existing hash, and prints the new hash.
 */
export const CONSENT_TEXTS: Record<ConsentPurpose, readonly [ConsentText, ...ConsentText[]]> = {
  terms: [
    {
      ...CONSENT_STATEMENTS.terms,
      version: 'cgu-16',
      date: '2026-11-29',
      documents: termsPages(
        'a46805c22cc61eae8fa028352bfc036f1783f891da2995c22489740b0275d135',
        '2fbd91b846ca422ece6bc706ad4a5d2e0656a0865d69c0e11f43a57b7dbc8884',
      ),
      sha256: 'c915c50f1c8ced1c9a6a3cab258e01780da4ebf5d8748d1f31a62d943f55b3c2',
    },
    {
      ...CONSENT_STATEMENTS.terms,
      version: 'cgu-15',
      date: '2026-11-29',
      documents: termsPages(
        'a46805c22cc61eae8fa028352bfc036f1783f891da2995c22489740b0275d135',
        'fc1966096c5d1c3081f14d13f8b82aa966e9a8408eb4735bb088bcccfe93d23c',
      ),
      sha256: '3cddc4884997fc913a115a5729e5188d6dd432267e577a40860026535d136ca4',
    },
    {
      ...CONSENT_STATEMENTS.terms,
      version: 'cgu-14',
      date: '2026-11-29',
      documents: termsPages(
        'a46805c22cc61eae8fa028352bfc036f1783f891da2995c22489740b0275d135',
        '95d7fee828107071fa1e001d43cbaa04b186aa0acb1c076e99451f6d4fe2545d',
      ),
      sha256: 'c52d14d93c9127aae2a4819ca30b891ae9e3c0537b19bc503ecfbb1020c451d4',
    },
    {
      ...CONSENT_STATEMENTS.terms,
      version: 'cgu-13',
      date: '2026-11-29',
      documents: termsPages(
        '37da19991b3e5450a3d076f8b5069c890bb42aa93671a942bfd14d1d356137cc',
        'a4ec9eb1abe875f121fea214a3449cdeefc2d55d61fcb0f3ea6b2dbcea45c035',
      ),
      sha256: '52c445c6321e99059fd7262f6e4a3f3c52c1f5056fcc4eadf1686a0bfd71ca66',
    },
    {
      ...CONSENT_STATEMENTS.terms,
      version: 'cgu-12',
      date: '2026-11-28',
      documents: termsPages(
        '1d68f932bddc19add71cad975fdc3054ab87f9cb332df6a1c13229286b2e5e69',
        '43d7684bc559726f821d7f2f6bf81671d734bc49929fb047175d6db7a360b6ae',
      ),
      sha256: '124c773f7c17bb4197ea701d1d3727ec48d0a6c6753ebdfc4ac85806ab1f0137',
    },
    {
      ...CONSENT_STATEMENTS.terms,
      version: 'cgu-11',
      date: '2026-11-28',
      documents: termsPages(
        '1d68f932bddc19add71cad975fdc3054ab87f9cb332df6a1c13229286b2e5e69',
        '2610a9b0ab677fcf795fcbd8aebfb17eacbec9dd7d0e4943c2bc86e7b694d985',
      ),
      sha256: '11cece8bce7d80a539052a7f1e76c9307a2ec87aa7f09a130322ecca62407fb9',
    },
    {
      ...CONSENT_STATEMENTS.terms,
      version: 'cgu-10',
      date: '2026-11-28',
      documents: termsPages(
        '1d68f932bddc19add71cad975fdc3054ab87f9cb332df6a1c13229286b2e5e69',
        '61aa04d4e51529a36bbce30973a0fc6fb1d99c355fd022a12832c438b982cbaf',
      ),
      sha256: '4f9fbb95ff19c2b3875809917a8688c2a18d14bade469fd209e5d761c7627637',
    },
    {
      ...CONSENT_STATEMENTS.terms,
      version: 'cgu-9',
      date: '2026-11-26',
      documents: termsPages(
        '1d68f932bddc19add71cad975fdc3054ab87f9cb332df6a1c13229286b2e5e69',
        '212deb1b0169adecabe3564782474ab0c29979fafc77f30aac524a77b7874911',
      ),
      sha256: '7d6d6d4153bfdfded6c089cc96de1057e2e01e4bc3fb261f4e7e6a6da2230bc0',
    },
    {
      ...CONSENT_STATEMENTS.terms,
      version: 'cgu-8',
      date: '2026-11-25',
      documents: termsPages(
        '9c3df602d3013dd3075442274adb5a7f94726c2a2ef89c5d71dd624fee3126c2',
        'ec8e440b13c589b4a8eb8e54a3e39b971a67248ebcc45abbe4e22a8204eb909e',
      ),
      sha256: 'cbfd65637c30cada570e96d57a2f797819aba0ca6e4cba242cac2a868496b95a',
    },
    {
      ...CONSENT_STATEMENTS.terms,
      version: 'cgu-7',
      date: '2026-11-24',
      documents: termsPages(
        '0297b1c48ef2363da6ec1322f000c39b9273dab5396f384c69981bb677954863',
        'ddc0664edafd5d5324a3129cc35afb10b066eeed1bb14294e9b58be1cd18c17a',
      ),
      sha256: '8eb9aff8d0612d9d223222c461489917ecbc121c01a606a48fde66648767fbe0',
    },
    {
      ...CONSENT_STATEMENTS.terms,
      version: 'cgu-6',
      date: '2026-11-23',
      documents: termsPages(
        '0297b1c48ef2363da6ec1322f000c39b9273dab5396f384c69981bb677954863',
        'ba6a78c80d246286be86e715b0909ffd162891a4e41a52088997baf4e78b107e',
      ),
      sha256: '941d1d69dce1ad03e8e7f5291719cf7d9fecd396d892feb2b0de1f1702f3e7d5',
    },
    {
      ...CONSENT_STATEMENTS.terms,
      version: 'cgu-5',
      date: '2026-11-22',
      documents: termsPages(
        'f3c18f8fe1ffd970c4d79342fca66f3930df4813c8ed0b4c93be9d0ebeb6fd5b',
        'e8eaa1c9aaeb10873b4424afff9ecb7b7b45b19a269cd98d2123593990bb7232',
      ),
      sha256: '468a9201145847b89e90bae594e307cf7f00ec749d755af2a5a0f3dc2a994dbb',
    },
    {
      ...CONSENT_STATEMENTS.terms,
      version: 'cgu-4',
      date: '2026-11-22',
      documents: termsPages(
        'f3c18f8fe1ffd970c4d79342fca66f3930df4813c8ed0b4c93be9d0ebeb6fd5b',
        '12807c2cca13f38d99f22b2f067ee08d4082c73938cb9498b57b9f883dc7712f',
      ),
      sha256: '0e92753ce8cae81670bd621cad668c68644e959938466a08298a82f3f384ef47',
    },
    {
      ...CONSENT_STATEMENTS.terms,
      version: 'cgu-3',
      date: '2026-11-22',
      documents: termsPages(
        'f3c18f8fe1ffd970c4d79342fca66f3930df4813c8ed0b4c93be9d0ebeb6fd5b',
        'aa726372b84c36d9126c28de5fd78b2014f3d8e530064e278b55e05fc27fbabb',
      ),
      sha256: '9aef3ec7de4b58109f753a012bdd83880b8fd0c280fec21960d538982421dd3c',
    },
    {
      ...CONSENT_STATEMENTS.terms,
      version: 'cgu-2',
      date: '2026-11-22',
      documents: termsPages(
        'd83be66e64bd871f411ee9ad18e01aa6835089290af74e0b9608f3142d3c8eca',
        '4ffbc04505ce49dfd0fe0d5f9dd41a593073d5c759152bfbc8a82c3c67120440',
      ),
      sha256: 'f5bf28e687ec1b967d6d625c7f800711e0ab848afd5010c5aca5b4d55da9c491',
    },
    {
      ...CONSENT_STATEMENTS.terms,
      version: 'CGU 2025-02-24, confidentialité 2025-02-19',
      date: '2026-11-21',
      statement: 'J’accepte les conditions générales d’utilisation (CGU) et la politique de confidentialité.',
      documents: termsPages(
        '7a06a7c5b02a3e87280299929089c0536cbd058f4b1e449e733d4e254695d955',
        'eef4b79729483626d6db7c28c05fe606f2a1f5b705c7b6c57e0114023e49b51e',
      ),
      sha256: '35d72a16bda19fdbcebbf09a2f27ee5df8cb52410d2ee9a52d6d67cd6fb2af2a',
    },
  ],
  'love-life': [
    {
      ...CONSENT_STATEMENTS['love-life'],
      version: 'vie-amoureuse-3',
      date: '2026-11-24',
      documents: [],
      sha256: '5d4ef356fd0aca46f3b6cbedb88b63c792137c45e2bdf64cdf6fe9927600a768',
    },
    {
      version: 'vie-amoureuse-2',
      date: '2026-11-22',
      statement: `J’accepte expressément que ${PRODUCT_NAME} utilise mes réponses sur ma vie amoureuse (mon profil amoureux) et le genre que je recherche pour choisir les personnes que l’on me présente, et celles à qui l’on me présente.`,
      details: [
        'Ces réponses touchent à votre intimité : la loi (RGPD, article 9) demande pour elles un accord à part.',
        'Aucun membre ne lit ces réponses. Elles comptent pourtant dans le score d’affinité, que vous voyez tous les deux : une affinité très haute laisse deviner que vos réponses se ressemblent. De même, les personnes à qui l’on vous présente devinent que vous cherchez quelqu’un de leur genre.',
        'Vous pouvez retirer cet accord à tout moment dans « Mon compte » : ces réponses et votre recherche sont alors effacées, et votre compte reste ouvert.',
      ],
      documents: [],
      sha256: '923abf186eb1e878385a84805f72f7e8f817e10e7aafc20fd91cd00492627af2',
    },
    {
      version: 'vie amoureuse 2025-02-19',
      date: '2026-11-21',
      statement: `J’accepte expressément que ${PRODUCT_NAME} utilise mes réponses sur ma vie amoureuse, ainsi que le genre que je recherche, pour me proposer des personnes et des conseils.`,
      details: [
        'Ces réponses touchent à votre intimité : la loi (RGPD, article 9) demande pour elles un accord à part. Votre profil amoureux et votre quiz ne sont montrés à aucun membre. Vous pourrez retirer cet accord à tout moment dans « Mon compte » : ces réponses seront alors effacées.',
      ],
      documents: [],
      sha256: 'bdf96878bf1280dc148cfae4e1a567c3e08e395eccc7066c3730bfe6a67f88b5',
    },
  ],
  quiz: [
    {
      ...CONSENT_STATEMENTS.quiz,
      version: 'quiz-1',
      date: '2026-11-22',
      documents: [],
      sha256: 'e7a8776c4858542abd1fb080798a6617b82be68e47e426f4e487d49fcbdace7c',
    },
  ],
  coaching: [
    {
      ...CONSENT_STATEMENTS.coaching,
      version: 'accompagnement-2',
      date: '2026-11-29',
      documents: [],
      sha256: 'fd65d2c57b1cc418e63964601849abdb791e81e66c3093d6934a070f9fda3997',
    },
    {
      version: 'accompagnement-1',
      date: '2026-11-24',
      statement: `J’accepte expressément que ${PRODUCT_NAME} garde, pour m’accompagner, ce que je confie sur ma vie intime à mon coach et à l’équipe : messages à mon coach, notes de l’entretien de bienvenue et de mon coach, inscription à un atelier sur la dépendance affective, la peur de l’abandon ou le deuil d’une relation.`,
      details: [
        'Ce que l’on confie là peut toucher à l’intime : la loi (RGPD, article 9) demande pour cela un accord à part, que vous êtes libre de ne pas donner. Le reste du site n’en dépend pas.',
        'Votre coach lit vos messages et écrit des notes ; la personne qui vous reçoit à l’entretien peut en écrire aussi, que les coachs et la matchmaker lisent. Aucun membre ne les lit. Elles n’entrent dans aucun calcul d’affinité.',
        'Vous pouvez retirer cet accord à tout moment dans « Mon compte » : vos messages avec votre coach et ces notes sont alors effacés.',
      ],
      documents: [],
      sha256: 'a9a4e3bd00f3000080517340bc9ceef44449d3b45190f16caeaff48e36af2cce',
    },
  ],
  interview: [
    {
      ...CONSENT_STATEMENTS.interview,
      version: 'entretien-1',
      date: '2026-11-29',
      documents: [],
      sha256: '9c1945998bcbf88d4baf5b80ce660b8b5a7b8cecf17509d84aa0c4d8a1615c9e',
    },
  ],
  'intimate-workshop': [
    {
      ...CONSENT_STATEMENTS['intimate-workshop'],
      version: 'atelier-intime-1',
      date: '2026-11-29',
      documents: [],
      sha256: '8127b74b719113fb62488f1889e47dd0d5100a59aceee2ebeafd17562c12c0c1',
    },
  ],
};

export function currentText(purpose: ConsentPurpose): ConsentText {
  return CONSENT_TEXTS[purpose][0];
}

/** Returns the text of a proof; the quiz was first covered by the text about love life. */
export function findConsentText(version: string): ConsentText | undefined {
  return Object.values(CONSENT_TEXTS)
    .flat()
    .find((text) => text.version === version);
}
