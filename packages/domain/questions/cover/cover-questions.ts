import { voluntaryExcesses } from '../../lists/cover.ts'
import { formatPounds, fromPounds } from '../../values/pence.ts'
import type { CoverDetails } from '../answers.ts'
import { entityOf, storedCode, unasked } from '../dto.ts'
import { mustBeOffered, valuedChoice } from '../kinds/choice.ts'
import { money } from '../kinds/money.ts'
import { type AnyGroupedQuestion, question } from '../question.ts'
import { effectiveFrom } from './effective-from.ts'
import { hasAgreedDisclaimer } from './has-agreed-disclaimer.ts'
import { levelOfCover } from './level-of-cover.ts'
import { noClaimsQuestions } from './no-claims-discount.ts'

const voluntaryExcessKind = valuedChoice(voluntaryExcesses, ({ pounds }) => fromPounds(pounds), money.dto)

export const voluntaryExcess = question<CoverDetails>()({
  name: 'voluntaryExcess',
  kind: voluntaryExcessKind,
  group: 'cover',
  label: 'How much voluntary excess do you want?',
  hint: 'The amount you agree to pay towards a claim, on top of your compulsory excess.',
  help: {
    summary: 'What is an excess?',
    body: "An excess is the part of a claim you pay yourself. The insurer sets the compulsory excess and you choose the voluntary one. A higher voluntary excess usually lowers your price, but you'd pay more if you claim.",
  },
  validate: mustBeOffered(voluntaryExcessKind, {
    key: 'voluntaryExcessRequired',
    message: 'Please choose a voluntary excess',
  }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: { field: 'voluntaryExcess', assume: [fromPounds(0), 'No voluntary excess'] },
  // Zero is prefilled (CON-08). An amount that a caller leaves out is unanswered, not zero.
  dto: { leftOut: { reply: 0 } },
  summary: formatPounds,
})

/** The questions about the cover, in order (D-030). */
export const coverQuestions: readonly AnyGroupedQuestion[] = [
  levelOfCover,
  effectiveFrom,
  voluntaryExcess,
  ...noClaimsQuestions,
  hasAgreedDisclaimer,
]

const field = unasked<CoverDetails>()

/** The cover as JSON (DAT-04). */
export const coverEntity = entityOf(
  [
    ...coverQuestions,
    // Asked once, of the proposer, and also written here (D-082).
    field('operatingArea', {
      shape: { text: 100 },
      serialise: (_cover, { proposerDetails }) => proposerDetails.operatingArea,
      deserialise: () => ({}),
    }),
    field('doesDriverOtherVehicle', {
      shape: 'yes-no',
      serialise: ({ doesDriverOtherVehicle }) => doesDriverOtherVehicle === true,
    }),
    field('otherVehicleType', {
      shape: 'code',
      serialise: ({ otherVehicleType }) => storedCode(otherVehicleType),
    }),
    // The server derives the end from the start and the term bought. It is accepted so that a reply can be sent back (D-134).
    field('effectiveTo', { shape: 'moment', serialise: () => undefined, deserialise: () => ({}) }),
  ],
  [
    'levelOfCover',
    'yearsOfNoClaimsDiscount',
    'protectNoClaimsDiscount',
    'typeOfPolicyNCDEarned',
    'operatingArea',
    'doesDriverOtherVehicle',
    'otherVehicleType',
    'voluntaryExcess',
    'effectiveFrom',
    'effectiveTo',
  ],
)
